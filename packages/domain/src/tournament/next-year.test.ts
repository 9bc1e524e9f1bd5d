import { describe, expect, test } from 'vitest'
import {
  carriedInOf,
  dateYearsLater,
  flightNextYear,
  nameYearsLater,
  seasonNextYear,
  tournamentNextYear,
  weekdayYearsLater,
  yearsOn,
  yearsToCome,
} from './next-year.ts'

const open = {
  _id: 'open-2026',
  name: 'Lake Fork Open 2026',
  tour: 'bass',
  season: 'season-2026',
  director: 'dee',
  coDirectors: ['otto'],
  createdBy: 'dee',
  status: 'Completed',
  cancelled: false,
  protestsUntil: '2026-06-07T21:00:00.000Z',
  resultsRevision: 212,
  tournamentDates: ['2026-06-06', '2026-06-07'],
  tournamentDateForSingle: null,
  startDate: '2026-06-06',
  registrationStartDate: '2026-03-01',
  startTime: '06:00',
  entryFee: 12_000,
  rules: 'Five fish, 14 inches.',
  notes: null,
  tags: ['bass'],
  dayTimes: [{ date: '2026-06-07', startTime: '06:00', dueTime: '13:00' }],
  settings: {
    weighInMode: 'multi-day',
    payout: {
      oneIn: 5,
      registrationClosesAt: '2026-06-05T23:00:00.000Z',
      bonusPayouts: [
        { parentId: 'big', amount: 50_000 },
        { parentId: null, amount: 10_000 },
      ],
    },
    registration: { waiver: 'I fish at my own risk.', refunds: { feeKept: 500, steps: [{ until: '2026-05-23', percent: 50 }] } },
  },
  bigfishpots: [{ _id: 'big', name: 'Big fish', entryFee: 2000, carryOver: true, carriedIn: 24_000 }],
  sidepots: [{ _id: 'side', name: 'Seniors', groups: ['Seniors'] }],
  groups: [{ _id: 'seniors', name: 'Seniors' }],
}

const means = {
  idFor: (old: string) => `new-${old}`,
  movedMoment: (moment: string, days: number) => new Date(Math.round(Date.parse(moment) + days * 86_400_000)).toISOString(),
}
const dates = ['2027-06-05', '2027-06-06']
const copyTo = (days: string[], of: typeof open = open) =>
  tournamentNextYear(of, { _id: 'open-2027', name: 'Lake Fork Open 2027', dates: days, season: 'season-2027', status: 'Draft' }, means)

