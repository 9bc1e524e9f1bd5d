import { mulDivFloor } from '../kernel/exact.ts'
import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import type { Place } from './accounts.ts'
import { knownIn, linesOfPayment, type PaymentEvent, type PaymentLog } from './payment-log.ts'
import { type Line, sumOn, type WholeLine } from './posting.ts'
import { type Buying, boughtIn, overpaidBy, type Paying, paidBy } from './standing.ts'

/** How money goes back: to the card that paid, out of the cash box, by check, or as credit for another event. */
export const REFUND_METHODS = ['card', 'cash', 'check', 'credits'] as const satisfies readonly Place[]
export type RefundMethod = (typeof REFUND_METHODS)[number]
/** Those that need nobody but the people at the ramp. */
export const AT_RAMP = ['cash', 'check', 'credits'] as const satisfies readonly RefundMethod[]
export type RampRefundMethod = (typeof AT_RAMP)[number]

/** Up to this day, it included, so many percent are given back. */
export type RefundStep = { until: string; percent: number }
/** What a tournament gives back, and what it keeps of it each time. After the last day: nothing. */
export type RefundPolicy = { steps?: readonly RefundStep[] | undefined; feeKept?: Cents | undefined }

export const PROPOSAL_REASONS = ['no-policy', 'until', 'too-late', 'overpaid'] as const
/** `until` and `percent`: the step that counts on this day. */
export type RefundProposal = {
  amount: Cents
  why: (typeof PROPOSAL_REASONS)[number]
  percent: number
  until: string | null
  feeKept: Cents
}

/**
 * What the policy of a tournament gives back on this day: the percentage of all that was paid, less the fee that is kept and less what went
 * back before; never more than is left. A tournament without a policy proposes what is left. What was paid too much goes back first, on any day.
 */
export function proposedRefund(
  policy: RefundPolicy | null | undefined,
  today: string,
  { paid, refunded, overpaid = 0 }: { paid: Cents; refunded: Cents; overpaid?: Cents },
): RefundProposal {
  const left = Math.max(0, paid - refunded)
  if (overpaid > 0) return { amount: Math.min(left, overpaid), why: 'overpaid', percent: 100, until: null, feeKept: 0 }
  const steps = (policy?.steps ?? []).toSorted((one, other) => (one.until < other.until ? -1 : 1))
  const last = steps.at(-1)
  if (!last) return { amount: left, why: 'no-policy', percent: 100, until: null, feeKept: 0 }
  const step = steps.find(({ until }) => today <= until)
  if (!step) return { amount: 0, why: 'too-late', percent: 0, until: last.until, feeKept: 0 }
  const feeKept = policy?.feeKept ?? 0
  const whole = mulDivFloor(paid, step.percent, 100) - feeKept - refunded
  return { amount: Math.max(0, Math.min(left, whole)), why: 'until', percent: step.percent, until: step.until, feeKept }
}

/** `item`: of this thing alone, the entry fee or a pot. `isOwedAgain`: the boat is to pay it again. `overpaid`: what was paid too much, by thing. */
export type RefundOf = {
  item?: string | null | undefined
  isOwedAgain?: boolean | undefined
  overpaid?: ReadonlyMap<string | null, Cents> | undefined
}

/**
 * What a refund takes of each thing that was bought: `cents` went back, by `charged` its price falls. `lines`: all that the ledger has of this
 * boat. What was paid too much goes back first, and no price falls by it. Then it is that of the thing that was named, whole; where none was, each
 * thing that was paid gives its part, and the odd cents follow from the sums so far, so that all parts together are the amount. What went back is
 * not asked for again, unless it is owed again. Where nothing paid is left, nothing of the boat is asked for any more (`isRefunded`).
 */
