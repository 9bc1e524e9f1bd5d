import { describe, expect, test } from 'vitest'
import { seasonCalls } from './seasons.ts'

const body = seasonCalls.create.body!
const year = { name: '2027', startDate: '2027-01-01', endDate: '2027-12-31' }
/** `seasonRules.bestOf: must be at least 1` */
const refusals = (seasonRules: unknown): string[] => {
  const read = body.safeParse({ ...year, seasonRules })
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('season rules', () => {
  test.each([
    [undefined],
    [null],
    [{}],
    [{ bestOf: null, drop: null, participationPoints: null, perfectAttendance: null }],
    [{ bestOf: 1 }],
    [{ drop: 1000, participationPoints: 0, perfectAttendance: 100_000 }],
    [{ bestOf: 8, drop: null, participationPoints: 2.35 }],
  ])('%j is taken as it is', (seasonRules) => {
    expect(refusals(seasonRules)).toEqual([])
    const read = body.parse({ ...year, ...(seasonRules === undefined ? {} : { seasonRules }) })
    expect(read.seasonRules).toEqual(seasonRules)
  })

  test.each([
    [{ bestOf: 0 }, 'seasonRules.bestOf: must be at least 1'],
    [{ bestOf: 2.5 }, 'seasonRules.bestOf: must be a whole number'],
    [{ bestOf: '4' }, 'seasonRules.bestOf: must be a number'],
    [{ bestOf: 1001 }, 'seasonRules.bestOf: must be at most 1000'],
    [{ drop: -1 }, 'seasonRules.drop: must be at least 1'],
    [{ participationPoints: -0.01 }, 'seasonRules.participationPoints: must be at least 0'],
    [{ participationPoints: 0.005 }, 'seasonRules.participationPoints: must have at most 2 decimals'],
    [{ tieBreaks: ['total-weight', 'total-weight'] }, 'seasonRules.tieBreaks: names a step twice: remove it once'],
    [{ perfectAttendance: 100_000.01 }, 'seasonRules.perfectAttendance: must be at most 100000'],
  ])('%j is refused in words, at its field', (seasonRules, words) => {
    expect(refusals(seasonRules)).toEqual([words])
  })

  test('name the best that count or the worst that do not, never both', () => {
    expect(refusals({ bestOf: 4, drop: 1 })).toEqual([
      'seasonRules.drop: cannot go with bestOf: name the best results that count, or the worst that do not',
    ])
  })

  test('how many events were held is counted and never typed', () => {
    expect(refusals({ bestOf: 4, events: 6 })).toEqual(['seasonRules: Unrecognized key: "events"'])
  })
})
