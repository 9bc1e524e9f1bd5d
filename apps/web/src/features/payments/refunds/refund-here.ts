import type { Refundable } from '@ramplight/contract/payments/money'
import type { Refund } from '@ramplight/contract/payments/refund-record'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { todayAt } from '@ramplight/contract/tournaments/today-at'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { linesNow } from '@ramplight/domain/money/cash-in-hand'
import { NO_PAYMENT_LOG, type Payment, type PaymentLog, refundsIn } from '@ramplight/domain/money/payment-log'
import { AT_RAMP, itemOfRefund, type RampRefundMethod, refundAtRamp, refundableOf } from '@ramplight/domain/money/refunds'
import { refundBasis } from '@ramplight/domain/money/standing'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { timeHere } from '#platform/local/book/time-here.ts'

type Boat = { entry: TournamentEntry; tournament: Tournament }

/** What a boat can get back, by what this device has of it: the same as the server counts, but for what a card could take. */
export function refundableHere({ entry, tournament }: Boat): Refundable {
  const [policy, today] = [tournament.settings?.registration?.refunds, todayAt(zoneOf(tournament), new Date(timeHere()))]
  const money = refundableOf({ tournament, entry, lines: linesNow(entry), policy, today })
  return {
    entry: entry._id,
    ...money,
    ways: AT_RAMP.map((method) => ({ method, most: money.left, isShare: false })),
    cards: [],
    refunds: refundsIn(entry.paymentLog).map(refundOf),
  }
}

/** A refund of the log, as the list of refunds has it. Who made it has no name here. */
function refundOf({ item: _id, at, amount, event }: Payment): Refund {
  const { method, note, by = null } = event
  const said = { method: method as RampRefundMethod, reason: note ?? '', item: itemOfRefund(event) }
  return { _id, at, by, byName: null, amount, ...said, state: 'done', words: null }
}

type Given = { _id: string; amount: number; method: string; reason: string; item: string | null; isOwedAgain: boolean }

/** A refund at the ramp, kept by `save` with the boat: it is sent when there is a network, and counts once. */
export async function refundHere(
  { entry, tournament }: Boat,
  { _id: id, amount, method, reason: note, item, isOwedAgain }: Given,
  save: (log: PaymentLog) => Promise<unknown>,
): Promise<Refund> {
  const lines = linesNow(entry)
  const basis = refundBasis(tournament, entry, lines)
  const said = { id, at: new Date(timeHere()).toISOString(), method: method as RampRefundMethod, amount, note }
  const log = refundAtRamp(said, entry.paymentLog ?? NO_PAYMENT_LOG, lines, { item, isOwedAgain, ...basis })
  await save(log)
  return refundOf(refundsIn(log)[0]!)
}
