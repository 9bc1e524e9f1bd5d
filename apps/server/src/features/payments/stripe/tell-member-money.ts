import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import type { CardMovementKind } from '@ramplight/domain/money/card-lines'
import { languagesOf } from '#features/people/auth/index'
import { userStore } from '#features/people/users/index'
import type { Tx } from '#platform/database/types'
import { byMailOrSms } from '#platform/outgoing/by-mail-or-sms'
import { leaveMessages } from '#platform/outgoing/leave-message'
import { LETTERS } from '../letters.ts'
import type { AboutCheckout } from './about-checkout.ts'

type Moved = { kind: Exclude<CardMovementKind, 'payment'>; about: string; amount: number }

/** A member hears what has become of what their card paid for a season: it went back, or a bank took it. */
export async function tellMemberMoney(tx: Tx, { name, users, anglersPage }: AboutCheckout, { kind, about, amount }: Moved, at: string) {
  const people = await userStore.findMany(tx, users)
  const readsOf = await languagesOf(tx, users)
  const messages = people.flatMap((person) => {
    const language = readsOf(person.id)
    const { moved } = LETTERS[language]
    const said = { event: name, amount: dollarsAndCents(amount) }
    const words = kind === 'refund' ? moved.refund({ ...said, how: 'card', isMember: true }) : moved[kind](said)
    return byMailOrSms(person, words, { link: anglersPage, topic: 'tournament', language })
  })
  await leaveMessages(tx, messages, { at, about })
}
