import { FLIGHT_ON_COPY, SEASON_ON_COPY, TOURNAMENT_ON_COPY, tournamentNextYear } from '@ramplight/domain/tournament/next-year'
import { expect, test } from 'vitest'
import { exampleOf } from '../kernel/example.ts'
import { season, seasonCalls } from '../tours/seasons.ts'
import { tournamentFlight, tournamentFlightCalls } from './tournament-flights.ts'
import { type Tournament, tournament, tournamentCalls } from './tournaments.ts'

const FAMILIES = [
  ['tournament', tournament, tournamentCalls.create, TOURNAMENT_ON_COPY],
  ['flight', tournamentFlight, tournamentFlightCalls.create, FLIGHT_ON_COPY],
  ['season', season, seasonCalls.create, SEASON_ON_COPY],
] as const

test.each(FAMILIES)('every field of a %s is copied to next year, or named as one that is not', (_name, record, create, table) => {
  expect(Object.keys(table).toSorted()).toEqual(Object.keys(record.shape).toSorted())
  const copied = Object.entries(table).flatMap(([field, becomes]) => (becomes === 'left' ? [] : [field]))
  expect(Object.keys(create.body!.shape)).toEqual(expect.arrayContaining(copied))
})

test('no date and no pot of last year is left in the copy, however deep', () => {
  const [day, next] = ['2026-06-06', '2027-06-05']
  // Every date of the example is one day.
  const found = JSON.parse(JSON.stringify(exampleOf(tournament)).replace(/"\d{4}-\d\d-\d\d/g, `"${day}`)) as Tournament
  const last = { ...found, tournamentDates: [day, '2026-06-07'] }
  const copy = tournamentNextYear(
    last,
    { _id: 'b'.repeat(24), name: 'Open', dates: [next, '2027-06-06'], season: null, status: 'Draft' },
    { idFor: () => 'c'.repeat(24), movedMoment: (moment) => moment.replace(day, next) },
  )
  const dates = JSON.stringify(copy).match(/"\d{4}-\d\d-\d\d/g)
  expect(dates?.length).toBeGreaterThan(5)
  expect(dates).not.toContain(`"${day}`)
  const pots = [...copy.bigfishpots, ...copy.sidepots].map(({ _id }) => _id)
  expect(new Set(pots)).toEqual(new Set(['c'.repeat(24)]))
})
