import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { fullNames, userStore } from '#features/people/users/index'
import { findTournament } from '#features/tournaments/tournaments/index'
import type { Tx } from '#platform/database/types'
import { leaveMessage } from '#platform/outgoing/leave-message'
import { lettersTo } from '../director-letters.ts'
import type { PaymentRow } from '../payments/index.ts'

/** Tells the director that a payout which had arrived at an account is with them again. Who has no email reads it at the payment. */
export async function tellCameBack(
  tx: Tx,
  { id, user }: PaymentRow,
  { tournament, amount }: { tournament: string; amount: number },
  at: string,
): Promise<void> {
  const event = await findTournament(tx, tournament)
  const director = event?.director ? await userStore.find(tx, event.director) : null
  if (!event || !director?.email) return
  const who = (await fullNames(tx, [user])).get(user) ?? ''
  const { language, letters } = await lettersTo(tx, director.id)
  const words = letters.cameBack({ event: event.name, who, amount: dollarsAndCents(amount) })
  const link = `/director/tournaments/${tournament}/money/payouts?payment=${id}`
  await leaveMessage(tx, { kind: 'mail', to: director.email, ...words, link, person: director.id, language }, { at, about: id })
}
