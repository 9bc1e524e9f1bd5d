import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { expect, test } from 'vitest'
import { launchMessage } from './launch-message.ts'

const fork = { name: 'Fork Open', startTime: '06:30', endTime: '16:00' } as Tournament
const flight = (number: number, startTime: string | null, dueTime: string | null) =>
  ({ _id: `f${number}`, name: `Flight ${number}`, order: number, startTime, dueTime }) as unknown as TournamentFlight

test('the message names every flight with its times; one that says nothing goes by the tournament', () => {
  expect(launchMessage(fork, [flight(2, null, '15:15'), flight(1, '06:45', '15:45')]).message).toContain(
    'Flight 1: leaves at 6:45 AM, back by 3:45 PM\nFlight 2: leaves at 6:30 AM, back by 3:15 PM',
  )
  expect(launchMessage(fork, []).message).toContain('All boats: leaves at 6:30 AM, back by 4:00 PM')
})
