import { mulDivFloor } from '../kernel/exact.ts'
import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import type { Place } from './accounts.ts'
import { knownIn, linesOfPayment, type PaymentEvent, type PaymentLog } from './payment-log.ts'
import { type Line, sumOn, type WholeLine } from './posting.ts'
import { type Bought, type Buying, boughtIn, forgivenBy, keptBy, overpaidBy, type Paying, paidBy, type RefundBasis } from './standing.ts'

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
/** `until` and `percent`: the step that counts on this day; `of` so much, less `feeKept` and what went back by it `before`. */
export type RefundProposal = {
  amount: Cents
  of: Cents
  before: Cents
  why: (typeof PROPOSAL_REASONS)[number]
  percent: number
  until: string | null
  feeKept: Cents
}

/**
 * What the policy of a tournament gives back on this day: the percentage of all that was paid, less the fee that is kept and less what went
 * back by it before; never more than is left. `paid`: what is left, and what went back by the policy (`refunded`): what was paid too much, or is owed again,
 * counts in neither. A tournament without a policy proposes what is left. What was paid too much goes back first, on any day.
 */
export function proposedRefund(
  policy: RefundPolicy | null | undefined,
  today: string,
  { paid, refunded, overpaid = 0 }: { paid: Cents; refunded: Cents; overpaid?: Cents },
): RefundProposal {
  const left = Math.max(0, paid - refunded)
  const said = { of: paid, before: refunded, percent: 100, until: null, feeKept: 0 }
  if (overpaid > 0) return { ...said, amount: Math.min(left, overpaid), why: 'overpaid' }
  const steps = (policy?.steps ?? []).toSorted((one, other) => (one.until < other.until ? -1 : 1))
  const last = steps.at(-1)
  if (!last) return { ...said, amount: left, why: 'no-policy' }
  const step = steps.find(({ until }) => today <= until)
  if (!step) return { ...said, amount: 0, why: 'too-late', percent: 0, until: last.until }
  const feeKept = policy?.feeKept ?? 0
  const whole = mulDivFloor(paid, step.percent, 100) - feeKept - refunded
  return { ...said, amount: Math.max(0, Math.min(left, whole)), why: 'until', percent: step.percent, until: step.until, feeKept }
}

/** `item`: of this thing alone, the entry fee or a pot. `isOwedAgain`: the boat is to pay it again. */
export type RefundOf = RefundBasis & { item?: string | null | undefined; isOwedAgain?: boolean | undefined }

/**
 * What a refund takes of each thing that was bought: `cents` went back, `charged` of it is not asked for again. `lines`: all that the ledger has of this boat. What was paid too much goes back first, and nothing is forgiven by it. Then
 * it is that of the thing that was named, whole; where none was, each thing that was paid gives its part, and the odd cents follow from the sums so
 * far, so that all parts together are the amount. What went back is not asked for again, unless it is owed again. Of a thing of which all went
 * back, nothing is asked for any more; of all things, nothing of the boat is (`isRefunded`). What a bank has taken stays owed.
 */
export function refundParts(amount: Cents, lines: readonly Line[], of: RefundOf = {}): Buying[] {
  const { isOwedAgain = false, overpaid = new Map(), asked } = of
  const named = of.item || null
  let tooMuch = amount
  const things = [...boughtIn(lines)].map(([item, before]) => {
    const isMeant = named === null || item === named
    const first = isMeant ? Math.max(0, Math.min(tooMuch, before.cents, overpaid.get(item) ?? 0)) : 0
    tooMuch -= first
    return { item, before, first, left: isMeant ? Math.max(0, before.cents - first) : 0 }
  })
  const whole = things.reduce((sum, { left }) => sum + left, 0)
  const shared = Math.min(tooMuch, whole)
  let above: Cents = 0
  const upTo = (sum: Cents) => (whole ? mulDivFloor(shared, sum, whole) : 0)
  const parts = things.map(({ item, before, first, left }) => {
    const part = upTo(above + left) - upTo(above)
    above += left
    // Of what was paid too much alone nobody is out of it.
    const isAll = shared > 0 && (named === null ? amount >= paidBy(lines) : item === named && shared === left)
    return { item, before, cents: first + part, part, isAll, asked: asked ? (asked.get(item) ?? 0) : part }
  })
  const forgiven = isOwedAgain ? parts.map(() => 0) : forgiving(parts, named === null)
  const buys = parts.map(({ item, before, cents }, index): Buying => {
    const cut = forgiven[index]!
    // A refund that failed after the boat had paid anew has left less than nothing.
    return { item, cents, times: 0, charged: cut > 0 ? cut - Math.min(0, before.forgiven) : 0 }
  })
  // More than was paid goes back only where the bank took money meanwhile: for nothing in particular.
  return [...buys, { item: null, cents: tooMuch - shared, times: 0, charged: 0 }].filter(({ cents, charged }) => cents || charged)
}

