/** Random tournaments for property tests: small numbers, so that ties, zero weights and cuts are common. */
import fc from 'fast-check'
import type { PlacementTable } from '../payouts/types.ts'
import type { PayoutSettings, PointsSettings, Settings, Tournament, WeighedEntry, WeighIn, WeightSettings } from '../scoring/types.ts'

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const species = fc.constantFrom('Largemouth Bass', 'Smallmouth Bass', 'Spotted Bass')

export const weighInFields: fc.Arbitrary<Omit<WeighIn, '_id'>> = fc.record(
  {
    weight: fc.oneof(fc.constantFrom(0, 16_000, 160_000, 244_000), fc.nat({ max: 400_000 })),
    totalFish: fc.nat({ max: 5 }),
    bigFish: fc.constantFrom(0, 48_000, 72_000),
    species,
    deadFishCount: fc.nat({ max: 2 }),
    shortFishCount: fc.nat({ max: 1 }),
    liveFishCount: fc.nat({ max: 5 }),
    manualPenalty: fc.constantFrom(0, 0, 8_000),
    minutesLate: fc.constantFrom(-3, 0, 0, 0, 0, 0, 2, 20),
  },
  { requiredKeys: ['weight'] },
)

export const weighIn: fc.Arbitrary<WeighIn> = weighInFields.map((fields) => ({ _id: 'w', ...fields }))

/** Few weights and fish, nothing else: the field ties. */
const plainWeighIn: fc.Arbitrary<WeighIn> = fc.record({
  _id: fc.constant('w'),
  weight: fc.constantFrom(0, 160_000, 160_000, 244_000),
  bigFish: fc.constantFrom(48_000, 48_000, 72_000),
})

const anyWeighIn = fc.oneof({ arbitrary: plainWeighIn, weight: 5 }, { arbitrary: weighIn, weight: 1 })

const rarely = fc.nat({ max: 11 }).map((draw) => draw === 0)

export const weightRules: fc.Arbitrary<WeightSettings> = fc.record(
  {
    unit: fc.constantFrom('lb' as const, 'kg' as const, 'in' as const),
    lateArrivalMinutesTrigger: fc.nat({ max: 3 }),
    lateArrivalPenalty: fc.constantFrom(8_000, 16_000),
    lateArrivalPenaltyFrequency: fc.constantFrom('Once' as const, 'Per Minute' as const),
    lateDisqualificationMinutesTrigger: fc.constantFrom(15, 16),
    hasDeadFishPenalty: fc.boolean(),
    deadFishPenalty: fc.constantFrom(0, 4_000),
    weightToSubtractForShortFish: fc.constantFrom(0, 16_000),
    liveFishBonuses: fc.array(fc.record({ species: fc.option(species, { nil: null }), bonus: fc.constantFrom(0, 1_600) }), {
      maxLength: 2,
    }),
    fishLimit: fc.constant(5),
  },
  { requiredKeys: [] },
)

const pointsRules: fc.Arbitrary<PointsSettings> = fc.record(
  {
    system: fc.constantFrom('By Weight' as const, 'By Position' as const, 'Points Plus Weight' as const),
    firstPlacePoints: fc.constantFrom(100, 'Custom' as const),
    customFirstPlacePoints: fc.constantFrom(200.5, 50),
    pointsPerPlace: fc.constantFrom(1, 2.5, 30),
    noWeightPoints: fc.constantFrom(0, 25),
    minimumPointsAwarded: fc.constantFrom(0, 40),
    noWeightAction: fc.constant('Last Based Weight' as const),
    noWeighPointsDeductedFromLast: fc.constantFrom(0, 10),
    firstBigFishBonus: fc.constantFrom(0, 10),
    secondBigFishBonus: fc.constant(5),
    thirdBigFishBonus: fc.constant(2.25),
    pointsPerFishBonus: fc.constantFrom(0, 1),
    participationPoints: fc.constantFrom(0, 50),
    tournamentScoringRatio: fc.constantFrom(1, 1.5, 0.3333),
  },
  { requiredKeys: [] },
)

const percentages = fc.uniqueArray(fc.nat({ max: 60 }), { minLength: 1, maxLength: 4 }).map((list) => list.sort((a, b) => b - a))

export const payoutRules: fc.Arbitrary<PayoutSettings> = fc.record(
  {
    payoutMode: fc.constantFrom('percentages' as const, 'custom' as const, 'mixed' as const),
    chargePer: fc.constantFrom('Angler' as const, 'Team' as const),
    customPayouts: fc.uniqueArray(
      fc.oneof(
        fc.record({
          position: fc.integer({ min: 1, max: 6 }),
          payment: fc.nat({ max: 60 }),
          paymentPercOrDollar: fc.constant('percent' as const),
        }),
        fc.record({
          position: fc.integer({ min: 1, max: 6 }),
          payment: fc.nat({ max: 30_000 }),
          paymentPercOrDollar: fc.constant('dollar' as const),
        }),
      ),
      { selector: ({ position }) => position, maxLength: 4 },
    ),
    totalPayoutPerc: fc.constantFrom(100, 90, 87.5, 33.3333),
    defaultEntryFee: fc.constant(2_500),
    minimumAmountToTriggerPayout: fc.constantFrom(0, 3_000),
    roundUpOrDown: fc.constantFrom('up' as const, 'down' as const),
    roundUpTo: fc.constantFrom(0, 100, 500, 1_000, 20_000),
    breakTiesWithBigFish: fc.boolean(),
    bigFishEnabled: fc.constantFrom(true, true, false),
    bonusPayouts: fc.array(fc.record({ parentId: fc.constantFrom('t1', 'bf1', null), amount: fc.nat({ max: 20_000 }) }), { maxLength: 2 }),
    bonusMoneyPaid: fc.array(
      fc.record({
        position: fc.integer({ min: 1, max: 4 }),
        payment: fc.nat({ max: 9_999 }),
        entriesRequired: fc.option(fc.nat({ max: 9 }), { nil: null }),
      }),
      { maxLength: 2 },
    ),
    oneIn: fc.constantFrom(0, 2, 3, 5),
    placesPaid: fc.integer({ min: 1, max: 4 }),
  },
  { requiredKeys: [] },
)

