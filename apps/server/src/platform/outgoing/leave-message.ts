import { newId } from '@ramplight/contract/kernel/new-id'
import type { MessageTopic } from '@ramplight/domain/messaging/topics'
import { and, eq, or } from 'drizzle-orm'
import type { Queryable } from '../database/types.ts'
import type { Language } from '../http/language-of.ts'
import { outgoingMessages } from './outgoing.table.ts'

type Words = { kind: 'mail' | 'push'; to: string; subject: string; text: string } | { kind: 'sms'; to: string; text: string }

export type OutgoingMessage = Words & {
  /** Of the text; English without it. */
  language?: Language
  /** Not before this moment. */
  sendAfter?: string
  /** A path of our pages that it leads to. */
  link?: string
  /** Its text or link opens something: both leave the row as soon as it is sent. */
  secret?: true
  /** Where an answer to a mail goes. */
  replyTo?: string | null
  /** Not about an account: who took themselves off our lists does not get it. */
  bulk?: true
  /** A notification that makes no sound. */
  isQuiet?: boolean
  /** What they may have turned off. */
  topic?: MessageTopic
  /** The message that this is somebody's copy of. */
  message?: string
  person?: string
  /** Of no use any more after this moment, such as a code. */
  goodUntil?: string
  /** The record that this one of many tells about. */
  about?: string
}

/**
 * Leaves a message to be sent: with the transaction it is written in it counts or it does not, so nobody is told what
 * did not happen. Nothing is sent here; the commit wakes the delivery. `about` is the id of the record it tells about.
 */
export const leaveMessage = (db: Queryable, message: OutgoingMessage, left: Left): Promise<void> => leaveMessages(db, [message], left)

type Left = { at: string; about: string }

/** The same for many, in one statement. */
export async function leaveMessages(db: Queryable, messages: OutgoingMessage[], { at, about }: Left): Promise<void> {
  if (messages.length)
    await db.insert(outgoingMessages).values(messages.map((message) => ({ id: newId(), createdAt: at, about, ...message })))
}

/** Copies of this message, and notifications of it, that nobody has sent yet are not sent any more. */
export async function forgetCopies(db: Queryable, message: string): Promise<void> {
  const { about, kind, state } = outgoingMessages
  const isOfIt = or(eq(outgoingMessages.message, message), and(eq(about, message), eq(kind, 'push')))
  await db.delete(outgoingMessages).where(and(isOfIt, eq(state, 'waiting')))
}
