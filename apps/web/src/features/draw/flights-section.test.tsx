import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { FlightsSection } from './flights-section.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
beforeEach(() => {
  vi.restoreAllMocks()
  vi.mocked(call).mockReset()
})

const flights = ['f1', 'f2'].map(
  (_id, index) => ({ _id, _rev: 1, name: `Flight ${index + 1}`, dayTimes: [] }) as unknown as TournamentFlight,
)
const boats = [1, 2].map((boatNumber) => ({ _id: `b${boatNumber}`, boatNumber })) as TournamentEntry[]
const fork = { _id: 't1', startTime: '06:00', endTime: '15:00', settings: {}, tournamentDates: ['2027-06-12'] } as unknown as Tournament
const TWO_DAYS = ['2027-06-12', '2027-06-13']
const TAKEN = 'Results are final.'

/** The director spreads two boats, and hears what became of each. */
async function spread(...results: boolean[]) {
  vi.mocked(call).mockResolvedValue({
    results: results.map((ok, index) => ({ _id: `b${index + 1}`, ok, ...(ok ? {} : { message: TAKEN }) })),
  })
  const [success, warning] = [vi.spyOn(notify, 'success'), vi.spyOn(notify, 'warning')]
  renderUi(<FlightsSection tournament={fork} flights={flights} entries={boats} />)
  await userEvent.click(screen.getByRole('button', { name: 'Assign boats to flights' }))
  return { success: success.mock.calls.map(([text]) => [text]), warning: warning.mock.calls }
}

test('boats are said to be spread over the flights when all of them are', async () => {
  expect(await spread(true, true)).toEqual({ success: [['Boats are assigned to flights by boat number.']], warning: [] })
})

test('a boat that stayed where it was is told with its reason', async () => {
  expect(await spread(true, false)).toEqual({
    success: [['1 boat moved to its new flight.']],
    warning: [[`1 of 2 weren’t changed. ${TAKEN}`]],
  })
})

test('when no boat moved, nothing is said to be spread', async () => {
  expect(await spread(false, false)).toEqual({ success: [], warning: [[`2 of 2 weren’t changed. ${TAKEN}`]] })
})

const promised = { ...fork, settings: { flightOptions: { flights: 2 } } } as unknown as Tournament

test('flights that setup asks for are made with one tap, one after the other', async () => {
  renderUi(<FlightsSection tournament={promised} flights={[]} entries={[]} />)
  expect(screen.queryByText(/Everyone leaves together/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 flights' }))
  const made = vi.mocked(call).mock.calls.map(([, given]) => (given as { body: object }).body)
  expect(made).toMatchObject([
    { name: 'Flight 1', startTime: '06:00', dueTime: '15:00' },
    { name: 'Flight 2', startTime: '06:05', dueTime: '15:15' },
  ])
})

test('a tournament of one start says so', () => {
  renderUi(<FlightsSection tournament={fork} flights={[]} entries={[]} />)
  expect(screen.getByText(/Everyone leaves together/)).toBeTruthy()
})

test('of two days the second is turned around here, with what else is set as it was', async () => {
  const settings = { flightOptions: { flights: 2 }, payout: { maxBoats: 60 } }
  const both = { ...fork, _rev: 4, tournamentDates: TWO_DAYS, settings } as unknown as Tournament
  const { unmount } = renderUi(<FlightsSection tournament={both} flights={flights} entries={boats} mayEdit />)
  await userEvent.click(screen.getByRole('switch', { name: /^Day 2 leaves in reverse order/ }))
  expect(vi.mocked(call).mock.calls[0]![1]).toEqual({
    params: { id: 't1' },
    body: { settings: { ...settings, flightOptions: { flights: 2, reverseOnDayTwo: true } }, _rev: 4 },
  })
  unmount()
  renderUi(<FlightsSection tournament={fork} flights={flights} entries={boats} mayEdit />)
  expect(screen.queryByRole('switch', { name: /reverse/ })).toBeNull()
})
