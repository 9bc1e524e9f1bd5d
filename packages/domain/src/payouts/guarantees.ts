import { mulDivFloor } from '../kernel/exact.ts'
import { isPosition, typedCents } from '../kernel/typed-figures.ts'
import type { Cents } from '../kernel/units.ts'
import type { CustomPayout, PayoutSettings } from '../scoring/types.ts'
import type { PlannedAmount } from './round-shares.ts'
import { rowsReached } from './rows-reached.ts'
import { readPercentages, type ShareList } from './shares.ts'

/** What every position is promised. */
export type Guarantees = Map<number, Cents>

export const isPercent = (row: CustomPayout): boolean => row.paymentPercOrDollar === 'percent'

/** The percent rows are one list (M8). */
export const percentRows = (rows: readonly CustomPayout[]): ShareList =>
  readPercentages(rows.filter(isPercent).map(({ position, payment }) => ({ position, percentage: payment })))

/** A typed amount below the minimum is not paid. */
const aboveMinimum = (amount: Cents, rules: PayoutSettings): Cents => (amount < typedCents(rules.minimumAmountToTriggerPayout) ? 0 : amount)

/** A position promised twice gets the larger. */
function promise(rows: readonly { position: number; amount: Cents }[], rules: PayoutSettings): Guarantees {
  const promised: Guarantees = new Map()
  for (const { position, amount } of rows) {
    if (isPosition(position)) promised.set(position, Math.max(promised.get(position) ?? 0, aboveMinimum(amount, rules)))
  }
  return promised
}

/** M13 mixed: the custom rows, percentages of the pool down to the cent. */
export function typedGuarantees(pool: Cents, rules: PayoutSettings): Guarantees {
  const rows = rules.customPayouts ?? []
  const { shares, denominator } = percentRows(rows)
  const percents = shares.map(({ position, numerator }) => ({ position, amount: mulDivFloor(pool, numerator, denominator) }))
  const dollars = rows.filter((row) => !isPercent(row)).map(({ position, payment }) => ({ position, amount: typedCents(payment) }))
  return promise([...percents, ...dollars], rules)
}

/** M26: what a field of this size guarantees, in any mode. */
export function fieldGuarantees(rules: PayoutSettings, units: number): Guarantees {
  const rows = rowsReached(rules.guaranteesByFieldSize ?? [], units).flatMap(({ guarantees }) => guarantees ?? [])
  return promise(
    rows.map(({ position, amount }) => ({ position, amount: typedCents(amount) })),
    rules,
  )
}

const NOTHING: Omit<PlannedAmount, 'position'> = {
  share: 0,
  numerator: 0,
  denominator: 1,
  minimum: 0,
  rounding: 0,
  leftover: 0,
  guarantee: 0,
  dropped: 0,
  fieldGuarantee: 0,
  direction: 'down',
  amount: 0,
}

/** Typed dollars, paid as they are or not at all. */
export function typedAmount({ position, payment }: CustomPayout, rules: PayoutSettings): PlannedAmount {
  const typed = typedCents(payment)
  const amount = aboveMinimum(typed, rules)
  return { ...NOTHING, position, guarantee: typed, dropped: amount - typed, amount }
}

const byPosition = (a: PlannedAmount, b: PlannedAmount) => a.position - b.position

/** Every position gets at least what it was promised; positions that were not planned are added. */
export function liftTo(planned: readonly PlannedAmount[], promised: Guarantees, by: 'guarantee' | 'fieldGuarantee'): PlannedAmount[] {
  const lifted = planned.map((row) => {
    const missing = Math.max(0, (promised.get(row.position) ?? 0) - row.amount)
    return { ...row, [by]: row[by] + missing, amount: row.amount + missing }
  })
  const known = new Set(planned.map(({ position }) => position))
  const added = [...promised].filter(([position]) => !known.has(position))
  return [...lifted, ...added.map(([position, amount]) => ({ ...NOTHING, position, [by]: amount, amount }))].sort(byPosition)
}

/** A position typed in both lists gets both. */
export function addUp(rows: readonly PlannedAmount[], typed: readonly PlannedAmount[]): PlannedAmount[] {
  const sums = new Map(rows.map((row) => [row.position, row]))
  for (const row of typed) {
    const { guarantee, dropped, amount } = sums.get(row.position) ?? NOTHING
    sums.set(row.position, {
      ...(sums.get(row.position) ?? row),
      guarantee: guarantee + row.guarantee,
      dropped: dropped + row.dropped,
      amount: amount + row.amount,
    })
  }
  return [...sums.values()].sort(byPosition)
}
