import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EventDays } from './event-days.tsx'

const event = (more: Partial<Tournament> = {}) =>
  ({
    ...{ tournamentDates: ['2027-06-12', '2027-06-13'], startTime: '06:00', endTime: '15:00', timezone: 'CST' },
    ...{ dayTimes: [], settings: {} },
    ...more,
  }) as unknown as Tournament
const flight = (order: number, startTime: string) =>
  ({ _id: `f${order}`, name: `Flight ${order}`, order, startTime, dueTime: null, dayTimes: [] }) as unknown as TournamentFlight
const days = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('a day that ends earlier says its own hours', () => {
  renderUi(<EventDays tournament={event({ dayTimes: [{ date: '2027-06-13', startTime: '06:00', dueTime: '12:30' }] })} flights={[]} />)
  expect(days()).toEqual(['Day 1 · Sat 06/12/20276:00 AM to 3:00 PM', 'Day 2 · Sun 06/13/20276:00 AM to 12:30 PM'])
})

test('flights stand in the order in which they leave on each day', () => {
  const reversed = event({ settings: { flightOptions: { reverseOnDayTwo: true } } })
  renderUi(<EventDays tournament={reversed} flights={[flight(1, '06:00'), flight(2, '06:15')]} />)
  expect(days()[1]).toBe('Day 2 · Sun 06/13/2027Flight 2: leaves 6:00 AM, due back 3:00 PMFlight 1: leaves 6:15 AM, due back 3:00 PM')
})
