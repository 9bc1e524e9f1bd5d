import { byTextMissingLast } from '../kernel/text-order.ts'
import type { Weight } from '../kernel/units.ts'
import { DEFAULT_SETTINGS } from './default-settings.ts'
import type { Settings, TieBreak } from './types.ts'

/** What may part two entries of equal weight. */
export type TieKeys = {
  bigFish: Weight
  totalFish: number
  heaviestDay: Weight
  /** Every known single fish, largest first. */
  fishWeights: readonly Weight[]
  /** The first weigh-in of the last day that has a time. */
  firstWeighedAt: string | null
}

/** The first fish after the biggest in which two entries differ; 0: none. */
function differingFish({ fishWeights: a }: TieKeys, { fishWeights: b }: TieKeys): number {
  for (let index = 1; index < Math.max(a.length, b.length); index++) if (a[index] !== b[index]) return index
  return 0
}

/** The second largest fish decides, then the third; a fish beats no fish. */
function byNextLargest(a: TieKeys, b: TieKeys): number {
  const index = differingFish(a, b)
  return index === 0 ? 0 : (b.fishWeights[index] ?? 0) - (a.fishWeights[index] ?? 0)
}

/** Below 0: the first entry stands above. */
const COMPARE = {
  'biggest-fish': (a, b) => b.bigFish - a.bigFish,
  'most-fish': (a, b) => b.totalFish - a.totalFish,
  'heaviest-day': (a, b) => b.heaviestDay - a.heaviestDay,
  'next-largest-fish': byNextLargest,
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
  'heaviest-day': ({ heaviestDay }) => heaviestDay,
  'next-largest-fish': (mine, theirs) => mine.fishWeights[differingFish(mine, theirs)] ?? 0,
  'first-weighed': ({ firstWeighedAt }) => firstWeighedAt,
  shared: () => null,
} satisfies Record<TieBreak, (mine: TieKeys, theirs: TieKeys) => TieFigure>

/** What a step compared, of both. */
export const tieFigures = (step: TieBreak, mine: TieKeys, theirs: TieKeys): { mine: TieFigure; theirs: TieFigure } => ({
  mine: FIGURES[step](mine, theirs),
  theirs: FIGURES[step](theirs, mine),
})
