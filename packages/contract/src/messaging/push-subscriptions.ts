import { NEWS_LANGUAGES } from '@ramplight/domain/messaging/news-words'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'

const base64url = (length: number) =>
  z
    .string()
    .length(length)
    .regex(/^[\w-]+$/, 'must be letters, digits, - and _')

/** A device as its browser describes it (`PushSubscription`), and the language that its screens speak. */
const device = z
  .strictObject({
    endpoint: z.string().max(1000),
    publicKey: base64url(87),
    secret: base64url(22),
    language: z.enum(NEWS_LANGUAGES),
  })
  .meta({ id: 'PushSubscription' })
export type PushDevice = z.output<typeof device>

const base = '/api/push-subscriptions/'

export const pushSubscriptionCalls = {
  own: endpoint({
    method: 'GET',
    path: base,
    summary: 'What a browser subscribes with, whether notifications are sent from here, and which devices of the caller take them.',
    policy: 'signed-in',
    own: 'sign-in',
    response: z.object({ isCarried: z.boolean(), key: z.string(), devices: z.array(z.object({ endpoint: z.string() })) }),
  }),
  subscribe: endpoint({
    method: 'POST',
    path: base,
    summary:
      'The device in the caller’s hand takes notifications from now on. The same device is there once, and belongs to who asked last.',
    policy: 'signed-in',
    own: 'sign-in',
    body: device,
    response: z.object({ ok: z.literal(true) }),
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: `${base}unsubscribe`,
    summary: 'A device of the caller takes none any more. Nothing happens for one that is not theirs, or takes none already.',
    policy: 'signed-in',
    own: 'sign-in',
    body: device.pick({ endpoint: true }),
    response: z.object({ ok: z.literal(true) }),
  }),
}
