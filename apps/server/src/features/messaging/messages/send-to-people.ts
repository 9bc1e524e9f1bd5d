import { newId } from '@ramplight/contract/kernel/new-id'
import { refused } from '@ramplight/domain/kernel/errors'
import { smsWords } from '@ramplight/domain/messaging/sms-words'
import { topicOf } from '@ramplight/domain/messaging/topics'
import type { UserRow } from '#features/people/users/index'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import { isStored } from '#platform/database/records'
import type { Db } from '#platform/database/types'
import { leaveMessages, type OutgoingMessage } from '#platform/outgoing/leave-message'
import { addressOf } from './copies.ts'
import { type MessageRow, messageStore } from './messages.store.ts'
import { pushCopies } from './push-copies.ts'
import type { ToPeople } from './to-people.ts'

/**
 * Keeps a message and leaves everybody who can be reached a copy, in one transaction. The message with this id is written once,
 * however often it is asked for; only who writes it the first time leaves copies. Asked for with other words, for others or for
 * another time it is refused: nobody would get what is asked now. Two people at one address get one.
 */
export async function sendToPeople(db: Db, to: ToPeople, doer: Doer): Promise<MessageRow> {
  const { channel, people, subject = null, message, sender, tournament = null, season = null, tour = null, audience } = to
  const id = to.id ?? newId()
  const goesOut = (asked: string) => to.goesOut?.(new Date(asked)) ?? null
  const sendAfter = goesOut(doer.at)
  return inTransaction(db, async (tx) => {
    const recipients = people.map((person) => person.id)
    const asked = { type: channel, subject, message, tournament, season, audience }
    const values = { ...asked, id, sender, recipients, tour, sendAfter }
    const about = { tournament, summary: `Message ${subject ?? ''}`.trim() }
    const [created] = await messageStore.insertMany(tx, [values], doer, () => about)
    if (!created) {
      const stored = await messageStore.find(tx, id)
      if (stored?.sender !== sender) throw refused('record.id-taken')
      // A night that came in between changes nothing that was asked.
      const again = { ...asked, sendAfter: goesOut(stored.createdAt), ...(!audience && { recipients: recipients.toSorted() }) }
      if (!isStored({ ...stored, recipients: stored.recipients.toSorted() }, again)) throw refused('message.sent-already')
      return stored
    }
    const copies = [...copiesOf(to, id, sendAfter), ...(await pushCopies(tx, to, sendAfter))]
    await leaveMessages(tx, copies, { at: doer.at, about: id })
    return created
  })
}

function copiesOf(to: ToPeople, id: string, sendAfter: string | null): OutgoingMessage[] {
  const { channel, people, subject, message, from, language, ...about } = to
  const words =
    channel === 'email'
      ? { kind: 'mail' as const, subject: subject || from.name, text: message, replyTo: from.replyTo }
      : { kind: 'sms' as const, text: smsWords(from.name, message) }
  const shared = {
    ...words,
    bulk: true as const,
    topic: topicOf(about),
    message: id,
    ...(sendAfter && { sendAfter }),
    ...(language && { language }),
  }
  const byAddress = new Map<string, UserRow>()
  for (const person of people) {
    const address = addressOf(person, channel)?.toLowerCase()
    if (address && !byAddress.has(address)) byAddress.set(address, person)
  }
  return [...byAddress].map(([address, person]) => ({ ...shared, to: address, person: person.id }))
}
