import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import type { RefundMethod } from '@ramplight/domain/money/refunds'
import { overpaidBy } from '@ramplight/domain/money/standing'
import { isToldWithdrawing } from '@ramplight/domain/money/withdrawal'
import { languagesOf } from '#features/people/auth/index'
import { userStore } from '#features/people/users/index'
import type { EntryRow } from '#features/registration/tournament-entries/index'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import { toRecord } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import { byMailOrSms } from '#platform/outgoing/by-mail-or-sms'
import { leaveMessages } from '#platform/outgoing/leave-message'
import { LETTERS } from './letters.ts'
import { askedOf, linesOf, type RefundRow, refundsOf } from './refunds/index.ts'

/**
 * Each angler of a boat that asked to withdraw hears that it is out, what was refunded with that, and what the director still has to refund: one
 * letter, in the transaction that takes the boat out.
 */
export async function tellWithdrawn(tx: Tx, before: EntryRow, tournament: TournamentRow, at: string): Promise<void> {
  if (!before.withdrawal) return
  const [rows, lines] = [await refundsOf(tx, before.id), await linesOf(tx, before.id)]
  const since = before.withdrawal.at
  const told = rows.filter((row) => row.state !== 'refused' && row.at >= since && isToldWithdrawing(before, row.reason))
  const waits = overpaidBy(toRecord(tournament), { ...toRecord(before), deleted: true }, lines) - askedOf(rows)
  const people = await userStore.findMany(tx, before.users)
  const readsOf = await languagesOf(tx, before.users)
  const messages = people.flatMap((person) => {
    const language = readsOf(person.id)
    const { subject, text } = LETTERS[language].withdrawn({
      event: tournament.name,
      back: sums(told).map(({ amount, ...back }) => ({ ...back, amount: dollarsAndCents(amount) })),
      waits: waits > 0 ? dollarsAndCents(waits) : null,
    })
    return byMailOrSms(person, { subject, text }, { link: '/angler/payments', topic: 'tournament', language })
  })
  await leaveMessages(tx, messages, { at, about: before.id })
}

/** By how it went back, and whether it has. */
const sums = (rows: readonly RefundRow[]): { how: RefundMethod; isAsked: boolean; amount: number }[] =>
  [...Map.groupBy(rows, ({ method, state }) => `${method} ${state}`).values()].map((some) => ({
    ...{ how: some[0]!.method, isAsked: some[0]!.state === 'asked' },
    amount: some.reduce((sum, { amount }) => sum + amount, 0),
  }))
