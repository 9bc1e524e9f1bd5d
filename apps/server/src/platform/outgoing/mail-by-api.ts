import { mailHeaders, messageIdOf } from './mail-by-smtp.ts'
import { noAnswer } from './no-answer.ts'
import { NotSent, type Provider, type ToSend } from './provider.ts'

/** The HTTP API of a mail provider, by the SendGrid protocol (v3). */
export type MailApiSettings = { url: string; key: string; from: string }

const ANSWER_MS = 20_000

/** `Name <address>`, or an address alone. */
const senderOf = (from: string) => {
  const [, name = '', email = from] = /^(.*?)\s*<([^>]+)>$/.exec(from) ?? []
  return name ? { email, name } : { email }
}

/** Mail by the API of a provider. It cannot be asked afterwards what it took, so it has no `find`. */
export function mailByApi({ url, key, from }: MailApiSettings): Provider {
  return {
    async send(message) {
      const response = await fetch(`${url}/v3/mail/send`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf(message, from)),
        signal: AbortSignal.timeout(ANSWER_MS),
      }).catch(noAnswer)
      await response.body?.cancel()
      if (response.status < 300) return { reference: response.headers.get('x-message-id') }
      // The provider says no to this very mail; everything else is about us, or about the moment.
      const kind = response.status === 400 || response.status === 413 ? 'refused' : response.status >= 500 ? 'unclear' : 'away'
      throw new NotSent(kind, `mail-${response.status}`)
    },
    close: async () => {},
  }
}

const bodyOf = ({ id, to, subject, text, html, replyTo, unsubscribe }: ToSend, from: string) => ({
  personalizations: [{ to: [{ email: to }] }],
  from: senderOf(from),
  ...(replyTo && { reply_to: { email: replyTo } }),
  subject,
  content: [
    { type: 'text/plain', value: text },
    { type: 'text/html', value: html },
  ],
  // Comes back with each event.
  custom_args: { message: id },
  headers: { 'Message-ID': messageIdOf(id, from), ...mailHeaders(unsubscribe) },
  // What we send is what is read: no pictures that tell, no links that go by somebody else.
  tracking_settings: { click_tracking: { enable: false }, open_tracking: { enable: false } },
})