const pot = (id: string) =>
  fc.record({
    _id: fc.constant(id),
    entryFee: fc.constantFrom(0, 1_000, 2_001, 2_001),
    includedInEntryFee: fc.boolean(),
    dayIndex: fc.constantFrom(null, null, 0, 1),
    species: fc.option(species, { nil: null, freq: 1 }),
    groups: fc.constantFrom<(string[] | undefined)[]>(undefined, undefined, ['Youth']),
    payoutsPercentages: maybe(percentages.map((list) => list.map((percentage, index) => ({ position: index + 1, percentage })))),
  })

const settings: fc.Arbitrary<Settings> = fc.record({
  weighInMode: fc.constantFrom(
    'multi-day' as const,
    'single' as const,
    'intraday-multiple-sessions' as const,
    'big-bass' as const,
    undefined,
  ),
  weight: maybe(weightRules),
  pointsScoring: maybe(pointsRules),
  payout: fc.oneof({ arbitrary: payoutRules, weight: 9 }, { arbitrary: fc.constant(undefined), weight: 1 }),
  cuts: maybe(fc.array(fc.record({ afterDay: fc.nat({ max: 1 }), keep: fc.integer({ min: 1, max: 4 }) }), { maxLength: 1 })),
})

const tournament: fc.Arbitrary<Tournament> = fc.record({
  _id: fc.constant('t1'),
  tournamentDates: fc.constantFrom(['2026-05-09'], ['2026-05-09'], ['2026-05-09', '2026-05-10']),
  entryFee: fc.constantFrom(null, 0, 5_000, 5_000, 3_335, 3_335),
  hasCuts: fc.boolean(),
  settings: fc.oneof({ arbitrary: settings, weight: 19 }, { arbitrary: fc.constant(null), weight: 1 }),
  bigfishpots: fc.tuple(pot('bf1')),
  sidepots: fc.tuple(pot('sp1')),
  groups: fc.constantFrom(
    [],
    [{ _id: 'g1', name: 'Youth', potPercentageAllocatedToGroup: 20, percentageOrDollar: 'percentage' as const }],
    [
      { _id: 'g1', name: 'Youth', potPercentageAllocatedToGroup: 12_345, percentageOrDollar: 'dollar' as const },
      { _id: 'g2', name: 'Co-Angler', potPercentageAllocatedToGroup: 60, percentageOrDollar: 'percentage' as const },
    ],
  ),
})

const entry = (index: number): fc.Arbitrary<WeighedEntry> =>
  fc.record({
    _id: fc.constant(`e${String(index).padStart(2, '0')}`),
    users: fc.constantFrom([`u${index}a`], [`u${index}a`, `u${index}b`]),
    createdAt: fc.constantFrom(null, '2026-04-01T12:00:00.000Z', '2026-04-02T12:00:00.000Z'),
    deleted: rarely,
    disqualified: rarely,
    freeEntry: fc.constantFrom(false, false, true),
    groups: fc.constantFrom([], ['Youth'], ['g2']),
    inBigFishPot: fc.boolean(),
    inSidePot: fc.boolean(),
    sidePotBigFishEntries: maybe(
      fc.array(fc.record({ bigFishPotIds: fc.constantFrom([], ['bf1']), sidePotIds: fc.constantFrom([], ['sp1']) }), { maxLength: 2 }),
    ),
    bigFishModeDaysEntered: maybe(fc.constantFrom([0], [0, 1], [])),
    weights: fc
      .array(fc.array(anyWeighIn, { minLength: 1, maxLength: 2 }), { maxLength: 2 })
      .map((days) => days.map((weighIns, day) => ({ day, weighIns }))),
  })

const tables: fc.Arbitrary<PlacementTable[] | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.constant(undefined),
  fc
    .array(percentages, { minLength: 1, maxLength: 2 })
    .map((lists) =>
      lists.map((list) => ({ places: list.length, percentages: list.map((percentage, index) => ({ place: index + 1, percentage })) })),
    ),
)

export type RandomTournament = { tournament: Tournament; entries: WeighedEntry[]; placementTables: PlacementTable[] | undefined }

export const randomTournament: fc.Arbitrary<RandomTournament> = fc.record({
  tournament,
  entries: fc.constantFrom(0, 1, 3, 6, 8, 10).chain((size) => fc.tuple(...Array.from({ length: size }, (_, index) => entry(index)))),
  placementTables: tables,
})
