import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { expect, test } from 'vitest'
import { boatLists, nextNumber, numberRange, spreadOver } from './boat-lists.ts'

const boat = (number: number | null, flight: string | null = null) =>
  ({
    _id: `boat-${number}`,
    boatNumber: number,
    flight,
    anglers: [{ _id: 'a', first_name: 'Jo', last_name: 'Reyes' }],
  }) as unknown as TournamentEntry
const tournament = { tournamentDates: ['2027-06-12'], startTime: '06:00', endTime: '15:00', settings: {} } as unknown as Tournament
const flights = ['f1', 'f2'].map((_id) => ({ _id, name: _id }) as TournamentFlight)

test('boats stand in their flights in the order of their numbers', () => {
  const lists = boatLists({ tournament, entries: [boat(3, 'f2'), boat(2, 'f1'), boat(1, 'f1'), boat(4)], flights }, 0)
  expect(lists.map(({ flight, boats }) => [flight?._id, boats.map(({ boatNumber }) => boatNumber)])).toEqual([
    ['f1', [1, 2]],
    ['f2', [3]],
    [undefined, [4]],
  ])
  expect(boatLists({ tournament, entries: [boat(1, 'f1')], flights }, 0)).toHaveLength(2)
})

test('numbers are written as runs', () => {
  expect(numberRange([1, 2, 3, 5, 7, 8].map((number) => boat(number)))).toBe('1–3, 5, 7–8')
  expect(numberRange([boat(null)])).toBe('')
  expect(nextNumber([boat(3), boat(null)])).toBe(4)
})

test('spreading changes only the boats that are in another flight; the first flight takes the one left over', () => {
  const field = [boat(1, 'f1'), boat(2), boat(3, 'f1')]
  expect(spreadOver(field, flights)).toEqual([
    { _id: 'boat-2', flight: 'f1' },
    { _id: 'boat-3', flight: 'f2' },
  ])
})
