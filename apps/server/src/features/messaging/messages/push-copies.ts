import { topicOf } from '@ramplight/domain/messaging/topics'
import type { UserRow } from '#features/people/users/index'
import type { Queryable } from '#platform/database/types'
import type { OutgoingMessage } from '#platform/outgoing/leave-message'
import { devicesOf } from '../push-subscriptions/index.ts'
import { addressOf } from './copies.ts'
import type { ToPeople } from './to-people.ts'

/** Where what was written to somebody is read. */
const INBOX_OF = {
  Angler: '/angler/messages',
  Director: '/director/messages/answers',
  'System Admin': '/sys-admin/messages',
} as const satisfies Record<UserRow['userType'], string>

/** As much as a locked phone shows. */
const SHOWN = 160

/**
 * What somebody wrote also comes as a notification, to whoever has turned them on and gets no text message of it. It is no copy of
 * the message: whether it was read is said in the inbox. As a mail makes no sound, neither does this.
 */
export async function pushCopies(db: Queryable, to: ToPeople, sendAfter: string | null): Promise<OutgoingMessage[]> {
  const { channel, people, subject, message, from } = to
  const without = people.filter((person) => channel === 'email' || !addressOf(person, 'sms'))
  const devices = await devicesOf(
    db,
    without.map((person) => person.id),
  )
  const inboxOf = new Map(without.map(({ id, userType }) => [id, INBOX_OF[userType]]))
  const text = (subject || message).trim().slice(0, SHOWN)
  return devices.map((device) => ({
    ...{ kind: 'push', to: device.id, person: device.user, subject: from.name, text, link: inboxOf.get(device.user) },
    ...{ topic: topicOf(to), isQuiet: channel === 'email', ...(sendAfter && { sendAfter }) },
  }))
}
