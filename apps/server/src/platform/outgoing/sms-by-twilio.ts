import { noAnswer, noAnswerCode } from './no-answer.ts'
import { NotSent, type Provider } from './provider.ts'

export type TwilioSettings = {
  /** Where the API is; a stand-in speaks the same. */
  url: string
  account: string
  token: string
  /** The numbers we send from; a person hears from the same one as long as the list stays as it is. */
  numbers: () => Promise<string[]>
  /** Where what becomes of a message is told; undefined when nobody can reach us. */
  statusUrl?: (id: string) => string
}

const ANSWER_MS = 20_000
/** The provider's code for a number that answered STOP, maybe before we began to listen. */
const SAID_STOP = 21_610
/** Ten digits as the protocol writes them. */
export const international = (digits: string): string => (digits.startsWith('+') ? digits : `+1${digits}`)

const sumOf = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7)

/** The number it is sent from is wrong, may not send, or has a full queue: ours to mend, and the message is as good as before. */
const OUR_NUMBER = new Set([21_212, 21_603, 21_606, 21_611, 21_659])

const NEVER_SENT = ['failed', 'canceled']
const CLOCKS_DIFFER_MS = 300_000

type Message = { sid?: string; body?: string; status?: string; date_created?: string; code?: number }

/** SMS by the Twilio protocol. It has no key that makes a repeat harmless, so an unclear try is looked up before it is made again. */
export function smsByTwilio({ url, account, token, numbers, statusUrl }: TwilioSettings): Provider {
  const messages = `${url}/2010-04-01/Accounts/${account}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`

  async function ask(address: string, init: RequestInit = {}): Promise<{ status: number; body: Message & { messages?: Message[] } }> {
    const headers = { authorization, ...init.headers }
    const response = await fetch(address, { ...init, headers, signal: AbortSignal.timeout(ANSWER_MS) })
    return { status: response.status, body: (await response.json()) as Message & { messages?: Message[] } }
  }

  return {
    async send({ id, to, text }) {
      const known = await numbers()
      const from = known[sumOf(to) % known.length]
      if (!from) throw new NotSent('away', 'no-number')
      const form = new URLSearchParams({ To: international(to), From: international(from), Body: text })
      if (statusUrl) form.set('StatusCallback', statusUrl(id))
      const { status, body } = await ask(messages, { method: 'POST', body: form }).catch(noAnswer)
      if (status < 300 && body.sid) return { reference: body.sid }
      const code = `sms-${body.code ?? status}`
      if (body.code === SAID_STOP) throw new NotSent('refused', 'stopped')
      if (body.code !== undefined && OUR_NUMBER.has(body.code)) throw new NotSent('away', code)
      // Refused by what it is, not by who asks or how often.
      if (status >= 400 && status < 500 && ![401, 403, 404, 408, 429].includes(status)) throw new NotSent('refused', code)
      throw new NotSent(status >= 500 ? 'unclear' : 'away', code)
    },

    /** The newest that went to this number. Not asked by the day of sending: what still waits there has none. */
    async find({ to, text, createdAt }) {
      const query = new URLSearchParams({ To: international(to), PageSize: '200' })
      const { status, body } = await ask(`${messages}?${query}`).catch((error) => {
        throw new NotSent('unclear', noAnswerCode(error))
      })
      if (status !== 200) throw new NotSent('unclear', `sms-${status}`)
      return (body.messages ?? []).flatMap(({ sid, body, status = '', date_created = '' }) => {
        const isSame = body === text && !NEVER_SENT.includes(status) && Date.parse(date_created) >= Date.parse(createdAt) - CLOCKS_DIFFER_MS
        return isSame && sid ? [sid] : []
      })
    },
    close: async () => {},
  }
}
