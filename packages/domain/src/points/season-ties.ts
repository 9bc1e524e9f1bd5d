import type { Id } from '../kernel/ids.ts'
import type { Weight } from '../kernel/units.ts'
import { byFinish, NO_FINISH, type PointDistribution, type Result, type SeasonRules, type SeasonTieBreak } from './season-results.ts'

/** What may part two teams that are level on points: of every event fished, also of one that does not count. */
export type SeasonTieKeys = {
  weight: Weight
  /** Every finish, the best first; one that is not known last. */
  finishes: readonly number[]
}

export const seasonTieKeys = (results: readonly Result[]): SeasonTieKeys => ({
  weight: results.reduce((sum, { weight }) => sum + weight, 0),
  finishes: results.map(({ finish }) => finish).sort(byFinish),
})

const finishAt = ({ finishes }: SeasonTieKeys, index: number): number => finishes[index] ?? NO_FINISH

/** Where two lists of finishes first differ, else the end of both. */
function differingFinish(a: SeasonTieKeys, b: SeasonTieKeys): number {
  let index = 0
  while (index < Math.max(a.finishes.length, b.finishes.length) && finishAt(a, index) === finishAt(b, index)) index++
  return index
}

/** More first places, then more second places, and so on: the finish in which two sorted lists differ says just that. */
function byWins(a: SeasonTieKeys, b: SeasonTieKeys): number {
  const index = differingFinish(a, b)
  return byFinish(finishAt(a, index), finishAt(b, index))
}

/** Below 0: the first team stands above. */
const COMPARE = {
  'total-weight': (a, b) => b.weight - a.weight,
  'most-wins': byWins,
  'best-finish': (a, b) => byFinish(finishAt(a, 0), finishAt(b, 0)),
} satisfies Record<SeasonTieBreak, (a: SeasonTieKeys, b: SeasonTieKeys) => number>

/** Below 0: the first team stands above; 0: they share their place. */
export function compareLevel(chain: readonly SeasonTieBreak[], a: SeasonTieKeys, b: SeasonTieKeys): number {
  for (const step of chain) {
    const order = COMPARE[step](a, b)
    if (order !== 0) return order
  }
  return 0
}

/** The first step that parts two teams level on points, or null when they share their place. */
export const decidingSeasonTieBreak = (chain: readonly SeasonTieBreak[], a: SeasonTieKeys, b: SeasonTieKeys): SeasonTieBreak | null =>
  chain.find((step) => COMPARE[step](a, b) !== 0) ?? null

/** What a step compared: a weight, how often each came in at `place`, or a finish; null: no finish is known. */
export type SeasonTieFigures = { place: number | null; mine: number | null; theirs: number | null }

const known = (finish: number): number | null => (finish === NO_FINISH ? null : finish)
const timesAt = ({ finishes }: SeasonTieKeys, place: number): number => finishes.filter((finish) => finish === place).length

const FIGURES = {
  'total-weight': (mine, theirs) => ({ place: null, mine: mine.weight, theirs: theirs.weight }),
  'most-wins': (mine, theirs) => {
    const index = differingFinish(mine, theirs)
    const place = Math.min(finishAt(mine, index), finishAt(theirs, index))
    return { place: known(place), mine: timesAt(mine, place), theirs: timesAt(theirs, place) }
  },
  'best-finish': (mine, theirs) => ({ place: null, mine: known(finishAt(mine, 0)), theirs: known(finishAt(theirs, 0)) }),
} satisfies Record<SeasonTieBreak, (mine: SeasonTieKeys, theirs: SeasonTieKeys) => SeasonTieFigures>

/** What a step compared, of both. */
export const seasonTieFigures = (step: SeasonTieBreak, mine: SeasonTieKeys, theirs: SeasonTieKeys): SeasonTieFigures =>
  FIGURES[step](mine, theirs)

/** N9: the steps in force. Pounds, kilograms and inches do not add up: a season with two of them has no total weight. */
export function seasonTieBreaksOf(
  rules: SeasonRules | null | undefined,
  season: Id,
  distributions: readonly PointDistribution[],
): readonly SeasonTieBreak[] {
  const chain = rules?.tieBreaks ?? []
  if (chain.length === 0) return chain
  const weighed = distributions.filter((row) => row.season === season && row.points != null && row.weight)
  const units = new Set(weighed.map(({ weightUnit }) => weightUnit ?? 'lb'))
  return chain.filter((step, index) => step in COMPARE && chain.indexOf(step) === index && (step !== 'total-weight' || units.size < 2))
}
