import type { Id } from '../kernel/ids.ts'
import { byTextMissingLast } from '../kernel/text-order.ts'
import type { StoredWeighIn } from './weigh-in-records.ts'

/** What one station has handed in on one day: weigh-ins that count, by where they were first weighed. */
export type StationTotal = { tournament: Id; day: number; station: string | null; bags: number; lastAt: string }

/** Of these weigh-ins, by the name of the station; who has none comes last. A day or station without a bag is not in the list. */
export function stationTotals(weighIns: readonly StoredWeighIn[]): StationTotal[] {
  const totals = new Map<string, StationTotal>()
  for (const { current, history, tournament } of weighIns) {
    const [first] = history
    if (current.voided || first?.kind !== 'weigh') continue
    const { station, day, receivedAt } = first
    const key = JSON.stringify([tournament, day, station])
    const known = totals.get(key)
    const lastAt = known && known.lastAt > receivedAt ? known.lastAt : receivedAt
    totals.set(key, { tournament, day, station, bags: (known?.bags ?? 0) + 1, lastAt })
  }
  return [...totals.values()].sort((a, b) => byTextMissingLast(a.station, b.station))
}
