import { describe, expect, test } from 'vitest'
import { liveResults, weigh } from './live-results.ts'
import { payouts } from './payouts/payouts.ts'
import { pots } from './payouts/pots.ts'
import { points } from './points/points.ts'
import { dayRecord } from './scoring/day-record.ts'
import { standings } from './scoring/standings.ts'
import type { Tournament, WeighedEntry, WeighIn } from './scoring/types.ts'
import { scoreEntries, tournamentResults } from './tournament-results.ts'

const bag = (more: Partial<WeighIn>): WeighIn => ({ _id: 'w', weight: 100_000, totalFish: 1, ...more })

const tournament: Tournament = {
  _id: 't1',
  tournamentDates: ['2026-05-09', '2026-05-10'],
  entryFee: 10_000,
  bigfishpots: [{ _id: 'bf', entryFee: 1_000, species: 'Smallmouth Bass' }],
  sidepots: [{ _id: 'sp', entryFee: 1_000, species: 'Largemouth Bass', dayIndex: 1 }],
  settings: {
    weight: { deadFishPenalty: 4_000, lateDisqualificationMinutesTrigger: 30, loseDay: { deadFish: 3 } },
    pointsScoring: { system: 'By Position', firstPlacePoints: 100 },
    payout: { placesPaid: 3 },
    tieBreaks: ['next-largest-fish', 'first-weighed'],
  },
}

const smallmouth = { species: 'Smallmouth Bass' }
const largemouth = { species: 'Largemouth Bass' }
const isIn = { inBigFishPot: true, inSidePot: true }
const entries: WeighedEntry[] = [
  {
    _id: 'ann',
    ...isIn,
    weights: [
      { day: 0, weighIns: [bag({ weight: 60_000, ...smallmouth }), bag({ weight: 40_000, ...largemouth })] },
      { day: 1, weighIns: [bag({ weight: 50_000, ...largemouth, weighedAt: '2026-05-10T20:05:00.000Z' })] },
    ],
  },
  {
    _id: 'bo',
    ...isIn,
    weights: [
      { day: 0, weighIns: [bag({ weight: 60_000, ...smallmouth }), bag({ weight: 40_000, ...largemouth })] },
      { day: 1, weighIns: [bag({ weight: 50_000, ...largemouth, weighedAt: '2026-05-10T20:01:00.000Z' })] },
    ],
  },
  {
    _id: 'cy',
    ...isIn,
    weights: [
      { day: 0, weighIns: [bag({ weight: 90_000, ...smallmouth, deadFishCount: 3 }), bag({ weight: 80_000, ...largemouth })] },
      { day: 1, weighIns: [bag({ weight: 150_000, ...smallmouth }), bag({ weight: 4_000, ...largemouth, deadFishCount: 1 })] },
    ],
  },
  { _id: 'di', ...isIn, weights: [{ day: 0, weighIns: [bag({ weight: 500_000, ...smallmouth, minutesLate: 30 })] }] },
  { _id: 'ed', deleted: true, weights: [{ day: 0, weighIns: [bag({ weight: 900_000 })] }] },
  { _id: 'flo' },
]

/** The long way: every day with its words, then every table by itself. */
function theLongWay() {
  const scored = scoreEntries(tournament.settings, entries)
  const table = standings({ tournament, entries: scored })
  return {
    standings: table,
    points: points({ settings: tournament.settings, standings: table }),
    payouts: payouts({ tournament, entries: scored, standings: table }),
    pots: pots({ tournament, entries: scored }),
  }
}

describe('the results of a tournament', () => {
  test('are those of its day records, though nobody writes their logs', () => {
    expect(tournamentResults({ tournament, entries })).toStrictEqual(theLongWay())
  })

  test('know the pots by species and the steps that look into a day', () => {
    const { standings: table, pots: counted } = tournamentResults({ tournament, entries })
    expect(table.standings.map(({ entry, position, totalWeight }) => [entry, position, totalWeight])).toEqual([
      ['bo', 1, 150_000],
      ['ann', 2, 150_000],
      ['cy', 3, 150_000],
      ['flo', 4, 0],
      ['di', null, 0],
    ])
    expect(counted.map(({ pot, standings: rows }) => [pot, rows])).toEqual([
      [
        'bf',
        [
          { entry: 'cy', position: 1, weight: 150_000 },
          { entry: 'ann', position: 2, weight: 60_000 },
          { entry: 'bo', position: 2, weight: 60_000 },
        ],
      ],
      [
        'sp',
        [
          { entry: 'ann', position: 1, weight: 50_000 },
          { entry: 'bo', position: 1, weight: 50_000 },
        ],
      ],
    ])
  })

  test('without entries there are none', () => {
    expect(tournamentResults({ tournament, entries: null }).standings.standings).toEqual([])
    expect(scoreEntries(null, [{ _id: 'a' }, { _id: 'b', deleted: true }])).toEqual([{ _id: 'a', weights: [] }])
  })

  test('score an entry with everything it brought', () => {
    const [ann] = scoreEntries(tournament.settings, entries)
    expect(ann).toEqual({
      ...entries[0],
      weights: entries[0]!.weights!.map(({ day, weighIns }) => dayRecord({ settings: tournament.settings, day, weighIns })),
    })
  })
})

