import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { aBoat, aStation, fork } from '../testing/a-station.ts'
import { BumpStation } from './bump-station.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const reyes = aBoat('reyes', 12)
/** Due at three; minutes count from the first on. */
const data = aStation([reyes], {
  ...fork,
  endTime: '15:00',
  settings: { weight: { unit: 'lb', fishLimit: 5, lateArrivalMinutesTrigger: 1 } },
} as typeof fork)
const stationOf = (shown: StationData) => (
  <QueryClientProvider client={queryClient}>
    <BumpStation data={shown} day={0} />
  </QueryClientProvider>
)

beforeEach(() => {
  localStorage.clear()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(null as never)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-06-12T20:15:00Z') })
})
afterEach(() => vi.useRealTimers())

test('a return that is heard while the boat is counted goes to the scale to the minute', async () => {
  const station = renderUi(stationOf(data))
  await userEvent.keyboard('12{Enter}')
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send to scale' })
  expect(send.disabled).toBe(true)
  station.rerender(stationOf({ ...data, entries: [{ ...reyes, checkIns: { 'back-0': '2027-06-12T20:07:00.000Z' } }] }))
  await userEvent.click(send)
  expect(vi.mocked(call).mock.calls[0]?.[1]).toMatchObject({
    body: { _id: 'reyes', bump: { day: 0, minutesLate: 7, at: '2027-06-12T20:15:00.000Z' } },
  })
})

test('who is counted again keeps the place in line', async () => {
  const bump = { day: 0, totalFish: 4, minutesLate: 0, at: '2027-06-12T20:01:00.000Z' }
  renderUi(stationOf({ ...data, entries: [{ ...reyes, bump }] }))
  await userEvent.keyboard('12{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Send to scale' }))
  expect(vi.mocked(call).mock.calls[0]?.[1]).toMatchObject({ body: { bump: { ...bump, at: '2027-06-12T20:01:00.000Z' } } })
})
