import { createHash } from 'node:crypto'
import { noAnswer } from './no-answer.ts'
import { NotSent, type Provider, type ToSend } from './provider.ts'
import { encryptForDevice, type PushKeys } from './push-encryption.ts'
import { type Vapid, vapidHeader } from './vapid.ts'

export type PushDevice = PushKeys & { endpoint: string }

export type PushSettings = {
  vapid: Vapid
  /** Whom a push service tells when something is wrong: `https:` or `mailto:`. */
  contact: string
  now: () => Date
  /** The device of this id; null when it takes no notifications any more. */
  deviceOf: (id: string) => Promise<PushDevice | null>
  /** Its push service does not know it any more. */
  forget: (id: string) => Promise<void>
  /** May we write to this address? */
  isAllowed: (endpoint: string) => boolean
}

const ANSWER_MS = 20_000
/** What is not said to be of no use before is kept so long for a phone that is off. */
const KEPT_SECONDS = 24 * 3600
/** Far below what a push service takes, and more than a phone shows. */
const MOST_TEXT = 500

/** Notifications by the push services of browsers (RFC 8030). Nobody has to be set up for it, and nobody paid. */
export function pushByWeb({ vapid, contact, now, deviceOf, forget, isAllowed }: PushSettings): Provider {
  return {
    async send(message) {
      const device = await deviceOf(message.to)
      if (!device) throw new NotSent('refused', 'no-device')
      // Asked again here: what counts as one may have changed since the device was written down.
      if (!isAllowed(device.endpoint)) throw new NotSent('refused', 'no-push-service')
      const headers = {
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(secondsKept(message, now())),
        urgency: message.isQuiet ? 'normal' : 'high',
        topic: topicOf(message),
        authorization: await vapidHeader(vapid, device.endpoint, contact, now()),
      }
      const body = new Uint8Array(encryptForDevice(payloadOf(message), device))
      // Nobody leads us elsewhere: another address was never looked at.
      const init = { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) } as const
      const response = await fetch(device.endpoint, init).catch(noAnswer)
      await response.body?.cancel()
      const { status } = response
      if (status >= 200 && status < 300) return { reference: null }
      if (status === 404 || status === 410) {
        await forget(message.to)
        throw new NotSent('refused', 'no-device')
      }
      if (status === 429 || status >= 500) throw new NotSent(status >= 500 ? 'unclear' : 'away', `push-${status}`)
      throw new NotSent('refused', `push-${status}`)
    },
    close: async () => {},
  }
}

/** What the worker of the app shows (apps/web/src/platform/push/show-push.ts). A newer one of the same tag takes the place of an older one. */
const payloadOf = ({ subject, text, link, tag, isQuiet }: ToSend): string =>
  JSON.stringify({ title: subject, body: text.slice(0, MOST_TEXT), url: link ?? '/', tag, silent: isQuiet })

function secondsKept({ goodUntil }: ToSend, now: Date): number {
  if (!goodUntil) return KEPT_SECONDS
  return Math.max(0, Math.min(KEPT_SECONDS, Math.floor((Date.parse(goodUntil) - now.getTime()) / 1000)))
}

/** 32 letters, by which the push service throws away what a newer one replaces before a phone is back. */
const topicOf = ({ tag }: ToSend): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32)
