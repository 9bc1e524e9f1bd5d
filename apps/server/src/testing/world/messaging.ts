import { messageCalls } from '@ramplight/contract/messaging/messages'
import type { AreaRecords } from './making.ts'

/** A record of each family of this area that has none yet, by its family. */
export const messagingRecords: AreaRecords = async ({ made, tournament, user }) => ({
  messages: await made(messageCalls.create, { body: { recipients: [user], tournament, subject: 'Fog', message: 'We launch at seven.' } }),
})
