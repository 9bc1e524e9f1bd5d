import { newId } from '@ramplight/contract/kernel/new-id'
import type { MessageAudience } from '@ramplight/contract/messaging/messages'
import { refused } from '@ramplight/domain/kernel/errors'
import { smsWords } from '@ramplight/domain/messaging/sms-words'
import { topicOf } from '@ramplight/domain/messaging/topics'
import type { UserRow } from '#features/people/users/index'
import type { Doer } from '#platform/audit/doer'
import type { Db } from '#platform/database/types'
import { leaveMessages, type OutgoingMessage } from '#platform/outgoing/leave-message'
import { addressOf, type Channel } from './copies.ts'
import { type MessageRow, messageStore } from './messages.store.ts'

export type ToPeople = {
  id?: string | undefined
  channel: Channel
  people: UserRow[]
  subject?: string | null | undefined
  message: string
  /** Who is said to write, at the beginning of an SMS; of a mail, where an answer goes. */
  from: { name: string; replyTo: string | null }
  sender: string
  tournament?: string | null | undefined
  season?: string | null | undefined
  tour?: string | null | undefined
  audience?: MessageAudience
  sendAfter?: string | null
}

/**
 * Keeps a message and leaves everybody who can be reached a copy, in one transaction. The message with this id is written once,
 * however often it is asked for; only who writes it the first time leaves copies. Two people at one address get one.
 */
export async function sendToPeople(db: Db, to: ToPeople, doer: Doer): Promise<MessageRow> {
  const { channel, people, subject = null, message, sender, tournament = null, season = null, tour = null, audience, sendAfter = null } = to
  const id = to.id ?? newId()
  return db.transaction(async (tx) => {
    const recipients = people.map((person) => person.id)
    const values = { id, sender, recipients, type: channel, subject, message, tournament, season, tour, audience, sendAfter }
    const about = { tournament, summary: `Message ${subject ?? ''}`.trim() }
    const [created] = await messageStore.insertMany(tx, [values], doer, () => about)
    if (!created) {
      const stored = await messageStore.find(tx, id)
      if (stored?.sender !== sender) throw refused('record.id-taken')
      return stored
    }
    await leaveMessages(tx, copiesOf(to, id), { at: doer.at, about: id })
    return created
  })
}

function copiesOf({ channel, people, subject, message, from, sendAfter, ...about }: ToPeople, id: string): OutgoingMessage[] {
  const words =
    channel === 'email'
      ? { kind: 'mail' as const, subject: subject || from.name, text: message, replyTo: from.replyTo }
      : { kind: 'sms' as const, text: smsWords(from.name, message) }
  const shared = { ...words, bulk: true as const, topic: topicOf(about), message: id, ...(sendAfter && { sendAfter }) }
  const byAddress = new Map<string, UserRow>()
  for (const person of people) {
    const to = addressOf(person, channel)?.toLowerCase()
    if (to && !byAddress.has(to)) byAddress.set(to, person)
  }
  return [...byAddress].map(([to, person]) => ({ ...shared, to, person: person.id }))
}