/** What goes back of a thing, and what is asked for it; `isAll`: all that is left of it. */
type Part = { before: Bought; part: Cents; asked: Cents; isAll: boolean }

/**
 * How much of each thing is not asked for again: what goes back of it, as far as it is asked for. What goes back of a thing that the boat has left
 * was paying for others: so much of those is forgiven, but where the thing was named (`isSpread`).
 */
function forgiving(parts: readonly Part[], isSpread: boolean): Cents[] {
  const own = parts.map(({ part, asked, isAll, before }) => (isAll ? Math.max(part, allOf(before, asked)) : Math.min(part, asked)))
  let rest = isSpread ? parts.reduce((sum, { part }, index) => sum + Math.max(0, part - own[index]!), 0) : 0
  return parts.map(({ asked }, index) => {
    const more = Math.min(rest, Math.max(0, asked - own[index]!))
    rest -= more
    return own[index]! + more
  })
}

/** Who is out of a thing is not asked for what they had paid in part only, or owed again; but for what a bank has taken. */
const allOf = ({ disputed, times, charged, came, forgiven }: Bought, asked: Cents): Cents =>
  Math.max(0, Math.max(asked, (times > 0 ? charged : came) - forgiven) - Math.max(0, disputed))

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

/** What a boat has paid and can still get back, and what of it the policy of its tournament refunds today. */
export type RefundableOf = {
  paid: Cents
  left: Cents
  overpaid: Cents
  /** What it paid for, and what of it can be refunded for this thing alone. */
  items: { item: string; name: string | null; most: Cents }[]
  proposal: RefundProposal
  /** Should it withdraw: what it paid too much, and what the policy refunds of the rest. */
  leaving: RefundProposal
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
  const all = overpaidBy(tournament, entry, lines)
  // What is on its way gives back what was paid too much first.
  const { paid, left: net } = leftToRefund(lines, onItsWay)
  const money = { paid, left: net, overpaid: Math.max(0, all - onItsWay) }
  const names = new Map([...(tournament.bigfishpots ?? []), ...(tournament.sidepots ?? [])].map(({ _id, name }) => [_id, name ?? null]))
  const items = [...boughtIn(lines)].flatMap(([item, { cents }]) =>
    item && cents > 0 ? [{ item, name: names.get(item) ?? null, most: Math.min(money.left, cents) }] : [],
  )
  const byPolicy = forgivenBy(tournament, entry, lines) + Math.max(0, onItsWay - all)
  // What is kept stays, unless somebody types more.
  const left = Math.max(0, money.left - keptBy(lines))
  const proposal = proposedRefund(policy, today, { paid: left + byPolicy, refunded: byPolicy, overpaid: money.overpaid })
  const tooMuch = Math.min(left, money.overpaid)
  const rest = proposedRefund(policy, today, { paid: left - tooMuch + byPolicy, refunded: byPolicy })
  return { ...money, items, proposal, leaving: { ...rest, amount: tooMuch + rest.amount } }
}

/** What a boat has paid, and can still get back. What the card provider was asked for is on its way, and kept aside. */
export function leftToRefund(lines: readonly Line[], onItsWay: Cents): { paid: Cents; left: Cents } {
  const paid = paidBy(lines)
  return { paid: paid + sumOn(lines, 'refund'), left: Math.max(0, paid - onItsWay) }
}

/** What one refund was for, where that is one thing; null: for all of it. */
export const itemOfRefund = ({ buys }: Pick<PaymentEvent, 'buys'>): string | null => (buys.length === 1 ? (buys[0]?.item ?? null) : null)

/** What of a boat can be refunded of this thing at most: what was paid for it. Of no thing in particular: all that was paid. */
export const mostOf = (lines: readonly Line[], item: string | null | undefined): Cents =>
  Math.max(0, item ? (boughtIn(lines).get(item)?.cents ?? 0) : paidBy(lines))
