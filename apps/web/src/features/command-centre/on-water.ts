import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Board } from '@ramplight/contract/results/tournament-results'
import { whereIs } from '@ramplight/domain/registration/check-ins'

type Counted = { day: number; rows: readonly Pick<Board['rows'][number], 'entry' | 'weighed'>[] }

/** Boats on the water now; null on a later day whose mornings nobody checks: the station's list alone knows who was cut. */
export function onWater({ day, rows }: Counted, entries: readonly TournamentEntry[], checksMornings: boolean): number | null {
  if (day > 0 && !checksMornings) return null
  const weighed = new Set(rows.flatMap((row) => (row.weighed ? [row.entry] : [])))
  return entries.filter((entry) => whereIs(entry, day, entry.bump?.day === day || weighed.has(entry._id)) === 'out').length
}
