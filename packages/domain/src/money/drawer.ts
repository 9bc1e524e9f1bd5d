import type { Cents } from '../kernel/units.ts'

/** `madeAt`: when people did it, where it came here later. `device`: where. */
type Row = { at: string; madeAt?: string | null; place: string | null; amount: Cents; device?: string | null }
type Count = { at: string; counted: Cents; expected: Cents; device?: string | null | undefined }

/** What a count differs by: above 0 there is more in the drawer than there should be. */
export const offBy = ({ counted, expected }: Pick<Count, 'counted' | 'expected'>): Cents => counted - expected

/** The last count that was right, before this one: what went wrong, went wrong after it. */
const rightBefore = (count: Count, counts: readonly Count[]): Count | undefined =>
  counts.filter((one) => one.at < count.at && offBy(one) === 0).toSorted((a, b) => (a.at < b.at ? 1 : -1))[0]

/**
 * Where to look for a difference: the cash lines between the last count that was right and this one, the newest first. `exact` are
 * those of just that amount, or of half of it, where one was written the wrong way round. `late`: what was made before the count and came here
 * after it, from another device without a network: it was in the drawer and was not expected there. What was made on the device that counted, that
 * device knew.
 */
export function linesToCheck<R extends Row>(
  count: Count,
  counts: readonly Count[],
  rows: readonly R[],
): { lines: R[]; exact: R[]; late: R[] } {
  const off = Math.abs(offBy(count))
  if (off === 0) return { lines: [], exact: [], late: [] }
  const cash = rows.filter(({ place }) => place === 'cash')
  const isOwn = ({ device }: R) => !!device && device === count.device
  const knownAt = (row: R) => (isOwn(row) ? (row.madeAt ?? row.at) : row.at)
  const late = cash.filter((row) => !isOwn(row) && row.at > count.at && !!row.madeAt && row.madeAt <= count.at)
  const from = rightBefore(count, counts)?.at ?? ''
  const lines = cash
    .filter((row) => knownAt(row) > from && knownAt(row) <= count.at)
    .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
  return { lines, late, exact: lines.filter(({ amount }) => Math.abs(amount) === off || 2 * Math.abs(amount) === off) }
}
