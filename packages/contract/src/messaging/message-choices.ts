import { comesBy, MESSAGE_CHANNELS, MESSAGE_TOPICS } from '@ramplight/domain/messaging/topics'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'

const choice = z
  .strictObject({ topic: z.enum(MESSAGE_TOPICS), channel: z.enum(MESSAGE_CHANNELS) })
  .refine(({ topic, channel }) => comesBy(topic, channel), 'does not come this way')

/** What somebody does not want by mail, by text or as a notification. Everything is wanted that is not here; the inbox and what is about an account cannot be turned off. */
const choices = z.strictObject({ off: z.array(choice).max(MESSAGE_TOPICS.length * MESSAGE_CHANNELS.length) }).meta({ id: 'MessageChoices' })
export type MessageChoices = z.output<typeof choices>

export const messageChoiceCalls = {
  own: endpoint({
    method: 'GET',
    path: '/api/message-choices/',
    summary: 'What the caller has turned off.',
    policy: 'signed-in',
    response: choices,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/message-choices/',
    summary: 'Turns off what is named, and on again what is not.',
    policy: 'signed-in',
    body: choices,
    response: choices,
  }),
}
