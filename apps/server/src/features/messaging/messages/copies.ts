import type { MessageReach } from '@ramplight/contract/messaging/compose'
import type { MessageTopic } from '@ramplight/domain/messaging/topics'
import type { UserRow } from '#features/people/users/index'
import type { Queryable } from '#platform/database/types'
import { choiceKey, turnedOffBy, unreachableAmong } from '#platform/outgoing/listed'

export type Channel = 'email' | 'sms'
type Why = MessageReach['unreached'][number]['why']
/** What engines call them. */
const KINDS = { email: 'mail', sms: 'sms' } as const

export const addressOf = ({ email, phone }: UserRow, channel: Channel): string | null => (channel === 'email' ? email : phone) || null

/** Of these people, who gets it by this channel at which address, and who does not, and why not. */
export async function copiesFor(db: Queryable, people: UserRow[], channel: Channel, topic: MessageTopic) {
  const kind = KINDS[channel]
  const listed = await unreachableAmong(
    db,
    people.flatMap((person) => addressOf(person, channel) ?? []),
  )
  const off = await turnedOffBy(
    db,
    people.map(({ id }) => id),
  )
  const whyNot = (person: UserRow): Why | null => {
    const to = addressOf(person, channel)
    if (!to) return 'no-address'
    const reason = listed.get(to.toLowerCase())
    if (reason) return reason === 'bounced' ? 'bounced' : 'stopped'
    return off.has(choiceKey({ person: person.id, topic, kind })) ? 'turned-off' : null
  }
  const judged = people.map((person) => ({ person, why: whyNot(person) }))
  return {
    kind,
    reached: judged.flatMap(({ person, why }) => (why ? [] : [{ person, to: addressOf(person, channel)! }])),
    unreached: judged.flatMap(({ person, why }) => (why ? [{ person, why }] : [])),
  }
}
