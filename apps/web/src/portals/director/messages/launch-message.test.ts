import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { expect, test } from 'vitest'
import { launchMessage } from './launch-message.ts'

const fork = { name: 'Fork Open', tournamentDates: ['2027-06-12'], startTime: '06:30', endTime: '16:00' } as Tournament
const flight = (number: number, startTime: string | null, dueTime: string | null) =>
  ({ _id: `f${number}`, name: `Flight ${number}`, order: number, startTime, dueTime }) as unknown as TournamentFlight

test('the message names every flight with its times; one that says nothing goes by the tournament', () => {
  expect(launchMessage(fork, [flight(2, null, '15:15'), flight(1, '06:45', '15:45')], 0).message).toContain(
    'Flight 1: leaves at 6:45 AM, due back 3:45 PM\nFlight 2: leaves at 6:30 AM, due back 3:15 PM',
  )
  expect(launchMessage(fork, [], 0).message).toContain('All boats: leaves at 6:30 AM, due back 4:00 PM')
})

test('the message about day 2 says so, with the times and the order of that day', () => {
  const dayTimes = [{ date: '2027-06-13', startTime: '07:00', dueTime: '14:00' }]
  const twoDays = {
    ...fork,
    tournamentDates: ['2027-06-12', '2027-06-13'],
    settings: { flightOptions: { reverseOnDayTwo: true } },
    dayTimes,
  } as unknown as Tournament
  const flights = [flight(1, '06:45', '15:45'), flight(2, '06:55', '16:00')]
  const { subject, message } = launchMessage(twoDays, flights, 1)
  expect(subject).toBe('Blast-off times, day 2: Fork Open')
  expect(message).toBe(
    'These are the new blast-off times for day 2.\nFlight 2: leaves at 6:45 AM, due back 3:45 PM\nFlight 1: leaves at 6:55 AM, due back 4:00 PM',
  )
  expect(launchMessage(twoDays, [], 1).message).toContain('All boats: leaves at 7:00 AM, due back 2:00 PM')
})