export function refundParts(
  amount: Cents,
  lines: readonly Line[],
  { item, isOwedAgain = false, overpaid = new Map() }: RefundOf = {},
): Buying[] {
  const named = item || null
  const all = [...boughtIn(lines)]
  let tooMuch = amount
  const bought = all
    .filter(([one]) => named === null || one === named)
    .map(([one, { cents, charged }]) => {
      const first = Math.max(0, Math.min(tooMuch, cents, overpaid.get(one) ?? 0))
      tooMuch -= first
      return { item: one, first, left: Math.max(0, cents - first), charged }
    })
  const whole = bought.reduce((sum, { left }) => sum + left, 0)
  const shared = Math.min(tooMuch, whole)
  // Also what was paid in part only: who is out of it owes nothing. Of what was paid too much alone nobody is out of it.
  const isAll = shared > 0 && amount >= paidBy(lines)
  let before: Cents = 0
  const upTo = (sum: Cents) => (whole ? mulDivFloor(shared, sum, whole) : 0)
  const parts = bought.map(({ item: one, first, left, charged }): Buying => {
    const after = before + left
    const part = upTo(after) - upTo(before)
    before = after
    const isOut = isAll && left > 0
    return { item: one, cents: first + part, times: 0, charged: isOwedAgain ? 0 : isOut ? Math.max(part, charged) : part }
  })
  // More than was paid goes back only where the bank took money meanwhile: for nothing in particular.
  const rest: Buying = { item: null, cents: tooMuch - shared, times: 0, charged: 0 }
  return [...parts, rest].filter(({ cents, charged }) => cents || charged)
}

/** The lines of a refund in the ledger. */
export const linesOfRefund = (
  { entry, method, amount }: { entry: Id; method: RefundMethod; amount: Cents },
  lines: readonly Line[],
  of: RefundOf = {},
): WholeLine[] => linesOfPayment(entry, { kind: 'refund', method, buys: refundParts(amount, lines, of) })

type Refunding = { id: Id; at: string; method: RampRefundMethod; amount: Cents; note: string }

/** The event of a refund at the ramp, for the log of the boat. `lines`: all that the ledger has of it. */
export const refundAtRamp = (
  { id, at, method, amount, note }: Refunding,
  log: PaymentLog,
  lines: readonly Line[],
  of: RefundOf,
): PaymentLog => ({
  [id]: {
    ...{ kind: 'refund', item: id, act: 'make', at, method, note },
    ...{ buys: refundParts(amount, lines, of), seen: knownIn(log) },
  },
})

/** What a boat has paid, got back and can still get back, and what of it the policy of its tournament refunds today. */
export type RefundableOf = {
  paid: Cents
  refunded: Cents
  left: Cents
  overpaid: Cents
  /** What it paid for, and what of it can be refunded for this thing alone. */
  items: { item: string; name: string | null; most: Cents }[]
  proposal: RefundProposal
}

type Asking = {
  tournament: Parameters<typeof overpaidBy>[0]
  entry: Paying
  /** All that the ledger has of the boat. */
  lines: readonly Line[]
  /** What the card provider was asked for, and has not said yet. */
  onItsWay?: Cents
  policy: RefundPolicy | null | undefined
  today: string
}

export function refundableOf({ tournament, entry, lines, onItsWay = 0, policy, today }: Asking): RefundableOf {
  const money = { ...leftToRefund(lines, onItsWay), overpaid: overpaidBy(tournament, entry, lines) }
  const names = new Map([...(tournament.bigfishpots ?? []), ...(tournament.sidepots ?? [])].map(({ _id, name }) => [_id, name ?? null]))
  const items = [...boughtIn(lines)].flatMap(([item, { cents }]) =>
    item && cents > 0 ? [{ item, name: names.get(item) ?? null, most: Math.min(money.left, cents) }] : [],
  )
  return { ...money, items, proposal: proposedRefund(policy, today, money) }
}

/** What a boat has paid, got back, and can still get back. What the card provider was asked for is on its way, and kept aside. */
export function leftToRefund(lines: readonly Line[], onItsWay: Cents): { paid: Cents; refunded: Cents; left: Cents } {
  const back = sumOn(lines, 'refund')
  const paid = paidBy(lines)
  return { paid: paid + back, refunded: back + onItsWay, left: Math.max(0, paid - onItsWay) }
}

/** What one refund was for, where that is one thing; null: for all of it. */
export const itemOfRefund = ({ buys }: Pick<PaymentEvent, 'buys'>): string | null => (buys.length === 1 ? (buys[0]?.item ?? null) : null)

/** What of a boat can be refunded of this thing at most: what was paid for it. Of no thing in particular: all that was paid. */
export const mostOf = (lines: readonly Line[], item: string | null | undefined): Cents =>
  Math.max(0, item ? (boughtIn(lines).get(item)?.cents ?? 0) : paidBy(lines))
