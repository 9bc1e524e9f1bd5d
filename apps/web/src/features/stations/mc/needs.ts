import { payouts, type StandingRow, type Standings } from '@ramplight/domain/engine'
import type { Id } from '@ramplight/domain/kernel/ids'
import type { Weight } from '@ramplight/domain/kernel/units'
import { toPass } from '@ramplight/domain/results/to-pass'
import type { CutLine } from '@ramplight/domain/scoring/cuts'
import type { Entry, Tournament } from '@ramplight/domain/scoring/types'

/**
 * What today's bag of a boat has to weigh more than, in weight units. `lead`: to lead alone. `money`: to be among the paid places.
 * `cut`: to go on at the next cut. Null: it is there already, or nobody stands in the way.
 */
export type Needs = { lead: Weight | null; money: Weight | null; paidPlaces: number; cut: { weight: Weight; keep: number } | null }

type Question = { tournament: Tournament; field: readonly Entry[]; standings: Standings; entry: Id; day: number }

/** Against the weights that are in; what others bring later is not known. */
export function needsOf({ tournament, field, standings, entry, day }: Question): Needs {
  const own = standings.standings.find((row) => row.entry === entry)?.totalWeight ?? 0
  const rows = standings.standings
    .filter((row) => row.entry !== entry && !row.disqualified && row.totalWeight > 0)
    .sort((a, b) => b.totalWeight - a.totalWeight)
  const others = rows.map(({ totalWeight }) => totalWeight)
  const { paidPlaces } = payouts({ tournament, entries: [...field], standings })
  const line = nextCut(tournament, day)
  const stillIn = rows.filter(({ cutAfterDay }) => line && (cutAfterDay === null || cutAfterDay >= line.afterDay))
  const cut = line && toPass(own, stillIn[line.keep - 1]?.totalWeight)
  return {
    lead: toPass(own, others[0]),
    money: paidPlaces > 0 ? toPass(own, others[paidPlaces - 1]) : null,
    paidPlaces,
    cut: line && cut !== null ? { weight: cut, keep: line.keep } : null,
  }
}

/** The next line that a boat of this day has to be above; of two after one day the stricter counts (S9). */
function nextCut({ hasCuts, settings }: Tournament, day: number): CutLine | null {
  const lines = (hasCuts ? (settings?.cuts ?? []) : []).filter(({ afterDay, keep }) => afterDay >= day && keep >= 1)
  return lines.toSorted((a, b) => a.afterDay - b.afterDay || a.keep - b.keep)[0] ?? null
}

/** The biggest fish so far, and whose it is. */
export const biggestFish = ({ standings }: Standings): StandingRow | null =>
  standings.reduce<StandingRow | null>(
    (best, row) => (row.bigFish > 0 && !row.disqualified && row.bigFish > (best?.bigFish ?? 0) ? row : best),
    null,
  )
