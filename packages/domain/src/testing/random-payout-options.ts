/** The payout and pot options beyond the specification on random tournaments; and settings nobody would type in earnest. */
import fc from 'fast-check'
import type { PlacementTable } from '../payouts/types.ts'
import { standings } from '../scoring/standings.ts'
import type { Entry, Group, PayoutSettings, Pot, Standings, Tournament } from '../scoring/types.ts'
import { scoreEntries } from '../tournament-results.ts'
import { payoutRules, type RandomTournament, randomTournament } from './random-tournaments.ts'

const someOf = <T extends object>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<Partial<T>> =>
  fc.record(fields, { requiredKeys: [] }) as fc.Arbitrary<Partial<T>>

const size = fc.nat({ max: 12 })
const position = fc.integer({ min: 1, max: 6 })

/** Every option beyond the specification, for fields of up to ten entries. */
export const payoutOptions: fc.Arbitrary<PayoutSettings> = someOf<PayoutSettings>({
  placesByFieldSize: fc.array(fc.record({ from: size, places: fc.nat({ max: 5 }) }), { maxLength: 3 }),
  placesSteps: fc.record({ places: fc.nat({ max: 3 }), upTo: size, oneMorePer: fc.constantFrom(0, 1, 2, 3) }),
  maxPlaces: fc.nat({ max: 4 }),
  fixedSlices: fc.array(
    fc.record({
      name: fc.constantFrom('Club', 'Points fund', 'Charity'),
      amount: fc.oneof(fc.constantFrom(0, 500, 1_000), fc.nat({ max: 40_000 })),
      per: fc.constantFrom('event' as const, 'entry' as const, null),
    }),
    { maxLength: 3 },
  ),
  guaranteesByFieldSize: fc.array(
    fc.record({ from: size, guarantees: fc.array(fc.record({ position, amount: fc.nat({ max: 30_000 }) }), { maxLength: 3 }) }),
    { maxLength: 3 },
  ),
})

/** What a pot may ask and carry. */
export const potOptions: fc.Arbitrary<Partial<Pot>> = someOf<Partial<Pot>>({
  minimumWeight: fc.constantFrom(0, 48_000, 72_000, 72_001, 160_000),
  carryOver: fc.boolean(),
  carriedIn: fc.oneof(fc.constant(0), fc.nat({ max: 50_001 })),
})

const withOptions = (input: RandomTournament, options: PayoutSettings, [bigFish, side]: [Partial<Pot>, Partial<Pot>]): RandomTournament => {
  const { settings, bigfishpots, sidepots } = input.tournament
  return {
    ...input,
    tournament: {
      ...input.tournament,
      ...(settings ? { settings: { ...settings, payout: { ...settings.payout, ...options } } } : {}),
      bigfishpots: (bigfishpots ?? []).map((pot) => ({ ...pot, ...bigFish })),
      sidepots: (sidepots ?? []).map((pot) => ({ ...pot, ...side })),
    },
  }
}

/** A random tournament with some of the options. */
export const tournamentWithOptions: fc.Arbitrary<RandomTournament> = fc
  .tuple(randomTournament, payoutOptions, fc.tuple(potOptions, potOptions))
  .map(([input, options, pots]) => withOptions(input, options, pots))

/** Any settings a director may type. */
export const anyPayoutSettings: fc.Arbitrary<PayoutSettings> = fc
  .tuple(payoutRules, payoutOptions)
  .map(([rules, options]) => ({ ...rules, ...options }))

export const anyPot: fc.Arbitrary<Partial<Pot>> = fc
  .tuple(
    potOptions,
    someOf<Partial<Pot>>({
      entryFee: fc.constantFrom(0, 1_000, 2_001),
      includedInEntryFee: fc.boolean(),
      dayIndex: fc.constantFrom(null, 0, 1),
      species: fc.constantFrom(null, 'Largemouth Bass'),
      groups: fc.constantFrom([], ['Youth']),
      payoutsPercentages: fc.constantFrom(
        [
          { position: 1, percentage: 60 },
          { position: 2, percentage: 40 },
        ],
        [{ position: 2, percentage: 0.5 }],
      ),
    }),
  )
  .map(([options, rules]) => ({ ...rules, ...options }))

/** Scored, with its standings: what payouts() and pots() are given. */
export type MoneyInput = {
  tournament: Tournament
  entries: Entry[]
  standings: Standings
  placementTables?: PlacementTable[] | null
}

export function moneyInput({ tournament, entries, placementTables }: RandomTournament): MoneyInput {
  const scored = scoreEntries(tournament.settings, entries)
  return { tournament, entries: scored, standings: standings({ tournament, entries: scored }), placementTables }
}

