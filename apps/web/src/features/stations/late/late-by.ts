import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { isBackUnproven } from '@ramplight/domain/registration/check-ins'
import type { LateBy } from '@ramplight/domain/scoring/types'
import type { Bag } from '#features/weigh-in/bag/index.ts'

/** Minutes by the clock are worth what the return check-in is worth, where there is one; else this clock, which is compared later. */
export const lateByClockOf = (entry: TournamentEntry, day: number): LateBy => (isBackUnproven(entry, day) ? 'unproven-clock' : 'clock')

/** Who says how late this bag was; null where nobody says that it was. */
export function lateByOf({ late, lateFrom }: Pick<Bag, 'late' | 'lateFrom'>, entry: TournamentEntry, day: number): LateBy | null {
  if (late === 0) return null
  if (lateFrom === 'bump') return entry.bump?.lateBy ?? 'person'
  return lateFrom === 'clock' ? lateByClockOf(entry, day) : 'person'
}
