import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { WeighIn } from '@ramplight/contract/weigh-in/weigh-ins'
import { tournamentResults } from '@ramplight/domain/tournament-results'
import { expect, test } from 'vitest'
import type { Results } from '../screen/results-view.ts'
import { runTrial, weighedField } from './trial.ts'

const OUNCE = 1_000
const entryOf = (_id: string) => ({ _id, boatNumber: null }) as unknown as TournamentEntry
const weighInOf = (entry: string, ounces: number, more: Partial<WeighIn> = {}) =>
  ({
    _id: `${entry}-${ounces}`,
    entry,
    day: 0,
    at: '2027-06-12T20:00:00.000Z',
    weight: ounces * OUNCE,
    bigFish: 40 * OUNCE,
    totalFish: 5,
    voided: false,
    ...more,
  }) as WeighIn

const entries = ['ann', 'bo', 'cy', 'dee', 'eve'].map(entryOf)
const log = [
  weighInOf('ann', 200, { deadFishCount: 1, bigFish: 50 * OUNCE, at: '2027-06-12T20:02:00.000Z' }),
  weighInOf('bo', 198, { at: '2027-06-12T20:01:00.000Z' }),
  weighInOf('cy', 196, { minutesLate: 20 }),
  weighInOf('cy', 999, { voided: true }),
]
const tournament = {
  _id: 't',
  entryFee: 10_000,
  tournamentDates: ['2027-06-12'],
  settings: {
    weight: { hasDeadFishPenalty: true, deadFishPenalty: 4 * OUNCE, lateDisqualificationMinutesTrigger: 15 },
    payout: { placesPaid: 1 },
    pointsScoring: { system: 'By Position', firstPlacePoints: 100 },
  },
  setupOptions: {},
  bigfishpots: [],
  sidepots: [],
  groups: [],
} as never as Results['tournament']

function resultsIn(official: Results['official'] = null): Results {
  const figures = tournamentResults({ tournament, entries: weighedField(entries, log) })
  return {
    ...figures,
    tournament,
    entries: new Map(entries.map((entry) => [entry._id, entry])),
    field: [],
    tables: null,
    words: { unit: 'lb-oz', nameOf: (entry) => entry, crewOf: (entry) => entry, tournament },
    official,
    preview: {} as never,
  }
}
const trialOf = (tried: Parameters<typeof runTrial>[2], results = resultsIn()) => runTrial(results, weighedField(entries, log), tried)

test('what counts of the log goes in, with the time it was weighed', () => {
  const [ann, , cy, dee] = weighedField(entries, log)
  expect(ann?.weights?.[0]?.weighIns?.[0]?.weighedAt).toBe('2027-06-12T20:02:00.000Z')
  expect(cy?.weights?.[0]?.weighIns).toHaveLength(1)
  expect(dee?.weights).toEqual([])
})

test('nothing tried moves nobody', () => {
  const { simulation, lines, changes } = trialOf({})
  expect(changes).toBe(0)
  expect(simulation.changes).toEqual({ rows: 0, weight: 0, position: 0, points: 0, money: 0 })
  expect(lines.some(({ changed }) => changed)).toBe(false)
})

test('without the dead fish penalty Ann wins; a figure is explained by the tried rules', () => {
  const { simulation, results } = trialOf({ 'weight.hasDeadFishPenalty': false })
  expect(simulation.changes).toMatchObject({ rows: 2, weight: 1, position: 2, money: 2 })
  expect(results.standings.standings[0]).toMatchObject({ entry: 'ann', totalWeight: 200 * OUNCE })
  expect(results.field[0]?.weights?.[0]?.adjustedWeight).toBe(200 * OUNCE)
  expect(results.tournament.settings.weight?.hasDeadFishPenalty).toBe(false)
  expect(tournament.settings.weight?.hasDeadFishPenalty).toBe(true)
})

test('boats that have not weighed have no place to lose while the event runs', () => {
  const tried = { 'weight.lateDisqualificationMinutesTrigger': null }
  const moved = (trial: ReturnType<typeof trialOf>) => trial.lines.filter(({ changed }) => changed).map(({ entry }) => entry)
  expect(moved(trialOf(tried))).toEqual(['cy'])
  const official = { dailyResults: [] } as never
  expect(moved(trialOf(tried, resultsIn(official)))).toEqual(['cy', 'dee', 'eve'])
})

test('official results that the rules in force do not come to any more are told apart', () => {
  expect(trialOf({}, resultsIn({} as never)).differsFromOfficial).toBe(false)
  const before = resultsIn({} as never)
  const [first, ...rest] = before.standings.standings
  const written = { ...before, standings: { ...before.standings, standings: [{ ...first!, totalWeight: 1 }, ...rest] } }
  expect(trialOf({}, written).differsFromOfficial).toBe(true)
})
