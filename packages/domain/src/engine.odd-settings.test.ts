import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { explainPlace } from './explain/explain-place.ts'
import type { Settings, Tournament } from './scoring/types.ts'
import { type RandomTournament, randomTournament } from './testing/random-tournaments.ts'
import { scoreEntries, tournamentResults } from './tournament-results.ts'

/** Whatever a form, an import or a script may have left in a field that holds a number. */
const odd = fc.constantFrom(-1_000_000, -5, -0.3, 0, 0.3, 1, 2, 3.7, 4_000, 1e9, 1e15, Number.MAX_SAFE_INTEGER, 1e21)
const maybeOdd = fc.option(odd, { nil: null })
const any = <T>(...values: T[]) => fc.constantFrom<(T | null)[]>(null, ...values)

const weight = fc.record(
  {
    unit: any('lb' as const, 'kg' as const),
    lateArrivalMinutesTrigger: maybeOdd,
    lateArrivalPenalty: maybeOdd,
    lateArrivalPenaltyFrequency: any('Once' as const, 'Per Minute' as const),
    lateDisqualificationMinutesTrigger: maybeOdd,
    hasDeadFishPenalty: any(true, false),
    deadFishPenalty: maybeOdd,
    deadFishPenaltyFrom: maybeOdd,
    weightToSubtractForShortFish: maybeOdd,
    shortFishAction: any('lose-biggest-fish' as const),
    overLimitAction: any('lose-biggest-fish' as const),
    fishLimit: maybeOdd,
    loseDay: fc.option(fc.record({ minutesLate: maybeOdd, deadFish: maybeOdd, shortFish: maybeOdd }), { nil: null }),
    liveFishBonuses: fc.array(fc.record({ species: any('Largemouth Bass', ''), bonus: odd }), { maxLength: 2 }),
    dueIn: fc.array(fc.record({ flight: fc.constant('f1'), day: maybeOdd, time: fc.constantFrom('15:00', '', 'noon', '99:99') }), {
      maxLength: 2,
    }),
  },
  { requiredKeys: [] },
)

const points = fc.record(
  {
    system: fc.constantFrom('By Weight' as const, 'By Position' as const, 'Points Plus Weight' as const, 'Best Dressed' as never),
    firstPlacePoints: fc.oneof(odd, fc.constant('Custom' as const)),
    pointsPerPlace: odd,
    noWeightPoints: odd,
    minimumPointsAwarded: odd,
    firstBigFishBonus: odd,
    pointsPerFishBonus: odd,
    participationPoints: odd,
    tournamentScoringRatio: odd,
  },
  { requiredKeys: [] },
)

const payout = fc.record(
  {
    payoutMode: fc.constantFrom('custom' as const, 'mixed' as const, 'percentages' as const, 'by mood' as never),
    customPayouts: fc.array(
      fc.record({ position: odd, payment: odd, paymentPercOrDollar: fc.constantFrom('percent' as const, 'dollar' as const) }),
      { maxLength: 4 },
    ),
    totalPayoutPerc: odd,
    minimumAmountToTriggerPayout: odd,
    roundUpTo: odd,
    roundUpOrDown: fc.constantFrom('up' as const, 'down' as const, 'nearest' as const),
    oneIn: odd,
    placesPaid: odd,
    maxPlaces: odd,
    bonusMoneyPaid: fc.array(fc.record({ position: odd, payment: odd, entriesRequired: maybeOdd }), { maxLength: 2 }),
  },
  { requiredKeys: [] },
)

const settings: fc.Arbitrary<Settings> = fc.record(
  {
    weighInMode: fc.constantFrom('single' as const, 'big-bass' as const, 'multi-day' as const, 'all-night' as never),
    weight,
    pointsScoring: points,
    payout,
    cuts: fc.array(fc.record({ afterDay: odd, keep: odd }), { maxLength: 3 }),
    tieBreaks: fc.array(fc.constantFrom('biggest-fish' as const, 'most-fish' as const, 'shared' as const, 'prettiest' as never), {
      maxLength: 4,
    }),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Settings>

const oddTournament: fc.Arbitrary<RandomTournament> = fc
  .tuple(randomTournament, settings, fc.boolean(), maybeOdd)
  .map(([input, changed, hasCuts, entryFee]) => {
    const tournament: Tournament = { ...input.tournament, settings: changed, hasCuts, entryFee }
    return { ...input, tournament }
  })

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : []
}

const RUNS = { numRuns: 1_000 }

describe('settings that make no sense', () => {
  test('never stop the engine, and never make a figure that is none, below nothing or not whole', () => {
    fc.assert(
      fc.property(oddTournament, (input) => {
        const { points: given, ...rest } = tournamentResults(input)
        for (const number of numbersIn(rest)) {
          expect(Number.isInteger(number)).toBe(true)
          expect(number).toBeGreaterThanOrEqual(0)
        }
        for (const row of given) expect(row.points === null || (Number.isFinite(row.points) && row.points >= 0)).toBe(true)
      }),
      RUNS,
    )
  })

  test('keep the money together', () => {
    fc.assert(
      fc.property(oddTournament, (input) => {
        const { payouts, pots } = tournamentResults(input)
        expect(payouts.paid + payouts.retained).toBe(payouts.mainPool)
        expect(payouts.groupPots.reduce((sum, { amount }) => sum + amount, payouts.mainPool)).toBe(payouts.pool)
        for (const pot of [...payouts.groupPots.map(({ amount, ...group }) => ({ ...group, size: amount })), ...pots]) {
          expect(pot.paid + pot.retained).toBe(pot.size)
        }
      }),
      RUNS,
    )
  })

  test('rank everybody once, whatever the cut lines say', () => {
    fc.assert(
      fc.property(oddTournament, (input) => {
        const { standings } = tournamentResults(input).standings
        const present = input.entries.filter(({ deleted }) => !deleted).map(({ _id }) => _id)
        expect(standings.map(({ entry }) => entry).sort()).toEqual(present.sort())
        for (const { position } of standings) expect(position === null || (position >= 1 && position <= standings.length)).toBe(true)
      }),
      RUNS,
    )
  })

  test('are explained like any others: the steps add up', () => {
    fc.assert(
      fc.property(oddTournament, ({ tournament, entries }) => {
        const scored = scoreEntries(tournament.settings, entries)
        for (const { _id } of entries.slice(0, 2)) {
          const place = explainPlace({ tournament, entries: scored, entry: _id })
          if (place) expect(place.place.at(-1)?.result ?? 0).toBe(place.position ?? 0)
        }
      }),
      RUNS,
    )
  })
})
