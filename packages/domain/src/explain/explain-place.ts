import type { Id } from '../kernel/ids.ts'
import type { Weight } from '../kernel/units.ts'
import { cutRankings, reachedCuts } from '../scoring/cuts.ts'
import { toContender } from '../scoring/entry-totals.ts'
import { isDisqualified, presentEntries } from '../scoring/field.ts'
import { standings } from '../scoring/standings.ts'
import { decidingTieBreak, type TieFigure, type TieKeys, tieBreaksOf, tieFigures } from '../scoring/tie-breaks.ts'
import type { Entry, Settings, StandingRow, TieBreak, Tournament } from '../scoring/types.ts'
import { runningSteps, type Step } from './step.ts'
import { type WeightStep, weightSteps } from './weight-steps.ts'

/** Those on the other side of a tie, and what the step compared: a weight, a count of fish or a time. */
type TieBroken = { entries: Id[]; by: TieBreak; mine: TieFigure; theirs: TieFigure }

/** Places: the top one, then one for every entry that stands above. The deltas add up to the position. */
export type PlaceStep =
  | Step<'top'>
  /** Came further: they went on where this entry was cut (S9). */
  | Step<'ahead-by-cut', { nearest: Id }>
  | Step<'ahead-by-weight', { nearest: Id; margin: Weight }>
  /** Equal weight; the step `by` of the tie-break chain parts them (S5, S10). The figures are those of the nearest. */
  | Step<'ahead-by-tie-break', TieBroken & { nearest: Id }>
  | Step<'tie-broken-over', TieBroken>
  /** Equal in weight and in everything that was `compared`. */
  | Step<'shared', { entries: Id[]; compared: TieBreak[] }>
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

/** The entries of a level by row, with the keys that part the tied. */
type KeysOf = (entry: Id) => TieKeys

/** One step for every tie break that parted somebody, in the order in which they are asked. */
function tieSteps(chain: readonly TieBreak[], row: StandingRow, others: readonly StandingRow[], keysOf: KeysOf) {
  const mine = keysOf(row.entry)
  return chain.flatMap((by) => {
    const parted = others.filter((other) => decidingTieBreak(chain, mine, keysOf(other.entry)) === by)
    return parted.length === 0 ? [] : [{ by, parted, mine }]
  })
}

function placeSteps(rows: readonly StandingRow[], row: StandingRow, settings: Settings | null | undefined, keysOf: KeysOf): PlaceStep[] {
  if (row.position === null) return [{ kind: 'disqualified', rule: 'S6', delta: 0, result: 0 }]
  const place = row.position
  const chain = tieBreaksOf(settings)
  const rule = settings?.tieBreaks?.length ? 'S10' : 'S5'
  const sameLevel = rows.filter((other) => other.cutAfterDay === row.cutAfterDay && other.position !== null)
  const equalWeight = sameLevel.filter((other) => other.totalWeight === row.totalWeight && other !== row)
  const above = rows.filter((other) => other.position !== null && other.position < place)
  const further = above.filter((other) => other.cutAfterDay !== row.cutAfterDay)
  const heavier = above.filter((other) => other.cutAfterDay === row.cutAfterDay && other.totalWeight > row.totalWeight)
  const bigger = equalWeight.filter((other) => other.position! < place)
  const beaten = equalWeight.filter((other) => other.position! > place)
  const shared = equalWeight.filter((other) => other.position === place)
  const [nearestFurther, nearestHeavier] = [further.at(-1), heavier.at(-1)]
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
    ...tieSteps(chain, row, bigger, keysOf).map(({ by, parted, mine }) => {
      const nearest = parted.at(-1)!.entry
      const figures = tieFigures(by, mine, keysOf(nearest))
      return { kind: 'ahead-by-tie-break' as const, rule, delta: parted.length, entries: ids(parted), nearest, by, ...figures }
    }),
    ...tieSteps(chain, row, beaten, keysOf).map(({ by, parted, mine }) => {
      const figures = tieFigures(by, mine, keysOf(parted[0]!.entry))
      return { kind: 'tie-broken-over' as const, rule, delta: 0, entries: ids(parted), by, ...figures }
    }),
    ...(shared.length > 0 ? [{ kind: 'shared' as const, rule, delta: 0, entries: ids(shared), compared: [...chain] }] : []),
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

type PlaceInput = { tournament: Tournament; entries: Entry[]; day?: number | null }

/** Why any entry stands where it stands, over the tournament or on one `day`: the field is ranked once for all of them. Null: not in the standings. */
export function placeExplainer({ tournament, entries, day }: PlaceInput): (entry: Id) => PlaceExplanation | null {
  const field = presentEntries(entries)
  const rows = standings({ tournament, entries: field, day }).standings
  const byId = new Map(field.map((candidate) => [candidate._id, candidate]))
  return (id) => {
    const row = rows.find((candidate) => candidate.entry === id)
    const entry = byId.get(id)
    if (!row || !entry) return null
    const range = { only: day, upTo: row.cutAfterDay }
    const keysOf = (other: Id) => toContender(tournament, byId.get(other)!, range)
    return {
      entry: id,
      position: row.position,
      tied: row.tied,
      totalWeight: row.totalWeight,
      weight: weightSteps(tournament, entry, range, row.disqualified),
      place: placeSteps(rows, row, tournament.settings, keysOf),
      cuts: day == null ? cutSteps(tournament, field, id) : [],
    }
  }
}

/** Why one entry stands where it stands; null when it is not in the standings. */
export const explainPlace = ({ entry, ...input }: PlaceInput & { entry: Id }): PlaceExplanation | null => placeExplainer(input)(entry)
