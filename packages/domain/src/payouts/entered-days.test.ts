import fc from 'fast-check'
import { expect, test } from 'vitest'
import { liveResults } from '../live-results.ts'
import { anyTournament } from '../testing/random-all-options.ts'
import { pots } from './pots.ts'

test('in a big-bass event the fish of a day that was not entered wins no pot', () => {
  const boat = (id: string, entered: number[] | undefined, ...fish: number[]) => ({
    _id: id,
    bigFishModeDaysEntered: entered,
    inBigFishPot: true,
    inSidePot: true,
    weights: fish.map((weight, day) => ({ day, weight, adjustedWeight: weight, bigFish: weight })),
  })
  const counted = pots({
    tournament: {
      _id: 't',
      tournamentDates: ['2027-06-12', '2027-06-13'],
      settings: { weighInMode: 'big-bass', payout: {} },
      bigfishpots: [
        { _id: 'both', entryFee: 1000 },
        { _id: 'second', entryFee: 1000, dayIndex: 1 },
      ],
      sidepots: [{ _id: 'side', entryFee: 1000 }],
    },
    entries: [boat('saturday', [0], 80_000, 200_000), boat('sunday', [1], 60_000, 90_000), boat('none', [], 300_000)],
  })
  expect(counted.map(({ pot, standings }) => [pot, ...standings.map(({ entry, weight }) => `${entry} ${weight}`)])).toEqual([
    ['both', 'sunday 90000', 'saturday 80000'],
    ['second', 'sunday 90000'],
    ['side', 'sunday 90000', 'saturday 80000'],
  ])
})

test('what was weighed on a day that was not entered is as good as never weighed, in every place and every pot', () => {
  fc.assert(
    fc.property(anyTournament, ({ tournament, entries, placementTables }) => {
      const bigBass = { ...tournament, settings: { ...tournament.settings, weighInMode: 'big-bass' as const } }
      const results = (weighed: typeof entries) =>
        liveResults({ tournament: bigBass, entries: weighed, placementTables: placementTables ?? null }).results
      const whole = results(entries)
      // A late boat is out of the tournament, on whatever day it was late (S6).
      fc.pre(whole.standings.standings.every(({ disqualified }) => !disqualified))
      const without = entries.map((entry) => ({
        ...entry,
        weights: (entry.weights ?? []).map(({ day, weighIns }) => ({
          day,
          weighIns: entry.bigFishModeDaysEntered == null || entry.bigFishModeDaysEntered.includes(day) ? (weighIns ?? []) : [],
        })),
      }))
      expect(results(without)).toEqual(whole)
    }),
  )
})
