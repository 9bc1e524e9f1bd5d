/**
 * A tournament of any size with everything switched on: penalties, bonuses, points, payouts, pots by fish and species, a
 * group. Made from a seed, so two runs measure the same fish.
 */
import type { PayoutMode, PointsSystem, Tournament, WeighedEntry, WeighIn } from '@ramplight/domain/scoring/types'

/** Five fish a day: in one bag, or one by one. */
export type Shape = 'bags' | 'single fish'
export type LargeField = { tournament: Tournament; entries: WeighedEntry[] }

const DAYS = 3
const FISH = 5
const POUND = 16_000
const SPECIES = ['Largemouth Bass', 'Smallmouth Bass']

/** Whole numbers below `limit`; the generator of Numerical Recipes, plenty for a bench. */
function dice(seed: number): (limit: number) => number {
  let state = seed >>> 0
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

const id = (kind: number, number: number): string => kind.toString(16) + number.toString(16).padStart(23, '0')

function weighIns(shape: Shape, number: number, roll: (limit: number) => number): WeighIn[] {
  const bags = shape === 'bags' ? 1 : FISH
  return Array.from({ length: bags }, (_, bag) => ({
    _id: id(3, number * FISH + bag),
    weight: roll((5 * FISH * POUND) / bags),
    totalFish: FISH / bags,
    bigFish: roll(8 * POUND),
    species: SPECIES[roll(SPECIES.length)]!,
    deadFishCount: roll(10) === 0 ? 1 : 0,
    shortFishCount: roll(30) === 0 ? 1 : 0,
    minutesLate: bag === 0 && roll(20) === 0 ? roll(16) : 0,
    periodIndex: 0,
  }))
}

export function largeField(size: number, shape: Shape): LargeField {
  const roll = dice(20_261_120)
  const entries = Array.from({ length: size }, (_, boat): WeighedEntry => {
    const buysIn = roll(3) > 0
    return {
      _id: id(1, boat),
      users: [id(2, 2 * boat), id(2, 2 * boat + 1)],
      createdAt: new Date(Date.UTC(2026, 3, 1) + roll(30 * 86_400) * 1000).toISOString(),
      freeEntry: roll(50) === 0,
      groups: roll(4) === 0 ? ['Youth'] : [],
      sidePotBigFishEntries: buysIn ? [{ user: id(2, 2 * boat), bigFishPotIds: ['bf-day', 'bf-species'], sidePotIds: ['side'] }] : [],
      weights: Array.from({ length: DAYS }, (_day, day) => ({ day, weighIns: weighIns(shape, boat * DAYS + day, roll) })),
    }
  })
  return { tournament: rules('By Position', 'percentages'), entries }
}

/** The same rules under any points system and payout mode. */
export const rules = (system: PointsSystem | null, payoutMode: PayoutMode): Tournament => ({
  _id: id(4, 1),
  tournamentDates: ['2026-05-08', '2026-05-09', '2026-05-10'],
  entryFee: 15_000,
  groups: [{ name: 'Youth', potPercentageAllocatedToGroup: 10, percentageOrDollar: 'percentage' }],
  bigfishpots: [
    { _id: 'bf-day', entryFee: 1_000, dayIndex: 1 },
    {
      _id: 'bf-species',
      entryFee: 2_000,
      species: 'Smallmouth Bass',
      payoutsPercentages: [60, 40].map((percentage, i) => ({ position: i + 1, percentage })),
    },
  ],
  sidepots: [{ _id: 'side', entryFee: 2_500, payoutsPercentages: [50, 30, 20].map((percentage, i) => ({ position: i + 1, percentage })) }],
  settings: {
    weighInMode: 'multi-day',
    weight: {
      lateArrivalMinutesTrigger: 1,
      lateArrivalPenalty: POUND,
      lateArrivalPenaltyFrequency: 'Per Minute',
      lateDisqualificationMinutesTrigger: 15,
      deadFishPenalty: 4_000,
      weightToSubtractForShortFish: POUND,
      liveFishBonuses: [
        { species: 'Largemouth Bass', bonus: 1_600 },
        { species: null, bonus: 800 },
      ],
      fishLimit: FISH,
    },
    pointsScoring: {
      system,
      firstPlacePoints: 200,
      noWeightAction: 'Last Based Weight',
      noWeighPointsDeductedFromLast: 10,
      firstBigFishBonus: 10,
      secondBigFishBonus: 5,
      thirdBigFishBonus: 3,
      pointsPerFishBonus: 1,
      participationPoints: 5,
      tournamentScoringRatio: 1.5,
    },
    payout: {
      payoutMode,
      oneIn: 250,
      totalPayoutPerc: 90,
      roundUpTo: 500,
      roundUpOrDown: 'down',
      minimumAmountToTriggerPayout: 1_000,
      customPayouts: [
        { position: 1, payment: 10_000_000, paymentPercOrDollar: 'dollar' },
        { position: 2, payment: 10, paymentPercOrDollar: 'percent' },
        { position: 3, payment: 5, paymentPercOrDollar: 'percent' },
      ],
      bonusMoneyPaid: [{ position: 1, payment: 100_000, entriesRequired: 100 }],
    },
  },
})
