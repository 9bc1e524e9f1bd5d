import { newId } from '@ramplight/contract/kernel/new-id'
import type { Queryable } from '../database/types.ts'
import { outgoingMessages } from './outgoing.table.ts'

type Words = { kind: 'mail'; to: string; subject: string; text: string } | { kind: 'sms'; to: string; text: string }

export type OutgoingMessage = Words & {
  /** Not before this moment. */
  sendAfter?: string
  /** A path of our pages that it leads to. */
  link?: string
  /** Its text or link opens something: both leave the row as soon as it is sent. */
  secret?: true
  /** Of no use any more after this moment, such as a code. */
  goodUntil?: string
}

/**
 * Leaves a message to be sent: with the transaction it is written in it counts or it does not, so nobody is told what
 * did not happen. Nothing is sent here; the commit wakes the delivery. `about` is the id of the record it tells about.
 */
export async function leaveMessage(db: Queryable, message: OutgoingMessage, { at, about }: { at: string; about: string }): Promise<void> {
  await db.insert(outgoingMessages).values({ id: newId(), createdAt: at, about, ...message })
}
