import { mulDivFloor } from '../kernel/exact.ts'
import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import type { Place } from './accounts.ts'
import { type Line, netLines, type WholeLine } from './posting.ts'
import { boughtIn } from './standing.ts'

/** How money goes back: to the card that paid, out of the cash box, by check, or as credit for another event. */
export const REFUND_METHODS = ['card', 'cash', 'check', 'credits'] as const satisfies readonly Place[]
export type RefundMethod = (typeof REFUND_METHODS)[number]

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

/**
 * The lines of a refund. `lines`: all that the ledger has of this entry. What was paid too much goes back first (`overpaid`, by thing), and
 * no price falls by it. Of the rest each thing that was paid gives its part; the odd cents follow from the sums so far, so that all parts
 * together are the amount. What went back of that is charged no more (`charged`). Who got everything back has bought nothing (`times`): who
 * comes after all pays in whole. So has a boat of which one angler got their whole share back (`reopens`): that share is owed again.
 */
export function linesOfRefund(
  { entry, method, amount }: { entry: Id; method: RefundMethod; amount: Cents },
  lines: readonly Line[],
  { reopens = false, overpaid = new Map() }: { reopens?: boolean; overpaid?: ReadonlyMap<string | null, Cents> } = {},
): WholeLine[] {
  let tooMuch = amount
  const bought = [...boughtIn(lines)].map(([item, { cents, times, charged }]) => {
    const first = Math.max(0, Math.min(tooMuch, cents, overpaid.get(item) ?? 0))
    tooMuch -= first
    return { item, first, left: Math.max(0, cents - first), times, charged }
  })
  const whole = bought.reduce((sum, { left }) => sum + left, 0)
  const shared = Math.min(tooMuch, whole)
  const isAll = shared === whole
  let before: Cents = 0
  const upTo = (sum: Cents) => (whole ? mulDivFloor(shared, sum, whole) : 0)
  const parts = bought.map(({ item, first, left, times, charged }): Line => {
    const after = before + left
    const part = upTo(after) - upTo(before)
    before = after
    return {
      account: 'refund',
      amount: first + part,
      entry,
      item,
      ...(isAll ? { times: 0 - times, charged: 0 - charged } : { times: reopens ? 0 - times : 0, charged: 0 - part }),
    }
  })
  // More than was paid goes back only where the bank took money meanwhile: for nothing in particular.
  const rest: Line = { account: 'refund', amount: tooMuch - shared, entry }
  return netLines([{ account: method, amount: 0 - amount, entry }, ...parts, rest])
}