describe('one more weigh-in', () => {
  const after = (entry: string, day: number, weighIns: WeighIn[]) => {
    const changed = entries.map((known) =>
      known._id === entry
        ? { ...known, weights: [...(known.weights ?? []).filter((other) => other.day !== day), { day, weighIns }] }
        : known,
    )
    return {
      live: weigh(liveResults({ tournament, entries }), { entry, day, weighIns }).results,
      full: tournamentResults({ tournament, entries: changed }),
    }
  }

  test.each<[string, string, number, WeighIn[]]>([
    ['a boat that had nothing takes the lead', 'flo', 0, [bag({ weight: 300_000, ...smallmouth })]],
    ['a boat falls out of both pots', 'cy', 1, [bag({ weight: 1_000 })]],
    ['a voided bag leaves an empty day', 'bo', 1, []],
    ['a boat is disqualified', 'ann', 0, [bag({ minutesLate: 45 })]],
    ['a disqualified boat is let back in', 'di', 0, [bag({ weight: 500_000, ...smallmouth })]],
    ['a boat ties another in everything', 'ann', 1, [bag({ weight: 50_000, ...largemouth, weighedAt: '2026-05-10T20:01:00.000Z' })]],
  ])('%s', (_, entry, day, weighIns) => {
    const { live, full } = after(entry, day, weighIns)
    expect(live).toStrictEqual(full)
  })

  test('that moves nobody in a pot leaves its rows alone', () => {
    const before = liveResults({ tournament, entries })
    const after = weigh(before, { entry: 'flo', day: 0, weighIns: [bag({ weight: 1_000 })] })
    for (const [index, pot] of before.results.pots.entries()) {
      expect(after.results.pots[index]!.standings.every((row, place) => row === pot.standings[place])).toBe(true)
    }
  })

  test('that completes the last day lets the money go', () => {
    const firstDay = entries.map(({ weights, ...entry }) => ({ ...entry, weights: (weights ?? []).filter(({ day }) => day === 0) }))
    const before = liveResults({ tournament, entries: firstDay })
    expect([before.results.standings.incomplete, before.results.payouts.paid]).toEqual([true, 0])
    const { results } = weigh(before, { entry: 'flo', day: 1, weighIns: [bag({ weight: 50_000 })] })
    expect([results.standings.incomplete, results.payouts.paid]).toEqual([false, 50_000])
  })

  test('that reaches a cut line cuts', () => {
    const cut: Tournament = { ...tournament, hasCuts: true, settings: { cuts: [{ afterDay: 2, keep: 1 }] } }
    const change = { entry: 'flo', day: 2, weighIns: [bag({ weight: 1_000 })] }
    const { results } = weigh(liveResults({ tournament: cut, entries }), change)
    const changed = entries.map((entry) => (entry._id === 'flo' ? { ...entry, weights: [{ day: 2, weighIns: change.weighIns }] } : entry))
    expect(results).toStrictEqual(tournamentResults({ tournament: cut, entries: changed }))
    expect(results.standings.standings.map(({ cutAfterDay }) => cutAfterDay)).toEqual([null, 2, 2, 2, 2])
  })

  test('where a cut line was reached counts everybody again', () => {
    const cut: Tournament = { ...tournament, hasCuts: true, settings: { cuts: [{ afterDay: 0, keep: 1 }] } }
    const change = { entry: 'flo', day: 0, weighIns: [bag({ weight: 999_000 })] }
    const whole = tournamentResults({
      tournament: cut,
      entries: entries.map((entry) => (entry._id === 'flo' ? { ...entry, weights: [{ day: 0, weighIns: change.weighIns }] } : entry)),
    })
    expect(weigh(liveResults({ tournament: cut, entries }), change).results).toStrictEqual(whole)
    expect(whole.standings.standings.map(({ entry, cutAfterDay }) => [entry, cutAfterDay])[1]).toEqual(['di', 0])
  })
})
