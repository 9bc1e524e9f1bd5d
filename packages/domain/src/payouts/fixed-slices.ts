import { typedCents } from '../kernel/typed-figures.ts'
import type { Cents } from '../kernel/units.ts'
import type { PayoutSettings } from '../scoring/types.ts'

/** `each` x `times` was asked; `amount` is what was left to take. */
export type Slice = { name: string; per: 'event' | 'entry'; each: Cents; times: number; amount: Cents }

/** M25: dollars that leave the fees before any percentage, in order, never more than is left of them. */
export function fixedSlices(rules: PayoutSettings | null | undefined, payingUnits: number, gross: Cents): Slice[] {
  let left = gross
  return (rules?.fixedSlices ?? []).map((row) => {
    const per = row.per ?? 'event'
    const each = typedCents(row.amount)
    const times = per === 'entry' ? payingUnits : 1
    const amount = Math.min(each * times, left)
    left -= amount
    return { name: row.name, per, each, times, amount }
  })
}
