import { newId } from '@ramplight/contract/kernel/new-id'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { linesNow } from '@ramplight/domain/money/cash-in-hand'
import { keepOf } from '@ramplight/domain/money/kept'
import { NO_PAYMENT_LOG, type PaymentLog, voidsOf } from '@ramplight/domain/money/payment-log'
import { type RampRefundMethod, refundAtRamp } from '@ramplight/domain/money/refunds'
import { refundBasis } from '@ramplight/domain/money/standing'
import { WITHDREW } from '@ramplight/domain/money/withdrawal'
import { type CardPart, refundCards } from '#features/payments/refunds/index.ts'
import { openBook } from '#platform/local/book/local-gate.ts'
import { timeHere } from '#platform/local/book/time-here.ts'
import { refreshed } from '#platform/refresh.ts'
import { removeEntries, saveEntry } from '../tournament-entries/index.ts'

/** A refund of a boat that withdraws, under an id that stays the same however often it is sent. */
export type Part = (CardPart & { method: 'card' }) | { _id: string; amount: number; method: RampRefundMethod }
type Boat = { entry: TournamentEntry; tournament: Tournament }
/** `kept`: what the event keeps, in cents, and the id of that. */
type Withdrawing = { parts: readonly Part[]; kept: { _id: string; amount: number } }

/** What became of it: the boat is out, or the card processor has declined, in its words, and the boat is in. `back`: what went to other cards before. */
export type Withdrew = { isOut: boolean; declined: string | null; back: number }

/**
 * Refunds and withdraws: the cards first, which may be declined; then what goes back at the ramp and what is kept, with the boat; then the boat is
 * deleted. Each step counts once, so whoever does it again goes on where it stopped. Of a boat that stays in nothing is kept.
 */
export async function withdrawBoat({ entry, tournament }: Boat, { parts, kept }: Withdrawing): Promise<Withdrew> {
  const onCard = parts.filter((part) => part.method === 'card')
  const { declined, back } = await refundCards(entry._id, onCard, { reason: WITHDREW, isOwedAgain: false })
  if (declined) {
    // What is left to refund is read anew before somebody tries again.
    await refreshed()
    return { isOut: false, declined: declined.words ?? '', back }
  }
  // A refund changes the boat, and a device may delete only what it has seen.
  if (back > 0) await openBook()?.local.engine.syncNow()
  const now = () => new Date(timeHere()).toISOString()
  const at = now()
  let log: PaymentLog = entry.paymentLog ?? NO_PAYMENT_LOG
  const known = log
  for (const part of parts) {
    if (part.method === 'card' || Object.hasOwn(log, part._id)) continue
    const boat = { ...entry, paymentLog: log }
    const lines = linesNow(boat)
    const { _id: id, amount, method } = part
    log = { ...log, ...refundAtRamp({ id, at, method, amount, note: WITHDREW }, log, lines, refundBasis(tournament, boat, lines)) }
  }
  if (kept.amount > 0 && !Object.hasOwn(log, kept._id))
    log = { ...log, ...keepOf({ id: kept._id, at, amount: kept.amount, note: WITHDREW }, log) }
  if (log !== known) await saveEntry(entry, { paymentLog: log })
  const isOut = (await removeEntries([entry])).length > 0
  const unkept = isOut ? NO_PAYMENT_LOG : voidsOf(log, [kept._id], { at: now(), newId })
  if (Object.keys(unkept).length > 0) await saveEntry(entry, { paymentLog: { ...log, ...unkept } })
  return { isOut, declined: null, back }
}

/** The same without a refund: what was paid stays with the event. */
export const withdrawUnrefunded = (boat: Boat, amount: number): Promise<Withdrew> =>
  withdrawBoat(boat, { parts: [], kept: { _id: newId(), amount } })
