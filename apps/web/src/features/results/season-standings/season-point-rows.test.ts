import type { SeasonRules } from '@ramplight/domain/engine'
import { explainSeason, type SeasonStep } from '@ramplight/domain/explain/explain-season'
import { seasonStandings } from '@ramplight/domain/points/season-standings'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pointsText } from '#platform/values/write-count.ts'
import { seasonPointRows } from './season-point-rows.ts'

const words = { eventOf: (tournament: string) => ({ name: `Lake Fork #${tournament}`, date: 'Jun 12' }) }
const result = (tournament: string, points: number, finishingPosition: number | null = null) => ({
  tournament,
  season: 's',
  angler: 'ann',
  points,
  finishingPosition,
})
const read = (rules: SeasonRules, ...distributions: ReturnType<typeof result>[]) =>
  seasonPointRows(explainSeason({ season: 's', distributions, rules, id: 'ann' }).steps, words).map(({ label, detail, amountText }) => [
    label,
    detail,
    amountText,
  ])

test('each event, what was dropped and why, and what was added', () => {
  const rules = { bestOf: 2, events: 3, participationPoints: 5, perfectAttendance: 25 }
  expect(read(rules, result('1', 197.5, 4), result('2', 160, 41), result('3', 200, 1))).toEqual([
    ['Lake Fork #3', 'Jun 12 · 1st place', '200'],
    ['Lake Fork #1', 'Jun 12 · 4th place', '197.5'],
    ['Dropped: Lake Fork #2', 'Jun 12 · 41st place · 160 points. Only the best 2 results count', '0'],
    ['Participation', '3 events × 5 points', '+15'],
    ['Fished every event', 'All 3 events so far', '+25'],
  ])
})

test('a missed event is said to be dropped first', () => {
  expect(read({ drop: 2, events: 3 }, result('1', 1), result('2', 160, 2))).toEqual([
    ['Lake Fork #2', 'Jun 12 · 2nd place', '160'],
    ['Dropped: Lake Fork #1', 'Jun 12 · 1 point. The worst 2 results don’t count', '0'],
    ['1 event not fished', '3 events so far. Missed events drop first', '0'],
  ])
  expect(read({ bestOf: 4, events: 2 }, result('1', 100)).at(-1)).toEqual(['1 event not fished', '2 events so far', '0'])
})

test('nobody without a result is left without a word', () => {
  expect(seasonPointRows(explainSeason({ season: 's', distributions: [], id: 'ann' }).steps, words)).toMatchObject([
    { label: 'No result in this season', amountText: '—' },
  ])
})

const cents = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((value) => value / 100)
const anyRules = fc.record(
  {
    bestOf: fc.integer({ min: 1, max: 6 }),
    drop: fc.integer({ min: 1, max: 6 }),
    events: fc.integer({ min: 1, max: 8 }),
    participationPoints: cents(50),
    perfectAttendance: cents(50),
  },
  { requiredKeys: [] },
)
const anyResults = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 8 }), cents(300)), { minLength: 1, selector: ([event]) => event })

test('every line has words, and the lines add up to the points that are shown, for any season and any rules', () => {
  const seen = new Set<SeasonStep['kind']>()
  fc.assert(
    fc.property(anyRules, anyResults, (rules, results) => {
      const distributions = results.map(([event, points]) => result(String(event), points, event))
      const { steps } = explainSeason({ season: 's', distributions, rules, id: 'ann' })
      for (const { kind } of steps) seen.add(kind)
      const rows = seasonPointRows(steps, words)
      for (const { label } of rows) expect(String(label).trim()).not.toBe('')
      const sum = rows.reduce((total, { amountText }) => total + Math.round(Number(amountText.replaceAll(/[+,]/g, '')) * 100), 0)
      expect(pointsText(sum / 100)).toBe(pointsText(seasonStandings({ season: 's', distributions, rules })[0]!.points))
    }),
    { numRuns: 300, seed: 7 },
  )
  expect([...seen].sort()).toEqual(['dropped', 'event', 'missed', 'participation', 'perfect-attendance'])
})

test('events that count are told in the order of the calendar, whatever they brought', () => {
  const days: Record<string, string> = { a: '2027-07-01', b: '2027-06-01', c: '2027-06-15' }
  const { steps } = explainSeason({
    season: 's',
    distributions: [result('a', 200), result('b', 190), result('c', 195)],
    rules: {},
    id: 'ann',
  })
  const rows = seasonPointRows(steps, { eventOf: (name) => ({ name, date: null, startDate: days[name]! }) })
  expect(rows.map(({ label }) => label)).toEqual(['b', 'c', 'a'])
})
