import { refused } from '../kernel/errors.ts'
import { QUARTER_INCH, UNITS_PER_INCH, UNITS_PER_KILOGRAM, UNITS_PER_POUND } from '../kernel/units.ts'
import { displayWeight } from '../scoring/format-weight.ts'
import type { Settings, WeightUnit } from '../scoring/types.ts'
import type { TournamentStatus } from '../tournament/statuses.ts'
import type { Bag } from './bag.ts'
import { fishThatCount, measured } from './measured.ts'

/** No scale at a ramp reads more; what does is a slip of the keypad. */
const LIMITS: Record<WeightUnit, { weight: number; text: string }> = {
  lb: { weight: 300 * UNITS_PER_POUND, text: '300 lb' },
  kg: { weight: 136 * UNITS_PER_KILOGRAM, text: '136 kg' },
  in: { weight: 2000 * UNITS_PER_INCH, text: '2000 in' },
}

/** Refuses what cannot have been on a scale. Catches beyond the limit and the like are judged by people, not here. */
export function checkBag(bag: Bag, { settings }: { settings?: Settings | null | undefined }): void {
  const { weight, deadFishCount } = bag
  const bigFish = bag.bigFish ?? 0
  const totalFish = bag.singleFishWeighed ? 1 : bag.totalFish
  const limit = LIMITS[settings?.weight?.unit ?? 'lb']
  if (weight > limit.weight) throw refused('weigh-in.over-any-scale', { limit: limit.text })
  if (weight === 0 && totalFish > 0) throw refused('weigh-in.fish-without-weight', { count: totalFish })
  if (bigFish > weight) throw refused('weigh-in.big-fish-over-bag')
  if (deadFishCount > totalFish) throw refused('weigh-in.dead-over-total')
  const live = bag.liveFishCount ?? 0
  if (live + deadFishCount > totalFish) throw refused('weigh-in.live-over-total', { live, dead: deadFishCount, total: totalFish })
  checkLengths(bag, settings)
}

/** W14: each fish to a quarter of an inch, and together they say what the bag says. */
function checkLengths({ fishLengths, weight, totalFish, bigFish }: Bag, settings: Settings | null | undefined): void {
  if (!fishLengths?.length) return
  if (settings?.weight?.unit !== 'in') throw refused('weigh-in.lengths-not-here')
  const odd = fishLengths.find((length) => length <= 0 || length % QUARTER_INCH !== 0)
  if (odd !== undefined) throw refused('weigh-in.not-a-quarter', { value: displayWeight(odd, 'in') })
  const meant = measured(fishLengths, fishThatCount(settings))
  if (meant.weight !== weight || meant.totalFish !== totalFish || meant.bigFish !== (bigFish ?? meant.bigFish))
    throw refused('weigh-in.lengths-differ', { sum: displayWeight(meant.weight, 'in'), weight: displayWeight(weight, 'in') })
}

/** `day` 0 is the first day. */
export function checkDay(day: number, { tournamentDates }: { tournamentDates: readonly string[] }): void {
  const days = Math.max(1, tournamentDates.length)
  if (day >= days) throw refused('weigh-in.day-unknown', { days, day: day + 1 })
}

/** Weighing happens between the director's Start and the final results. */
export function checkOpen({ status }: { status: TournamentStatus }): void {
  if (status === 'Completed') throw refused('tournament.finalized')
  if (status !== 'In Progress' && status !== 'Closed') throw refused('weigh-in.not-open')
}
