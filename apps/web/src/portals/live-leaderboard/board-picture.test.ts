import { describe, expect, test } from 'vitest'
import { type Board, hasPlace } from './board-model.ts'
import { resultPicture, standingsPicture } from './board-picture.ts'
import { board, day, row } from './testing/a-board.ts'

const ORIGIN = 'https://ramplight.app'
const LAKE_FORK = {
  _id: '6b08ab2b5035b6336684a61e',
  name: 'Lake Fork #4',
  location: 'Lake Fork',
  tournamentDates: ['2026-11-28'],
  timezone: 'CST',
} as const

const aBoard = (rows: Board['rows'], more: Partial<Board> = {}): Board => ({
  ...board(rows, LAKE_FORK as unknown as Board['tournament']),
  state: 'weighing',
  weighed: 41,
  field: 62,
  updatedAt: '2026-11-28T21:24:00.000Z',
  held: null,
  ...more,
})

describe('a picture to share', () => {
  test('shows ten boats and says how many more there are, of what time it is, and where it goes on', () => {
    const rows = Array.from({ length: 12 }, (_, index) => row(`Boat ${index + 1}`, index + 1, 300 - index))
    const picture = standingsPicture(aBoard(rows), 'lb-oz', ORIGIN)
    expect(picture.rows).toHaveLength(10)
    expect(picture.rows[1]).toEqual({ place: '2', names: 'Boat 2', below: '5/5 fish', weight: '18-11', end: '−0-01' })
    expect(picture).toMatchObject({ more: 'and 2 more boats', state: '41 of 62 weighed', isOfficial: false, asOf: 'as of 3:24 PM CST' })
    expect(picture.foot).toMatch(/^ramplight\.app\/t\/[0-9a-z]{10}$/)
  })

  test('of official results says what was won, and no time: they change no more', () => {
    const won = standingsPicture(aBoard([row('Hall', 1, 290, { payout: 1240 })], { state: 'official' }), 'lb-oz', ORIGIN)
    expect(won).toMatchObject({ state: 'Official', isOfficial: true, asOf: null, more: null, rows: [{ end: '$1,240' }] })
  })

  test('knows no more than the board: a hidden winner is said to be hidden, and nobody is behind anybody', () => {
    const held = { since: '2026-11-28T21:00:00.000Z', left: 1 } as Board['held']
    const picture = standingsPicture(aBoard([row('Vega', 2, 223), row('Kim', 3, 200)], { held }), 'lb-oz', ORIGIN)
    expect(picture.note).toBe('Held for the stage: 1st place is not shown yet.')
    expect(picture.rows.map(({ place, end }) => [place, end])).toEqual([
      ['2', '—'],
      ['3', '—'],
    ])
  })

  test('leaves out who is disqualified or still out', () => {
    const rows = [row('Hall', 1, 290), row('Poe', null, 0, { disqualified: true }), row('Odom', null, 0, { weighed: false })]
    expect(rows.map(hasPlace)).toEqual([true, false, false])
    expect(standingsPicture(aBoard(rows), 'lb-oz', ORIGIN).rows.map(({ names }) => names)).toEqual(['Hall'])
  })

  test('of one boat writes each day’s sum out, in the weights of this phone', () => {
    const dead = { type: 'Dead Fish' as const, weight: 4, message: '0.25 lbs for 1 dead fish' }
    const days = [day(0, 255, { weight: 259, penaltyLog: [dead] }), day(1, 160)]
    const reyes = row('Reyes', 2, 415, { tied: true, names: ['Jo Reyes', 'Linh Tran'], bigFish: 82, points: 199, days })
    const tournament = { ...aBoard([]).tournament, tournamentDates: ['2026-11-27', '2026-11-28'] }
    const picture = resultPicture(aBoard([reyes], { tournament }), reyes, 'lb-oz', ORIGIN)
    expect(picture).toMatchObject({ place: 'T2', weight: '25-15', placeWord: 'Place in a field of 62 boats' })
    expect(picture.sums).toEqual(['Day 1 · 5/5 fish: 16-03 − 0-04 = 15-15', 'Day 2 · 5/5 fish: 10-00'])
    expect(picture.facts).toEqual([
      ['Big fish', '5-02'],
      ['Points', '199'],
    ])
    const one = row('Hall', 1, 290)
    expect(resultPicture(aBoard([one]), one, 'decimal-lb', ORIGIN)).toMatchObject({ weight: '18.13', sums: ['5/5 fish: 18.13'] })
  })
})
