/** Points settings beyond the specification on the standings of random tournaments; and settings nobody would type. */
import fc from 'fast-check'
import { standings } from '../scoring/standings.ts'
import type { PointsSettings, Settings, Standings, ZeroFishRule } from '../scoring/types.ts'
import { scoreEntries } from '../tournament-results.ts'
import { randomTournament } from './random-tournaments.ts'

const someOf = <T extends object>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<Partial<T>> =>
  fc.record(fields, { requiredKeys: [] }) as fc.Arbitrary<Partial<T>>

const falling = fc
  .array(fc.constantFrom(200, 195, 190, 180.25, 100, 99, 50.5, 0.3333, 0), { maxLength: 5 })
  .map((list) => list.sort((a, b) => b - a))

const steps = fc.array(fc.record({ fromPlace: fc.integer({ min: 1, max: 9 }), step: fc.constantFrom(0, 0.5, 1, 2, 2.3333, 60) }), {
  maxLength: 3,
})

const zeroFish: fc.Arbitrary<ZeroFishRule> = fc.oneof(
  fc.constantFrom(0, 20, 87.5).map((points) => ({ kind: 'fixed' as const, points })),
  fc.constantFrom(0, 2, 20.25, 1_000).map((minus) => ({ kind: 'last-minus' as const, minus })),
  fc.constant({ kind: 'none' as const }),
)

/** Tables and steps that fall, every rule for no fish, both ways to treat ties. */
export const pointsOptions: fc.Arbitrary<PointsSettings> = someOf<PointsSettings>({
  pointsTable: falling,
  pointsSteps: steps,
  zeroFish,
  tiePoints: fc.constantFrom('mean' as const, 'mean' as const, 'shared' as const),
})

/** What a place alone may depend on. */
export const placeSettings: fc.Arbitrary<PointsSettings> = someOf<PointsSettings>({
  firstPlacePoints: fc.constantFrom(100, 7, 'Custom' as const),
  customFirstPlacePoints: fc.constantFrom(200.5, 3),
  pointsPerPlace: fc.constantFrom(0, 1, 2.5, 30),
  pointsTable: falling,
  pointsSteps: steps,
  tiePoints: fc.constantFrom('mean' as const, 'shared' as const),
}).map((settings) => ({ ...settings, system: 'By Position' }))

const bonuses = someOf<PointsSettings>({
  noWeightPoints: fc.constantFrom(0, 25, 99),
  minimumPointsAwarded: fc.constantFrom(0, 40, 98.5),
  noWeightAction: fc.constant('Last Based Weight' as const),
  noWeighPointsDeductedFromLast: fc.constantFrom(0, 10),
  firstBigFishBonus: fc.constantFrom(0, 10),
  secondBigFishBonus: fc.constantFrom(0, 5),
  thirdBigFishBonus: fc.constantFrom(0, 2.25),
  pointsPerFishBonus: fc.constantFrom(0, 1),
  participationPoints: fc.constantFrom(0, 50, -20),
  tournamentScoringRatio: fc.constantFrom(1, 1.5, 0.3333, 3),
})

const system = fc.constantFrom<PointsSettings['system'][]>('By Position', 'By Position', 'Points Plus Weight', 'By Weight', undefined)

/** Any settings a director may type. */
export const anyPointsSettings: fc.Arbitrary<PointsSettings> = fc
  .tuple(system, placeSettings, bonuses, pointsOptions)
  .map(([chosen, places, extras, options]) => ({ ...places, ...extras, ...options, system: chosen }))

const wildNumber = fc.oneof(
  fc.double({ noNaN: true }),
  fc.integer(),
  fc.float({ noNaN: true, noDefaultInfinity: true, min: -500, max: 500 }),
  fc.constantFrom(0, -0, -1, 0.00001, 1 / 3, -2.5, 1e7 + 0.3333, 2 ** 53, 1e15, 1e300, -1e300, 100, Number.POSITIVE_INFINITY),
)

const wildZeroFish = fc.oneof(
  zeroFish,
  fc.record({ kind: fc.constant('fixed' as const), points: wildNumber }),
  fc.record({ kind: fc.constant('last-minus' as const), minus: wildNumber }),
  fc.constantFrom({ kind: 'fixed' }, { kind: 'last-minus' }, { kind: 'unheard-of' }, {}) as fc.Arbitrary<never>,
)

const wildSteps = fc.array(
  fc.record({ fromPlace: fc.oneof(wildNumber, fc.integer({ min: -3, max: 12 })), step: wildNumber }, { requiredKeys: [] }),
  { maxLength: 5 },
) as fc.Arbitrary<NonNullable<PointsSettings['pointsSteps']>>

/** Settings as a form may leave them: incomplete, contradictory, far too large. */
export const wildPointsSettings: fc.Arbitrary<PointsSettings> = fc
  .tuple(
    system,
    someOf<PointsSettings>({
      firstPlacePoints: fc.oneof(wildNumber, fc.constant('Custom' as const)),
      customFirstPlacePoints: wildNumber,
      pointsPerPlace: wildNumber,
      pointsTable: fc.array(wildNumber, { maxLength: 6 }),
      pointsSteps: wildSteps,
      zeroFish: wildZeroFish,
      tiePoints: fc.constantFrom('mean' as const, 'shared' as const),
      noWeightPoints: wildNumber,
      minimumPointsAwarded: wildNumber,
      noWeightAction: fc.constant('Last Based Weight' as const),
      noWeighPointsDeductedFromLast: wildNumber,
      firstBigFishBonus: wildNumber,
      secondBigFishBonus: wildNumber,
      thirdBigFishBonus: wildNumber,
      pointsPerFishBonus: wildNumber,
      participationPoints: wildNumber,
      tournamentScoringRatio: wildNumber,
    }),
  )
  .map(([chosen, settings]) => ({ ...settings, system: chosen }))

export type ScoredField = { settings: Settings; standings: Standings }

/** The standings of a random tournament that gives points. */
export const scoredField: fc.Arbitrary<ScoredField> = randomTournament.map(({ tournament, entries }) => {
  const settings = tournament.settings ?? {}
  return { settings, standings: { ...standings({ tournament, entries: scoreEntries(settings, entries) }), incomplete: false } }
})
