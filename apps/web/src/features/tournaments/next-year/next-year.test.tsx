import { tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { type Season, seasonCalls } from '@ramplight/contract/tours/seasons'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { configure, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { AtAddress } from '#platform/testing/at-address.tsx'
import { CopySeasonSheet } from './copy-season-sheet.tsx'
import { CopyTournamentSheet } from './copy-tournament-sheet.tsx'

configure({ asyncUtilTimeout: 10_000 })

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('#platform/use-session.ts', () => ({ useSession: () => ({ user: { _id: 'dee', userType: 'Director', tours: [] } }) }))
vi.mock('#platform/values/tournament-dates.ts', async (original) => ({
  ...(await original<typeof import('#platform/values/tournament-dates.ts')>()),
  todayHere: () => '2026-11-29',
}))

const season = { _id: 's26', name: '2026 Season', tour: 'bass', startDate: '2026-01-01', endDate: '2026-12-31', membershipFee: 4000 }
const aTournament = (_id: string, name: string, day: string) => ({
  ...{ _id, name, tour: 'bass', season: 's26', status: 'Completed', timezone: 'CST', state: 'TX', coDirectors: ['otto'], entryFee: 12_000 },
  ...{ startDate: day, tournamentDates: [day], dayTimes: [], bigfishpots: [{ _id: 'big', carriedIn: 24_000 }], sidepots: [], groups: [] },
  settings: { payout: { registrationClosesAt: '2026-03-06T23:00:00.000Z' } },
})
const opener = aTournament('t1', 'Opener 2026', '2026-03-07')
const fall = aTournament('t2', 'Fall Open', '2026-10-03')
const flight = { _id: 'f1', tournament: 't1', name: 'Flight 1', order: 0, startTime: '06:30', dueTime: '15:00', dayTimes: [], _rev: 9 }
const go = vi.fn()
let refusals: unknown[] = []

beforeEach(() => {
  queryClient.clear()
  localStorage.clear()
  go.mockReset()
  refusals = []
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async (asked: unknown, given: { body?: { _id?: string; tournament?: string } }) => {
    if (asked === tournamentCalls.get) return opener
    if (asked === tournamentCalls.search) return { message: [opener, fall], totalItemCount: 2 }
    if (asked === tournamentFlightCalls.search) return given.body?.tournament === 't1' ? [flight] : []
    if (asked === seasonCalls.search)
      return [season, { ...season, _id: 's27', name: '2027 Season', startDate: '2027-01-01', endDate: '2027-12-31' }]
    if (asked === tournamentCalls.create && refusals.length > 0 && sent(tournamentCalls.create).length === 2) throw refusals.shift()
    return given.body
  }) as never)
})

const shows = (screenful: ReactNode) =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <AtAddress go={go}>{screenful}</AtAddress>
    </QueryClientProvider>,
  )
type Sent = { _id: string; name: string; [field: string]: unknown }
const sent = (asked: unknown): Sent[] =>
  vi
    .mocked(call)
    .mock.calls.filter(([one]) => one === asked)
    .map(([, given]) => (given as unknown as { body: Sent }).body)

test('last year’s opener is one tap from next year’s: named, dated, in next year’s season, with its flight', async () => {
  shows(<CopyTournamentSheet id="t1" onClose={() => undefined} />)
  expect(((await screen.findByLabelText(/^Name/)) as HTMLInputElement).value).toBe('Opener 2027')
  expect(screen.getByText('Sat 03/06/2027')).toBeTruthy()
  expect(await screen.findByText('Season: 2027 Season')).toBeTruthy()
  expect(screen.getByText('Not copied: $240 that an earlier event carried over into the pots.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Copy tournament' }))
  await waitFor(() => expect(go).toHaveBeenCalled())
  const [made] = sent(tournamentCalls.create)
  expect(made).toMatchObject({
    name: 'Opener 2027',
    tournamentDateForSingle: '2027-03-06',
    season: 's27',
    status: 'Draft',
    entryFee: 12_000,
  })
  expect(made?.settings).toEqual({ payout: { registrationClosesAt: '2027-03-05T23:00:00.000Z' } })
  expect(made).not.toHaveProperty('coDirectors')
  expect(sent(tournamentFlightCalls.create)).toMatchObject([
    { tournament: made?._id, name: 'Flight 1', startTime: '06:30', dueTime: '15:00' },
  ])
  expect(go).toHaveBeenCalledWith(`/director/tournaments/${made?._id}`)
})

test('a name that somebody typed stays when the date moves', async () => {
  shows(<CopyTournamentSheet id="t1" onClose={() => undefined} />)
  const name = await screen.findByLabelText(/^Name/)
  await userEvent.clear(name)
  await userEvent.type(name, 'Spring Opener')
  const date = screen.getByLabelText(/^Date/)
  await userEvent.clear(date)
  await userEvent.type(date, '3/13/2027{Tab}')
  await userEvent.click(screen.getByRole('button', { name: 'Copy tournament' }))
  await waitFor(() =>
    expect(sent(tournamentCalls.create)).toMatchObject([{ name: 'Spring Opener', tournamentDateForSingle: '2027-03-13' }]),
  )
})

test('a season comes with the tournaments that are ticked; what failed is finished by a second tap, and nothing is made twice', async () => {
  refusals = [new CallError(503, 'server.unreachable', 'The server didn’t answer.')]
  shows(<CopySeasonSheet season={season as unknown as Season} onClose={() => undefined} />)
  expect(((await screen.findByLabelText(/^Name/)) as HTMLInputElement).value).toBe('2027 Season')
  expect(screen.getByLabelText(/^Fall Open/)).toHaveProperty('checked', true)
  expect(screen.getByText('Sat 10/02/2027')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Copy season and 2 tournaments' }))
  expect(await screen.findByText('The season and 1 of 2 tournaments are copied. Copy again to finish.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Copy season and 2 tournaments' }))
  await waitFor(() => expect(go).toHaveBeenCalled())
  const [made] = sent(seasonCalls.create)
  expect(made).toMatchObject({ name: '2027 Season', startDate: '2027-01-01', endDate: '2027-12-31', membershipFee: 4000, tour: 'bass' })
  const tournaments = sent(tournamentCalls.create)
  expect(new Set(tournaments.map(({ _id }) => _id)).size).toBe(2)
  expect(tournaments.every(({ season: of, status }) => of === made?._id && status === 'Draft')).toBe(true)
})

test('a tournament that is not ticked stays in last year', async () => {
  shows(<CopySeasonSheet season={season as unknown as Season} onClose={() => undefined} />)
  await userEvent.click(await screen.findByLabelText(/^Opener 2027/))
  await userEvent.click(screen.getByRole('button', { name: 'Copy season and 1 tournament' }))
  await waitFor(() => expect(sent(tournamentCalls.create).map(({ name }: { name: string }) => name)).toEqual(['Fall Open']))
})
