import nodemailer from 'nodemailer'
import { NotSent, type Provider, type ToSend } from './provider.ts'

/** `url`: smtp:// or smtps://, with name and password where the server asks for them. */
export type SmtpSettings = { url: string; from: string }

/** No answer within this is none. */
const ANSWER_MS = 20_000
const CONNECTIONS = 5

/** What a mail is called for ever: whoever gets it twice can see that it is the same. */
export const messageIdOf = (id: string, from: string): string => `<${id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'ramplight.invalid'}>`

/** Mail by SMTP. The protocol cannot be asked afterwards what it took, so it has no `find`. */
export function mailBySmtp({ url, from }: SmtpSettings): Provider {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: ANSWER_MS,
    greetingTimeout: ANSWER_MS,
    socketTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(message) {
      const messageId = messageIdOf(message.id, from)
      try {
        await transport.sendMail({ ...bodyOf(message), from, messageId })
      } catch (error) {
        throw notSent(error as SmtpError)
      }
      return { reference: messageId }
    },
    close: async () => transport.close(),
  }
}

/** RFC 8058: a mail program takes somebody off without opening a page. */
export const mailHeaders = (unsubscribe: ToSend['unsubscribe']): Record<string, string> =>
  unsubscribe
    ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : { 'Auto-Submitted': 'auto-generated' }

const bodyOf = ({ to, subject, text, html, replyTo, unsubscribe }: ToSend) => ({
  // As an object, so that no comma makes two of one address.
  to: { name: '', address: to },
  subject,
  text,
  html,
  ...(replyTo ? { replyTo } : {}),
  headers: mailHeaders(unsubscribe),
})

/** Steps of the protocol that are about us, not about whom we write to. */
const OURS = /^(CONN|AUTH|STARTTLS|EHLO|HELO|MAIL FROM)/

type SmtpError = { code?: string; command?: string; responseCode?: number }

function notSent({ code = 'broken', command, responseCode }: SmtpError): NotSent {
  if (responseCode && responseCode >= 500)
    // A wrong password, a closed door or a sender that may not send is ours to mend; the mail is as good as before.
    return new NotSent(OURS.test(command ?? '') || code === 'EAUTH' ? 'away' : 'refused', `smtp-${responseCode}`)
  if (responseCode && responseCode >= 400) return new NotSent('away', `smtp-${responseCode}`)
  return new NotSent(command === 'CONN' || code === 'EDNS' || code === 'ECONNECTION' ? 'away' : 'unclear', code.toLowerCase())
}
