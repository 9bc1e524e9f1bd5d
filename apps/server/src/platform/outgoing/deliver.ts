import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../database/types.ts'
import { type Claimant, claim, type Handed } from './claims.ts'
import { choiceKey, turnedOffBy } from './listed.ts'
import { mailOf } from './mail-template.ts'
import { outgoingMessages as messages, type OutgoingRow } from './outgoing.table.ts'
import { NotSent, type Provider, type ToSend } from './provider.ts'
import { isUnreachable, noteUnreachable } from './unreachable.ts'

export type Delivering = {
  db: Db
  now: () => Date
  by: Claimant
  /** Where people reach this server, for links; undefined when nobody has said. */
  publicUrl: string | undefined
  /** The address that takes somebody off our lists; undefined as above. */
  unsubscribeUrl: (address: string) => string | undefined
}

/** `again`: the queue tries later. `dead`: no try will ever work. */
export type Outcome = 'done' | 'again' | 'dead'

/** One try to send one message. Whatever happens, the row says what is known. */
export async function deliver(work: Delivering, provider: Provider, handed: Handed): Promise<{ outcome: Outcome; error: string | null }> {
  const { db, by } = work
  const row = await claim(db, handed, by)
  if (row === 'over') return { outcome: 'done', error: null }
  if (row === 'taken') return { outcome: 'again', error: 'taken' }
  by.inHand.add(row.id)
  try {
    const reason = await reasonNotTo(work, row)
    if (reason) throw new NotSent('refused', reason)
    const message = toSend(row, work)
    const reference = (row.unclear && (await sentBefore(db, provider, message))) || (await provider.send(message)).reference
    await noteSent(work, row, reference)
    return { outcome: 'done', error: null }
  } catch (error) {
    // Not ours to explain: a fault of the program, or the database that could not note it. It may have been sent.
    if (!(error instanceof NotSent)) return { outcome: 'again', error: `broken, ${(error as Error).name}` }
    if (error.code === 'stopped') await noteUnreachable(db, row.to, 'stopped', work.now().toISOString())
    const unclear = row.unclear || error.kind === 'unclear'
    await db.update(messages).set({ state: 'waiting', unclear, lastError: error.code }).where(mine(work, row))
    return { outcome: error.kind === 'refused' ? 'dead' : 'again', error: error.code }
  } finally {
    by.inHand.delete(row.id)
  }
}

/** What a provider has sent already that is the same, and is no other message of ours. */
async function sentBefore(db: Db, provider: Provider, message: ToSend): Promise<string | null> {
  const found = (await provider.find?.(message)) ?? []
  if (!found.length) return null
  const ours = await db.select({ reference: messages.reference }).from(messages).where(inArray(messages.reference, found))
  return found.find((one) => !ours.some(({ reference }) => reference === one)) ?? null
}

async function reasonNotTo({ db, now }: Delivering, row: OutgoingRow): Promise<string | null> {
  if (row.goodUntil && row.goodUntil <= now().toISOString()) return 'too-late'
  return (await isUnreachable(db, row)) ?? (await isTurnedOff(db, row))
}

/** Asked when it is sent, so that who turns something off gets nothing that was left before either. */
async function isTurnedOff(db: Db, { person, topic, kind }: OutgoingRow): Promise<'turned-off' | null> {
  if (!person || !topic) return null
  return (await turnedOffBy(db, [person])).has(choiceKey({ person, topic, kind })) ? 'turned-off' : null
}

function toSend(row: OutgoingRow, { publicUrl, unsubscribeUrl }: Delivering): ToSend {
  const link = row.link && (publicUrl ? new URL(row.link, publicUrl).href : row.link)
  const unsubscribe = (row.bulk && unsubscribeUrl(row.to)) || null
  const subject = row.subject ?? ''
  const words = WORDS[row.kind]({ subject, text: row.text, link, unsubscribe, language: row.language })
  const { id, to, replyTo, createdAt, goodUntil, isQuiet } = row
  const tag = `${row.topic ?? 'message'} ${row.about ?? id}`
  return { id, to, subject, ...words, link: row.link, tag, isQuiet, goodUntil, replyTo, unsubscribe, createdAt }
}

type Words = Parameters<typeof mailOf>[0]

/** How the text of each kind is written; a notification has its link beside it. */
const WORDS = {
  mail: mailOf,
  sms: ({ text, link }) => ({ text: smsText(text, link), html: '' }),
  push: ({ text }) => ({ text, html: '' }),
} satisfies Record<OutgoingRow['kind'], (words: Words) => { text: string; html: string }>

const smsText = (text: string, link: string | null) => (link ? `${text} ${link}` : text)

/** What leaves a row that is over. */
export const forgotten = ({ secret }: Pick<OutgoingRow, 'secret'>) => (secret ? { text: '', link: null } : {})

async function noteSent(work: Delivering, row: OutgoingRow, reference: string | null): Promise<void> {
  await work.db
    .update(messages)
    .set({ state: 'sent', sentAt: work.now().toISOString(), reference, job: null, unclear: false, lastError: null, ...forgotten(row) })
    // A yes of the provider is true whoever holds the message by now.
    .where(and(eq(messages.id, row.id), inArray(messages.state, ['waiting', 'sending'])))
}

/** It still is this process that sends it. */
const mine = ({ by }: Delivering, { id }: OutgoingRow) =>
  and(eq(messages.id, id), eq(messages.state, 'sending'), eq(messages.claimedBy, by.name))
