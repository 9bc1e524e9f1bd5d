import { payouts, type StandingRow, type Standings } from '@ramplight/domain/engine'
import type { Id } from '@ramplight/domain/kernel/ids'
import type { Weight } from '@ramplight/domain/kernel/units'
import { toPass } from '@ramplight/domain/results/to-pass'
import type { Entry, Tournament } from '@ramplight/domain/scoring/types'

/**
 * What today's bag of a boat has to weigh more than, in weight units. `lead`: to lead alone. `money`: to be among the paid places.
 * Null: it is there already, or nobody stands in the way.
 */
export type Needs = { lead: Weight | null; money: Weight | null; paidPlaces: number }

type Question = { tournament: Tournament; field: readonly Entry[]; standings: Standings; entry: Id }

/** Against the weights that are in; what others bring later is not known. */
export function needsOf({ tournament, field, standings, entry }: Question): Needs {
  const own = standings.standings.find((row) => row.entry === entry)?.totalWeight ?? 0
  const others = standings.standings
    .filter((row) => row.entry !== entry && !row.disqualified && row.totalWeight > 0)
    .map(({ totalWeight }) => totalWeight)
    .sort((a, b) => b - a)
  const { paidPlaces } = payouts({ tournament, entries: [...field], standings })
  return { lead: toPass(own, others[0]), money: paidPlaces > 0 ? toPass(own, others[paidPlaces - 1]) : null, paidPlaces }
}

/** The biggest fish so far, and whose it is. */
export const biggestFish = ({ standings }: Standings): StandingRow | null =>
  standings.reduce<StandingRow | null>(
    (best, row) => (row.bigFish > 0 && !row.disqualified && row.bigFish > (best?.bigFish ?? 0) ? row : best),
    null,
  )
