import type { Id } from '../kernel/ids.ts'
import type { Weight } from '../kernel/units.ts'
import { cutRankings, reachedCuts } from '../scoring/cuts.ts'
import { isDisqualified, presentEntries } from '../scoring/field.ts'
import { standings } from '../scoring/standings.ts'
import type { Entry, StandingRow, Tournament } from '../scoring/types.ts'
import { runningSteps, type Step } from './step.ts'
import { type WeightStep, weightSteps } from './weight-steps.ts'

/** Places: the top one, then one for every entry that stands above. The deltas add up to the position. */
export type PlaceStep =
  | Step<'top'>
  /** Came further: they went on where this entry was cut (S9). */
  | Step<'ahead-by-cut', { nearest: Id }>
  | Step<'ahead-by-weight', { nearest: Id; margin: Weight }>
  /** Equal weight, bigger fish (S5). */
  | Step<'ahead-by-big-fish', { entries: Id[]; nearest: Id; margin: Weight }>
  | Step<'tie-broken-over', { entries: Id[]; margin: Weight }>
  | Step<'shared', { entries: Id[] }>
  | Step<'disqualified'>

/** How the entry stood at a cut line; `passed` also on a tie with the line. */
export type CutStep = { rule: 'S9'; afterDay: number; keep: number; position: number; totalWeight: Weight; passed: boolean }

/** `weight` adds up to `totalWeight` (weight units), `place` to `position`. */
export type PlaceExplanation = {
  entry: Id
  position: number | null
  tied: boolean
  totalWeight: Weight
  weight: WeightStep[]
  place: PlaceStep[]
  cuts: CutStep[]
}

const ids = (rows: readonly StandingRow[]): Id[] => rows.map(({ entry }) => entry)

function placeSteps(rows: readonly StandingRow[], row: StandingRow): PlaceStep[] {
  if (row.position === null) return [{ kind: 'disqualified', rule: 'S6', delta: 0, result: 0 }]
  const place = row.position
  const sameLevel = rows.filter((other) => other.cutAfterDay === row.cutAfterDay && other.position !== null)
  const equalWeight = sameLevel.filter((other) => other.totalWeight === row.totalWeight && other !== row)
  const above = rows.filter((other) => other.position !== null && other.position < place)
  const further = above.filter((other) => other.cutAfterDay !== row.cutAfterDay)
  const heavier = above.filter((other) => other.cutAfterDay === row.cutAfterDay && other.totalWeight > row.totalWeight)
  const bigger = equalWeight.filter((other) => other.position! < place)
  const beaten = equalWeight.filter((other) => other.position! > place)
  const shared = equalWeight.filter((other) => other.position === place)
  const [nearestFurther, nearestHeavier, nearestBigger] = [further.at(-1), heavier.at(-1), bigger.at(-1)]
  return runningSteps<PlaceStep>([
    { kind: 'top', rule: 'S5', delta: 1 },
    ...(nearestFurther ? [{ kind: 'ahead-by-cut' as const, rule: 'S9', delta: further.length, nearest: nearestFurther.entry }] : []),
    ...(nearestHeavier
      ? [
          {
            kind: 'ahead-by-weight' as const,
            rule: 'S4',
            delta: heavier.length,
            nearest: nearestHeavier.entry,
            margin: nearestHeavier.totalWeight - row.totalWeight,
          },
        ]
      : []),
    ...(nearestBigger
      ? [
          {
            kind: 'ahead-by-big-fish' as const,
            rule: 'S5',
            delta: bigger.length,
            entries: ids(bigger),
            nearest: nearestBigger.entry,
            margin: nearestBigger.bigFish - row.bigFish,
          },
        ]
      : []),
    ...(beaten[0]
      ? [{ kind: 'tie-broken-over' as const, rule: 'S5', delta: 0, entries: ids(beaten), margin: row.bigFish - beaten[0].bigFish }]
      : []),
    ...(shared.length > 0 ? [{ kind: 'shared' as const, rule: 'S5', delta: 0, entries: ids(shared) }] : []),
  ])
}

function cutSteps(tournament: Tournament, field: readonly Entry[], entry: Id): CutStep[] {
  const contenders = field.filter((candidate) => !isDisqualified(candidate))
  return cutRankings(tournament, reachedCuts(tournament, field), contenders).flatMap(({ afterDay, keep, ranked }): CutStep[] => {
    const place = ranked.find(({ contender }) => contender.entry === entry)
    if (!place) return []
    const { position, contender } = place
    return [{ rule: 'S9', afterDay, keep, position, totalWeight: contender.totalWeight, passed: position <= keep }]
  })
}

/** Why an entry stands where it stands, over the tournament or on one `day`; null when it is not in the standings. */
export function explainPlace({
  tournament,
  entries,
  entry: id,
  day,
}: {
  tournament: Tournament
  entries: Entry[]
  entry: Id
  day?: number | null
}): PlaceExplanation | null {
  const field = presentEntries(entries)
  const rows = standings({ tournament, entries: field, day }).standings
  const row = rows.find((candidate) => candidate.entry === id)
  const entry = field.find((candidate) => candidate._id === id)
  if (!row || !entry) return null
  return {
    entry: id,
    position: row.position,
    tied: row.tied,
    totalWeight: row.totalWeight,
    weight: weightSteps(tournament, entry, { only: day, upTo: row.cutAfterDay }, row.disqualified),
    place: placeSteps(rows, row),
    cuts: day == null ? cutSteps(tournament, field, id) : [],
  }
}