const wildNumber = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -300, max: 300 }),
  fc.integer({ min: -3, max: 12 }),
  fc.constantFrom(0, -0, -1, 0.5, 1 / 3, 1e-9, 0.99999, 1, 100, 250, 1e9, 2 ** 31, 2 ** 53, 1e300, -1e300, Number.MAX_VALUE, 5e-324),
)
const wildText = fc.constantFrom('t1', 'bf1', 'sp1', 'Youth', 'g1', '', 'nobody')
const orNull = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { nil: null, freq: 8 })
const few = <T>(value: fc.Arbitrary<T>) => fc.array(value, { maxLength: 4 })

/** Settings as a form may leave them: incomplete, contradictory, far too large. */
export const wildPayoutSettings: fc.Arbitrary<PayoutSettings> = someOf<PayoutSettings>({
  payoutMode: fc.constantFrom('percentages' as const, 'custom' as const, 'mixed' as const, null),
  chargePer: fc.constantFrom('Angler' as const, 'Team' as const, null),
  customPayouts: orNull(
    few(
      fc.record({ position: wildNumber, payment: wildNumber, paymentPercOrDollar: fc.constantFrom('percent' as const, 'dollar' as const) }),
    ),
  ),
  totalPayoutPerc: orNull(wildNumber),
  defaultEntryFee: orNull(wildNumber),
  minimumAmountToTriggerPayout: orNull(wildNumber),
  roundUpOrDown: fc.constantFrom('up' as const, 'down' as const, 'nearest' as const, null),
  roundUpTo: orNull(wildNumber),
  breakTiesWithBigFish: orNull(fc.boolean()),
  bigFishEnabled: orNull(fc.boolean()),
  sidePot: orNull(fc.boolean()),
  bonusPayouts: orNull(few(fc.record({ parentId: orNull(wildText), amount: wildNumber }))),
  bonusMoneyPaid: orNull(few(fc.record({ position: wildNumber, payment: wildNumber, entriesRequired: orNull(wildNumber) }))),
  oneIn: orNull(wildNumber),
  placesPaid: orNull(wildNumber),
  placesByFieldSize: orNull(few(fc.record({ from: wildNumber, places: wildNumber }))),
  placesSteps: orNull(fc.record({ places: wildNumber, upTo: wildNumber, oneMorePer: wildNumber })),
  maxPlaces: orNull(wildNumber),
  fixedSlices: orNull(
    few(fc.record({ name: wildText, amount: wildNumber, per: fc.constantFrom('event' as const, 'entry' as const, null) })),
  ),
  guaranteesByFieldSize: orNull(
    few(fc.record({ from: wildNumber, guarantees: few(fc.record({ position: wildNumber, amount: wildNumber })) })),
  ),
})

const wildPot = (id: string): fc.Arbitrary<Pot> =>
  someOf<Pot>({
    _id: fc.constant(id),
    entryFee: orNull(wildNumber),
    dayIndex: orNull(wildNumber),
    groups: orNull(few(wildText)),
    species: orNull(fc.constantFrom('Largemouth Bass', '')),
    payoutsPercentages: orNull(few(fc.record({ position: wildNumber, percentage: wildNumber }))),
    includedInEntryFee: orNull(fc.boolean()),
    minimumWeight: orNull(wildNumber),
    carryOver: orNull(fc.boolean()),
    carriedIn: orNull(wildNumber),
  }).map((pot) => ({ ...pot, _id: id }))

const wildGroup: fc.Arbitrary<Group> = fc.record({
  _id: orNull(wildText),
  name: wildText,
  potPercentageAllocatedToGroup: orNull(wildNumber),
  percentageOrDollar: fc.constantFrom('percentage' as const, 'dollar' as const, null),
})

const wildTables: fc.Arbitrary<PlacementTable[] | undefined> = fc.option(
  few(
    fc.record({
      places: fc.oneof(fc.nat({ max: 4 }), wildNumber),
      percentages: few(fc.record({ place: wildNumber, percentage: wildNumber })),
    }),
  ),
  { nil: undefined },
)

/** A real field of entries under settings that make no sense. */
export const wildTournament: fc.Arbitrary<RandomTournament> = fc
  .record({
    input: randomTournament,
    payout: fc.option(wildPayoutSettings, { nil: null, freq: 20 }),
    entryFee: fc.oneof(fc.constantFrom(null, 5_000, 5_000, 3_335), wildNumber),
    bigfishpots: few(wildPot('bf1')).map((pots) => pots.map((pot, index) => ({ ...pot, _id: `bf${index + 1}` }))),
    sidepots: few(wildPot('sp1')).map((pots) => pots.map((pot, index) => ({ ...pot, _id: `sp${index + 1}` }))),
    groups: orNull(few(wildGroup)),
    placementTables: wildTables,
  })
  .map(({ input, payout, placementTables, ...rest }) => {
    const { settings } = input.tournament
    return {
      entries: input.entries,
      placementTables,
      tournament: { ...input.tournament, ...rest, settings: settings ? { ...settings, payout } : settings },
    }
  })
