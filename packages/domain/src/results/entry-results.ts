import { dollarsAndCents } from '../kernel/dollars-and-cents.ts'
import { groupBy } from '../kernel/group-by.ts'
import type { Id } from '../kernel/ids.ts'
import { ordinal } from '../kernel/ordinal.ts'
import type { Cents } from '../kernel/units.ts'
import type { StandingRow } from '../scoring/types.ts'
import type { Calculation } from './calculate.ts'
import type { WantedPayment } from './payments-of-result.ts'

/** What the last calculation found for an entry; `amount` in cents. */
export type EntryResult = Omit<StandingRow, 'entry' | 'tied' | 'disqualified' | 'cutAfterDay'> & {
  points: number | null
  payout: { amount: Cents; position: number; reason: string; notes: string } | null
}

/** What each entry gets as a copy for reading. Points and money are in it when they are final, `payments` given. */
export function entryResults({ results }: Calculation, payments: WantedPayment[] | null): Map<Id, EntryResult> {
  const points = new Map(payments ? results.points.map((row) => [row.entry, row.points]) : [])
  const money = groupBy(payments ?? [], ({ metaData }) => metaData.entry)
  return new Map(
    results.standings.standings.map(({ entry, tied: _tied, disqualified: _out, cutAfterDay: _cut, ...totals }) => [
      entry,
      { ...totals, points: points.get(entry) ?? null, payout: payoutOf(totals.position, money.get(entry)) },
    ]),
  )
}

/** All the money of an entry, said pot by pot in the notes. */
function payoutOf(position: number | null, payments: WantedPayment[] | undefined): EntryResult['payout'] {
  const [first] = payments ?? []
  if (!payments || !first) return null
  return {
    amount: payments.reduce((sum, { amount }) => sum + amount, 0),
    position: position ?? first.metaData.position,
    reason: `${ordinal(first.metaData.position)} place`,
    notes: payments.flatMap(({ items }) => items.map(({ type, cost }) => `${type} ${dollarsAndCents(cost)}`)).join(', '),
  }
}
