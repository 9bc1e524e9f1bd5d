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
  voided: false,
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
  await userEvent.click(screen.getByRole('button', { name: 'Correct it again' }))
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

const asked = { ...weighIn, voided: true } as unknown as WeighIn
const voidFlag = { kind: 'void-and-correction', entry: 'reyes', weighIns: ['bag'] } as unknown as Flag
const answered = async (name: string) => {
  vi.mocked(call).mockReset().mockResolvedValue(asked)
  renderUi(
    <QueryClientProvider client={queryClient}>
      <FlagSheet data={{ ...data, saved: [asked] } as StationData} flag={voidFlag} station="A" onClose={vi.fn()} />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name }))
  return vi.mocked(call).mock.calls.filter(([one]) => one.method !== 'GET')
}

test('a bag that was corrected and voided stays void when somebody says so', async () => {
  const reason = 'Corrected and voided: it stays void'
  expect(await answered('Keep it void')).toEqual([[weighInCalls.voidWeighIn, { params: { id: 'bag' }, body: { reason, _rev: 3 } }]])
})

test('or its corrected weight counts: it is weighed again, and the void is settled', async () => {
  const [first, second, ...more] = await answered('Count this weight')
  expect(more).toEqual([])
  expect(first).toMatchObject([weighInCalls.create, { body: { entry: 'reyes', day: 0, weight: 230_000, totalFish: 5 } }])
  expect(second).toMatchObject([weighInCalls.voidWeighIn, { params: { id: 'bag' } }])
})
