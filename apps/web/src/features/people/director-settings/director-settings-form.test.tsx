import { directorSettingsCalls as calls, type DirectorSettings } from '@ramplight/contract/people/director-settings'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { DirectorSettingsForm } from './director-settings-form.tsx'
import { useDirectorSettings } from './use-director-settings.ts'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const at = '2027-06-12T11:00:00.000Z'
const ana = '65f1c0ffee65f1c0ffee0001'
const stored: DirectorSettings = {
  ...{ _id: '65f1c0ffee65f1c0ffee0002', _rev: 2, createdAt: at, updatedAt: at, user: ana, weightInBagRemovalDelay: 5 },
  optionalCheckInTimes: { preTournamentMeeting: true, dailyTournamentDay: false, dailyWeighInCheckIn: false },
  ...{ stationPinCheck: null, stationLock: true, winningsReportedFrom: {}, showEmail: false, showPhone: false },
}

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation(async () => stored as never)
})

function Screen({ online }: { online: boolean }) {
  const { settings, query } = useDirectorSettings(ana)
  return <DirectorSettingsForm director={ana} settings={settings} stored={query.data ?? null} online={online} />
}
const show = (online: boolean) =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <Screen online={online} />
    </QueryClientProvider>,
  )
const delay = () => screen.findByLabelText<HTMLInputElement>('Bag removal delay')

test('what was changed is sent: the times, and how long a bag takes to come off', async () => {
  show(true)
  await vi.waitFor(async () => expect((await delay()).value).toBe('5'))
  await userEvent.click(screen.getByRole('switch', { name: /^When boats return/ }))
  await userEvent.clear(await delay())
  await userEvent.type(await delay(), '8')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(call).toHaveBeenLastCalledWith(calls.update, {
    params: { id: stored._id },
    body: { optionalCheckInTimes: { ...stored.optionalCheckInTimes, dailyWeighInCheckIn: true }, weightInBagRemovalDelay: 8, _rev: 2 },
  })
})

test('a director shows the phone on their public pages, and keeps the mail to themselves', async () => {
  show(true)
  await vi.waitFor(async () => expect((await delay()).value).toBe('5'))
  await userEvent.click(screen.getByRole('switch', { name: /^Show my phone/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(call).toHaveBeenLastCalledWith(calls.update, { params: { id: stored._id }, body: { showPhone: true, _rev: 2 } })
})

test('a PIN is four digits that are sent once, and never shown', async () => {
  show(true)
  await vi.waitFor(async () => expect((await delay()).value).toBe('5'))
  expect(screen.getByText(/No PIN set/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Set PIN' }))
  const digits = screen.getByRole('group', { name: 'New PIN' }).querySelector('input')!
  await userEvent.click(digits)
  await userEvent.keyboard('471')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getAllByText('A PIN has exactly 4 digits.').length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('group', { name: 'New PIN' }).querySelectorAll('input')[3]!)
  vi.mocked(call).mockImplementation(async () => ({ ...stored, stationPinCheck: 'stored' }) as never)
  await userEvent.keyboard('1')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(call).toHaveBeenCalledWith(calls.update, { params: { id: stored._id }, body: { stationPin: '4711', _rev: 2 } })
})

test('a PIN that is taken away stays until the form is saved', async () => {
  vi.mocked(call).mockImplementation(async () => ({ ...stored, stationPinCheck: 'stored' }) as never)
  show(true)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove PIN' }))
  expect(screen.getByText(/will be removed when you save/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(call).toHaveBeenLastCalledWith(calls.update, { params: { id: stored._id }, body: { stationPin: null, _rev: 2 } })
})

test('a delay that is emptied is the one that everybody starts with', async () => {
  show(true)
  await vi.waitFor(async () => expect((await delay()).value).toBe('5'))
  await userEvent.clear(await delay())
  expect((await delay()).placeholder).toBe('3')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(call).toHaveBeenLastCalledWith(calls.update, { params: { id: stored._id }, body: { weightInBagRemovalDelay: 3, _rev: 2 } })
})

test('without a network it is shown Shown as of this device’s last sync, and nothing can be changed', async () => {
  const before = show(true)
  await vi.waitFor(async () => expect((await delay()).value).toBe('5'))
  before.unmount()
  queryClient.clear()
  vi.mocked(call).mockRejectedValue(CallError.offline())
  show(false)
  expect((await delay()).value).toBe('5')
  expect((await delay()).disabled).toBe(true)
  const meeting = screen.getByRole<HTMLInputElement>('switch', { name: /^Pre-tournament meeting/ })
  expect([meeting.checked, meeting.disabled]).toEqual([true, true])
  expect(screen.getByText(/Shown as of this device’s last sync/)).toBeDefined()
})
