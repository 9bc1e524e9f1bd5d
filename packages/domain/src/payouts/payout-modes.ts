import { mulDivFloor } from '../kernel/exact.ts'
import type { Cents } from '../kernel/units.ts'
import type { CustomPayout, PayoutMode, PayoutSettings } from '../scoring/types.ts'
import { type PlannedAmount, roundShares } from './round-shares.ts'
import { readPercentages, sharesForPlaces } from './shares.ts'
import type { LogLine, PlacementTable } from './types.ts'

export type PayoutPlan = { paidPlaces: number; amounts: PlannedAmount[]; log: LogLine[] }
type PlanInput = { pool: Cents; places: number; rules: PayoutSettings; tables: readonly PlacementTable[] | null | undefined }

export const NO_PAYOUT_STRUCTURE: LogLine = {
  type: 'error',
  message: 'No Payout Structure to match this one in setting on the tournament',
}

/** M6, M7: one place for every `oneIn` units, at least one; else the places typed, else one. */
export function paidPlaces(rules: PayoutSettings, units: number): number {
  if (rules.oneIn) return Math.max(1, Math.floor(units / rules.oneIn))
  return rules.placesPaid ?? 1
}

/** M9, M11, M12. */
export function percentages({ pool, places, rules, tables }: PlanInput): PayoutPlan {
  const list = sharesForPlaces(places, tables)
  if (!list) return { paidPlaces: places, amounts: [], log: [{ ...NO_PAYOUT_STRUCTURE }] }
  return { paidPlaces: places, amounts: roundShares(pool, list, rules), log: [] }
}

const isPercent = (row: CustomPayout) => row.paymentPercOrDollar === 'percent'
const percentRows = (rows: readonly CustomPayout[]) =>
  readPercentages(rows.filter(isPercent).map(({ position, payment }) => ({ position, percentage: payment })))

/** A typed amount below the minimum is not paid. */
const aboveMinimum = (amount: Cents, rules: PayoutSettings): Cents => (amount < (rules.minimumAmountToTriggerPayout ?? 0) ? 0 : amount)

function typedAmount(position: number, amount: Cents): PlannedAmount {
  return { position, share: 0, numerator: 0, denominator: 1, minimum: 0, rounding: 0, leftover: 0, guarantee: amount, amount }
}

const byPosition = (a: PlannedAmount, b: PlannedAmount) => a.position - b.position

/** M13 custom: exactly the rows typed; dollars as typed, percentages as one rounded list. */
function custom({ pool, rules }: PlanInput): PayoutPlan {
  const rows = rules.customPayouts ?? []
  if (rows.length === 0) return { paidPlaces: 0, amounts: [], log: [{ ...NO_PAYOUT_STRUCTURE }] }
  const dollars = rows
    .filter((row) => !isPercent(row))
    .map(({ position, payment }) => typedAmount(position, aboveMinimum(payment ?? 0, rules)))
  const amounts = [...dollars, ...roundShares(pool, percentRows(rows), rules)].sort(byPosition)
  return { paidPlaces: rows.length, amounts, log: [] }
}

/** The guaranteed money of every custom row, in cents. */
function guarantees(pool: Cents, rules: PayoutSettings): Map<number, Cents> {
  const rows = rules.customPayouts ?? []
  const { shares, denominator } = percentRows(rows)
  const percents = shares.map(({ position, numerator }) => [position, mulDivFloor(pool, numerator, denominator)] as const)
  const dollars = rows.filter((row) => !isPercent(row)).map(({ position, payment }) => [position, payment ?? 0] as const)
  return new Map([...percents, ...dollars].map(([position, amount]) => [position, aboveMinimum(amount, rules)]))
}

/** M13 mixed: the percentage, or the guarantee where it is more. */
function mixed(input: PlanInput): PayoutPlan {
  const plan = percentages(input)
  const promised = guarantees(input.pool, input.rules)
  const lifted = plan.amounts.map((planned) => {
    const guarantee = Math.max(0, (promised.get(planned.position) ?? 0) - planned.amount)
    promised.delete(planned.position)
    return { ...planned, guarantee, amount: planned.amount + guarantee }
  })
  const added = [...promised].map(([position, amount]) => typedAmount(position, amount))
  return { ...plan, amounts: [...lifted, ...added].sort(byPosition) }
}

const MODES = { percentages, custom, mixed } satisfies Record<PayoutMode, (input: PlanInput) => PayoutPlan>

/** M13: what every position is to be paid, before the money is counted out. */
export const planPayout = (input: PlanInput): PayoutPlan => (MODES[input.rules.payoutMode ?? 'percentages'] ?? percentages)(input)
