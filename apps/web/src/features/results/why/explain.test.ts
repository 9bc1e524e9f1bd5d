import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { type Entry, payouts, points, pots, standings } from '@ramplight/domain/engine'
import { expect, test } from 'vitest'
import type { Results } from '../screen/results-view.ts'
import { placeMark, standingLines } from '../standings/standing-lines.ts'
import { explain } from './explain.ts'

const day = (weight: number, bigFish: number) => [{ day: 0, weight, adjustedWeight: weight, bigFish, totalFish: 5 }]
const field: Entry[] = [
  { _id: 'hall', users: ['h'], weights: day(290_000, 97_000), groups: ['Co-Anglers, A.'], sidePotBigFishEntries: [] },
  { _id: 'reyes', users: ['r'], weights: day(231_000, 82_000), groups: ['Co-Anglers, A.'], inBigFishPot: true },
]

function results(): Results {
  const tournament = {
    _id: 't',
    entryFee: 10_000,
    tournamentDates: ['2027-06-12'],
    settings: { payout: { placesPaid: 1 }, pointsScoring: { system: 'By Position', firstPlacePoints: 200 } },
    setupOptions: {},
    bigfishpots: [{ _id: 'b1', name: 'Big fish', entryFee: 1000 }],
    sidepots: [],
    groups: [{ name: 'Co-Anglers, A.', potPercentageAllocatedToGroup: 10 }],
  } as never as Results['tournament']
  const table = standings({ tournament, entries: field })
  const names: Record<string, string> = { hall: 'Hall', reyes: 'Reyes' }
  return {
    tournament,
    field,
    tables: null,
    standings: table,
    points: points({ settings: tournament.settings, standings: table }),
    payouts: payouts({ tournament, entries: field, standings: table }),
    pots: pots({ tournament, entries: field }),
    entries: new Map(field.map(({ _id }) => [_id, { boatNumber: _id === 'hall' ? 7 : null } as TournamentEntry])),
    words: { unit: 'lb-oz', nameOf: (entry) => names[entry] ?? entry, crewOf: (entry) => names[entry] ?? entry, tournament },
    official: null,
    preview: {} as never,
  }
}

test.each([
  ['place.reyes', 'Why 2nd', '2'],
  ['place-0.reyes', 'Why 2nd', '2'],
  ['total.hall', 'Why 18-02', '18-02'],
  ['day-0.hall', 'Why 18-02', '18-02'],
  ['points.reyes', 'Why 199 points', '199'],
  ['payout.hall', 'Why $180.00', '$180.00'],
  ['payout-Co-Anglers, A..hall', 'Why $20.00', '$20.00'],
  ['pot-b1.reyes', 'Why $10.00', '$10.00'],
])('%s opens the explanation of that figure', (key, title, total) => {
  const why = explain(results(), key)
  expect(why?.title).toBe(title)
  expect(why?.parts.map((part) => part.total.amountText)).toContain(total)
})

test('the place that is explained is the one in the table: while others can weigh, a boat with no fish is not tied with them', () => {
  const empty: Entry = { _id: 'empty', users: ['e'], weights: [{ day: 0, weight: 0, adjustedWeight: 0, bigFish: 0, totalFish: 0 }] }
  const some = [...field, empty, { _id: 'out', users: ['o'] }]
  const base = results()
  const entries = new Map(base.entries).set('empty', {} as TournamentEntry)
  const shown = { ...base, field: some, standings: standings({ tournament: base.tournament, entries: some }), entries }
  const row = standingLines(shown).find((line) => line.row.entry === 'empty')?.row
  expect([row && placeMark(row), explain(shown, 'place.empty')?.title]).toEqual(['3', 'Why 3rd'])
})

test('the boat is named, with its number where it has one', () => {
  expect(explain(results(), 'total.hall')?.subtitle).toBe('Boat 7 · Hall')
  expect(explain(results(), 'total.reyes')?.subtitle).toBe('Reyes')
})

test.each([undefined, '', 'place', 'place.', 'place.nobody', 'nothing.hall', 'pot-nope.hall', 'payout-Nobody.hall'])(
  '%s explains nothing',
  (key) => {
    expect(explain(results(), key)).toBeNull()
  },
)
