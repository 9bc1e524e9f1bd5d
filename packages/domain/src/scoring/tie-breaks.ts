import { byTextMissingLast } from '../kernel/text-order.ts'
import type { Weight } from '../kernel/units.ts'
import { DEFAULT_SETTINGS } from './default-settings.ts'
import type { Settings, TieBreak } from './types.ts'

/** What may part two entries of equal weight. */
export type TieKeys = {
  bigFish: Weight
  totalFish: number
  liveFish: number
  heaviestDay: Weight
  /** What every day weighed, heaviest first; only where `next-heaviest-day` asks for it. */
  dayWeights: readonly Weight[]
  /** Every known single fish, largest first. */
  fishWeights: readonly Weight[]
  /** The first weigh-in of the last day that has a time. */
  firstWeighedAt: string | null
}

/**
 * Where two lists, heaviest first, first differ after their heaviest: mine, as theirs is with the lists the other way
 * round. The second decides, then the third; what is missing is nothing, so a fish beats no fish. 0 where they agree.
 */
function afterHeaviest(mine: readonly Weight[], theirs: readonly Weight[]): Weight {
  for (let index = 1; index < Math.max(mine.length, theirs.length); index++) {
    const weight = mine[index] ?? 0
    if (weight !== (theirs[index] ?? 0)) return weight
  }
  return 0
}

const byNext = (a: readonly Weight[], b: readonly Weight[]): number => afterHeaviest(b, a) - afterHeaviest(a, b)

/** Below 0: the first entry stands above. */
const COMPARE = {
  'biggest-fish': (a, b) => b.bigFish - a.bigFish,
  'most-fish': (a, b) => b.totalFish - a.totalFish,
  'most-live-fish': (a, b) => b.liveFish - a.liveFish,
  'heaviest-day': (a, b) => b.heaviestDay - a.heaviestDay,
  'next-heaviest-day': (a, b) => byNext(a.dayWeights, b.dayWeights),
  'next-largest-fish': (a, b) => byNext(a.fishWeights, b.fishWeights),
  'first-weighed': (a, b) => byTextMissingLast(a.firstWeighedAt, b.firstWeighedAt),
  shared: () => 0,
} satisfies Record<TieBreak, (a: TieKeys, b: TieKeys) => number>

const BIGGEST_FISH: readonly TieBreak[] = ['biggest-fish']
const NONE: readonly TieBreak[] = []

/** S5, S10: the steps in force. A chain in the settings ends at `shared`; without one the biggest fish, unless that is switched off. */
export function tieBreaksOf(settings: Settings | null | undefined): readonly TieBreak[] {
  const chain = settings?.tieBreaks ?? NONE
  if (chain.length === 0)
    return (settings?.payout?.breakTiesWithBigFish ?? DEFAULT_SETTINGS.payout.breakTiesWithBigFish) ? BIGGEST_FISH : NONE
  const end = chain.indexOf('shared')
  return chain.slice(0, end < 0 ? chain.length : end).filter((step, index) => step in COMPARE && chain.indexOf(step) === index)
}

/** The first step that parts two entries of equal weight, or null when they share their place. */
export function decidingTieBreak(chain: readonly TieBreak[], a: TieKeys, b: TieKeys): TieBreak | null {
  return chain.find((step) => COMPARE[step](a, b) !== 0) ?? null
}

/** Below 0: the first entry stands above; 0: they share their place. */
export function compareTied(chain: readonly TieBreak[], a: TieKeys, b: TieKeys): number {
  for (const step of chain) {
    const order = COMPARE[step](a, b)
    if (order !== 0) return order
  }
  return 0
}

/** A weight, a number of fish, or an ISO time, by the step; null: there was none. */
export type TieFigure = Weight | number | string | null

const FIGURES = {
  'biggest-fish': ({ bigFish }) => bigFish,
  'most-fish': ({ totalFish }) => totalFish,
  'most-live-fish': ({ liveFish }) => liveFish,
  'heaviest-day': ({ heaviestDay }) => heaviestDay,
  'next-heaviest-day': (mine, theirs) => afterHeaviest(mine.dayWeights, theirs.dayWeights),
  'next-largest-fish': (mine, theirs) => afterHeaviest(mine.fishWeights, theirs.fishWeights),
  'first-weighed': ({ firstWeighedAt }) => firstWeighedAt,
  shared: () => null,
} satisfies Record<TieBreak, (mine: TieKeys, theirs: TieKeys) => TieFigure>

/** What a step compared, of both. */
export const tieFigures = (step: TieBreak, mine: TieKeys, theirs: TieKeys): { mine: TieFigure; theirs: TieFigure } => ({
  mine: FIGURES[step](mine, theirs),
  theirs: FIGURES[step](theirs, mine),
})
