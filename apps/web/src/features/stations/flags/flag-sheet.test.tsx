import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { type WeighIn, weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import type { Flag } from '../../weigh-in/flags/flag-words.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { FlagSheet } from './flag-sheet.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const bag = { _id: 'bag', _rev: 3, weight: 230_000, adjustedWeight: 230_000, totalFish: 5, bigFish: 0, deadFishCount: 0, shortFishCount: 0 }
const weighIn = {
  ...bag,
  minutesLate: 0,
  penaltyLog: [],
  bonusLog: [],
  entry: 'reyes',
  day: 0,
  at: '2027-06-12T20:13:00.000Z',
} as unknown as WeighIn
const data = {
  tournament: { _id: 'fork', timezone: 'CST', settings: { weight: { unit: 'lb' } } } as unknown as Tournament,
  entries: [{ _id: 'reyes', boatNumber: 12, anglers: [] } as unknown as TournamentEntry],
  saved: [weighIn],
} as unknown as StationData
const flag = { kind: 'two-corrections', entry: 'reyes', weighIns: ['bag'] } as unknown as Flag

test('of two corrections the weight that is shown can be confirmed as it stands, with a reason', async () => {
  vi.mocked(call).mockResolvedValue(weighIn)
  const onClose = vi.fn()
  renderUi(
    <QueryClientProvider client={queryClient}>
      <FlagSheet data={data} flag={flag} station="A" onClose={onClose} />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Correct it once more' }))
  const save = screen.getByRole('button', { name: 'Save correction' })
  expect(save.hasAttribute('disabled')).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Re-weighed' }))
  await userEvent.click(save)
  const sent = vi.mocked(call).mock.calls.filter(([asked]) => asked.method !== 'GET')
  expect(sent).toHaveLength(1)
  expect(sent[0]).toEqual([
    weighInCalls.update,
    {
      params: { id: 'bag' },
      body: { weight: 230_000, reason: 'Re-weighed', _rev: 3, station: 'A' },
    },
  ])
  expect(onClose).toHaveBeenCalled()
})
