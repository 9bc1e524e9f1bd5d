import { centsToDollars, weightToOunces } from '@ramplight/contract/kernel/units'
import type { Payment } from '@ramplight/contract/payments/payments'
import type { SeasonEventPointDistribution } from '@ramplight/contract/results/season-event-point-distributions'
import type { EventFile, Field } from './event-file.ts'
import type { RunEvent } from './run-event.ts'

export type Difference = { place: number; name: string; field: Field; published: number; calculated: number | null; reason: string | null }
export type Comparison = { compared: number; equal: number; differences: Difference[]; unexplained: Difference[]; staleReasons: string[] }

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)

/** Place by place: what the product found against what was published. Money and points are those that were written, not shown. */
export function compare(event: EventFile, run: RunEvent, payments: Payment[], points: SeasonEventPointDistribution[]): Comparison {
  const standing = new Map(run.result.overallResults.standings.map((row) => [row.entry, row]))
  const pointsOf = new Map(points.map((p) => [p.entry, p.points]))
  const paid = (entry: string, isMain: boolean) =>
    centsToDollars(
      sum(
        payments
          .filter((p) => p.status === 'completed' && p.metaData?.['entry'] === entry)
          .flatMap((p) => p.items ?? [])
          .filter((item) => (item.type === 'Main Pot Payout') === isMain)
          .map((item) => item.cost),
      ),
    )
  const calculated = (entry: string): Record<Field, number | null> => {
    const row = standing.get(entry)
    return {
      place: row?.position ?? null,
      total: row ? weightToOunces(row.totalWeight) : null,
      prize: paid(entry, true),
      points: pointsOf.get(entry) ?? null,
      pot: paid(entry, false),
    }
  }

  const differences = event.rows.flatMap((row, index) => {
    const found = calculated(run.entryOfRow[index]!)
    return event.compare
      .filter((field) => found[field] !== row.published[field])
      .map((field) => ({
        place: row.published.place,
        name: `${row.first_name} ${row.last_name}`,
        field,
        published: row.published[field] ?? 0,
        calculated: found[field],
        reason: event.known.find((k) => k.place === row.published.place && k.field === field)?.reason ?? null,
      }))
  })
  const compared = event.rows.length * event.compare.length
  return {
    compared,
    equal: compared - differences.length,
    differences,
    unexplained: differences.filter((d) => d.reason === null),
    // A reason for a difference that is no longer there would hide the next one.
    staleReasons: event.known
      .filter((k) => !differences.some((d) => d.place === k.place && d.field === k.field))
      .map((k) => `${k.field} of place ${k.place}`),
  }
}
