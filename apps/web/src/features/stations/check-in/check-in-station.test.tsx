import { documentCalls } from '@ramplight/contract/content/documents'
import { directorSettingsCalls } from '@ramplight/contract/people/director-settings'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { startSession } from '#platform/session.ts'
import { aBoat, aStation, fork } from '../testing/a-station.ts'
import { CheckInStation } from './check-in-station.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const angler = (_id: string) => ({ _id, first_name: 'Jo', last_name: _id }) as TournamentEntry['anglers'][number]
const reyes = { ...aBoat('reyes', 12), anglers: [angler('Reyes')], checkIns: { meeting: '2027-06-11T23:00:00.000Z' } }
const hall = { ...aBoat('hall', 7), anglers: [angler('Hall')] }
const asked = {
  ...{
    _id: 'paper',
    label: 'Insurance',
    user: 'Reyes',
    path: '',
    dateUploaded: '2027-05-01T12:00:00.000Z',
    createdAt: '2027-05-01T12:00:00.000Z',
  },
  requestedDocInfo: { text: 'Before the meeting' },
}

beforeEach(() => {
  queryClient.clear()
  vi.mocked(call)
    .mockReset()
    .mockImplementation(async (endpoint) => {
      if (endpoint === (documentCalls.search as unknown)) return [asked] as never
      if (endpoint === (directorSettingsCalls.byUser as unknown)) return { optionalCheckInTimes: { preTournamentMeeting: true } } as never
      return [] as never
    })
})

afterEach(() => vi.restoreAllMocks())

const rowOf = (boat: string) => screen.getByText(boat).closest('li')!

const station = () =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <CheckInStation data={aStation([reyes, hall], fork)} day={0} />
    </QueryClientProvider>,
  )

test('without a network the documents stand as this device heard them last, and when; one that never heard says so', async () => {
  localStorage.clear()
  const offline = () => {
    queryClient.clear()
    vi.mocked(call).mockRejectedValue(CallError.offline())
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  }
  const before = station()
  await within(rowOf('12')).findByRole('button', { name: 'Missing: Insurance' })
  before.unmount()
  offline()
  const after = station()
  expect(await within(rowOf('12')).findByRole('button', { name: 'Missing: Insurance' })).toBeTruthy()
  expect(screen.getByText(/Documents as of this device’s last sync at \d/)).toBeTruthy()
  after.unmount()
  localStorage.clear()
  station()
  expect(await screen.findByText('Document status is unavailable offline.')).toBeTruthy()
})

test('at the return a boat is back or not: the count, the button and the answer say so, and nobody is checked in', async () => {
  vi.mocked(call).mockImplementation(async (endpoint) => {
    if (endpoint === (directorSettingsCalls.byUser as unknown)) return { optionalCheckInTimes: { dailyWeighInCheckIn: true } } as never
    return [] as never
  })
  station()
  await userEvent.click(await screen.findByRole('button', { name: 'Return' }))
  expect(screen.getByText('0 of 2 back')).toBeDefined()
  expect(within(rowOf('12')).getByRole('button', { name: 'Back Jo Reyes' }).textContent).toBe('Back')
  expect(screen.queryByRole('button', { name: /^Check in/ })).toBeNull()
})

test('in the morning a row says what is missing: a document, and whose; the meeting, where there was one', async () => {
  station()
  await userEvent.click(await within(rowOf('12')).findByRole('button', { name: 'Missing: Insurance' }))
  expect(within(await screen.findByRole('dialog')).getByText('Not submitted')).toBeDefined()
  expect(within(rowOf('7')).queryByText(/^Missing/)).toBeNull()
  expect(await within(rowOf('7')).findByText('Not at the meeting')).toBeDefined()
  expect(within(rowOf('12')).queryByText('Not at the meeting')).toBeNull()
})

test('who only weighs is told that waivers and payments are not shown to them; who runs the event is not', () => {
  const signIn = (more: object) => startSession({ user: { _id: 'wes', userType: 'Director', ...more }, token: 'x' } as never)
  const note = () => screen.queryByText('Waivers and payments aren’t shown to you. Ask the director.')
  signIn({ isAssistant: true, tours: [], weighTours: [fork.tour] })
  const { unmount } = station()
  expect(note()).not.toBeNull()
  unmount()
  signIn({ isAssistant: true, tours: [fork.tour], weighTours: [] })
  station()
  expect(note()).toBeNull()
})
