import { newId } from '@ramplight/contract/kernel/new-id'
import type { Queryable } from '../database/types.ts'
import { outgoingMessages } from './outgoing.table.ts'

export type OutgoingMessage = { kind: 'mail'; to: string; subject: string; text: string } | { kind: 'sms'; to: string; text: string }

/**
 * Leaves a message to be sent: with the transaction it is written in it counts or it does not, so nobody is told what
 * did not happen. Nothing is sent here. `about` is the id of the record it tells about.
 */
export async function leaveMessage(db: Queryable, message: OutgoingMessage, { at, about }: { at: string; about: string }): Promise<void> {
  await db.insert(outgoingMessages).values({ id: newId(), createdAt: at, about, ...message })
}