describe('next year like last year', () => {
  test('what a director set up comes along, and nothing of what happened', () => {
    const copy = copyTo(dates)
    expect(copy).toMatchObject({ tour: 'bass', entryFee: 12_000, rules: 'Five fish, 14 inches.', startTime: '06:00', tags: ['bass'] })
    expect(copy.settings.registration.waiver).toBe('I fish at my own risk.')
    expect(copy).toMatchObject({ _id: 'open-2027', name: 'Lake Fork Open 2027', season: 'season-2027', status: 'Draft' })
    for (const field of ['coDirectors', 'createdBy', 'protestsUntil', 'cancelled', 'resultsRevision', 'director', 'startDate', 'notes'])
      expect(copy).not.toHaveProperty(field)
  })

  test('every date of the plan moves with the first day', () => {
    const copy = copyTo(dates)
    expect(copy).toMatchObject({ dateSpanType: 'multi', tournamentDates: dates, registrationStartDate: '2027-02-28' })
    expect(copy.settings.payout.registrationClosesAt).toBe('2027-06-04T23:00:00.000Z')
    expect(copy.settings.registration.refunds).toEqual({ feeKept: 500, steps: [{ until: '2027-05-22', percent: 50 }] })
    expect(copy.dayTimes).toEqual([{ date: '2027-06-06', startTime: '06:00', dueTime: '13:00' }])
  })

  test('pots and groups are new ones, money on top of a pot stays with it, and carried-over money stays behind', () => {
    const copy = copyTo(dates)
    const [pot] = copy.bigfishpots
    expect(pot).toMatchObject({ name: 'Big fish', entryFee: 2000, carryOver: true })
    expect(pot).not.toHaveProperty('carriedIn')
    expect(carriedInOf(open)).toBe(24_000)
    expect(copy.settings.payout.bonusPayouts).toEqual([
      { parentId: pot?._id, amount: 50_000 },
      { parentId: null, amount: 10_000 },
    ])
    const ids = [...copy.bigfishpots, ...copy.sidepots, ...copy.groups].map(({ _id }) => _id)
    expect(new Set([...ids, 'big', 'side', 'seniors']).size).toBe(6)
  })

  test('fog on the one day of last year delays nobody next year', () => {
    const oneDay = { ...open, tournamentDates: ['2026-06-06'], dayTimes: [{ date: '2026-06-06', startTime: '08:00', dueTime: '15:00' }] }
    expect(copyTo(['2027-06-05'], oneDay)).toMatchObject({
      dateSpanType: 'single',
      tournamentDateForSingle: '2027-06-05',
      dayTimes: [],
    })
    expect(copyTo(['2027-06-05'], oneDay)).not.toHaveProperty('tournamentDates')
  })

  test('a flight leaves at the times of last year, without its boats', () => {
    const flight = { _id: 'f1', tournament: 'open-2026', name: 'Flight 1', order: 0, startTime: '06:00', dueTime: '15:00', _rev: 7 }
    const copy = flightNextYear(
      { ...flight, dayTimes: open.dayTimes },
      { _id: 'f1-2027', tournament: 'open-2027', from: open.tournamentDates, to: dates },
    )
    expect(copy).toEqual({
      ...{ _id: 'f1-2027', tournament: 'open-2027', name: 'Flight 1', order: 0, startTime: '06:00', dueTime: '15:00' },
      dayTimes: [{ date: '2027-06-06', startTime: '06:00', dueTime: '13:00' }],
    })
  })

  test('a season keeps its rules and its fee', () => {
    const season = { _id: 's', name: '2026', tour: 'bass', seasonRules: { bestOf: 5 }, membershipFee: 4000, createdBy: 'dee', _rev: 3 }
    const anew = { _id: 's27', name: '2027', startDate: '2027-01-01', endDate: '2027-12-31' }
    expect(seasonNextYear(season, anew)).toEqual({ tour: 'bass', seasonRules: { bestOf: 5 }, membershipFee: 4000, ...anew })
  })
})

describe('when next year is', () => {
  test.each([
    ['2026-06-06', 1, '2027-06-05'],
    ['2027-06-05', 1, '2028-06-03'],
    ['2024-06-01', 3, '2027-06-05'],
    // The fifth Saturday, where there is none: the last one.
    ['2026-05-30', 1, '2027-05-29'],
    ['2026-08-29', 1, '2027-08-28'],
    ['2026-01-01', 1, '2027-01-07'],
    ['2026-12-31', 1, '2027-12-30'],
  ])('%s, %i on, is %s: the same weekday of its month', (date, years, next) => {
    expect(weekdayYearsLater(date, years)).toBe(next)
  })

  test('an event of long ago comes to the first year that is still ahead', () => {
    expect(yearsToCome('2024-06-01', '2026-11-29')).toBe(3)
    expect(yearsToCome('2026-06-06', '2026-11-29')).toBe(1)
    expect(yearsOn('2026-06-06', '2027-06-05')).toBe(1)
    expect(yearsOn('2026-06-06', '2026-06-27')).toBe(0)
  })

  test('a season moves by dates', () => {
    expect(dateYearsLater('2026-01-01', 1)).toBe('2027-01-01')
    expect(dateYearsLater('2024-02-29', 1)).toBe('2025-02-28')
    expect(dateYearsLater('2024-02-29', 4)).toBe('2028-02-29')
  })

  test.each([
    ['Lake Fork Open 2026', 'Lake Fork Open 2027'],
    ['2026 Season', '2027 Season'],
    ['2025-26 Trail', '2026-27 Trail'],
    ['2026/2027 Club', '2027/2028 Club'],
    ['Class of 1998 Reunion', 'Class of 1998 Reunion'],
    ['Team Trail #4 – Lake Fork', 'Team Trail #4 – Lake Fork'],
    ['Win $2026', 'Win $2026'],
  ])('%s becomes %s', (name, next) => {
    expect(nameYearsLater(name, '2026-06-06', 1)).toBe(next)
  })
})
