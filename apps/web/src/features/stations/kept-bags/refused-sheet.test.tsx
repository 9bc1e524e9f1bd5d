import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { type WeighIn, weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { EMPTY_BAG } from '@ramplight/domain/weigh-in/bag'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import type { StationData } from '../frame/use-station-data.ts'
import type { DeviceBag } from './device-bags.ts'
import { RefusedSheet } from './refused-sheet.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const tournament = { _id: 'fork', timezone: 'CST', settings: { weight: { unit: 'lb' } } } as unknown as Tournament
const at = '2027-06-12T20:13:00.000Z'
const weighed = { entry: 'reyes', day: 0, at, station: 'A', additional: false, reason: null }
const body = {
  ...EMPTY_BAG,
  weight: 231_000,
  totalFish: 4,
  bigFish: 82_000,
  species: 'Spotted Bass',
  deadFishCount: 1,
  manualPenalty: 16_000,
  manualPenaltyReason: 'no kill switch',
}
const bag: DeviceBag = {
  opId: 'op',
  kind: 'weigh',
  weighIn: 'mine',
  tournament: 'fork',
  body: { ...body, ...weighed, _id: 'mine' },
  boat: '12 Reyes',
  sum: '14-07',
  where: '3:13 PM · Station A',
  refusal: { code: 'weigh-in.already', message: 'Boat 12 has weighed.' },
  undone: false,
}
const theirs = {
  ...EMPTY_BAG,
  ...weighed,
  _id: 'theirs',
  _rev: 1,
  voided: false,
  weight: 230_000,
  adjustedWeight: 230_000,
  totalFish: 5,
  bigFish: 90_000,
  penaltyLog: [],
  bonusLog: [],
} as unknown as WeighIn

function decideAbout(refused: DeviceBag, saved: WeighIn[] = []) {
  const asked = { onClose: vi.fn(), onEdit: vi.fn(), onDrop: vi.fn(), onAgain: vi.fn() }
  renderUi(
    <QueryClientProvider client={queryClient}>
      <RefusedSheet data={{ tournament, saved } as unknown as StationData} bag={refused} station="A" {...asked} />
    </QueryClientProvider>,
  )
  return asked
}

test('of two weights the one on this device takes the place of the saved one whole, in one step with the correction', async () => {
  const { onDrop } = decideAbout(bag, [theirs])
  vi.mocked(call).mockResolvedValue(theirs)
  await userEvent.click(screen.getByRole('button', { name: 'Correct it with this one' }))
  await userEvent.click(screen.getByRole('button', { name: 'Re-weighed' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save correction' }))
  const sent = vi.mocked(call).mock.calls.filter(([asked]) => asked.method !== 'GET')
  expect(sent).toHaveLength(1)
  expect(sent[0]).toEqual([
    weighInCalls.update,
    {
      replaces: { opId: 'op', id: 'mine' },
      params: { id: 'theirs' },
      body: { ...body, reason: 'Re-weighed', _rev: 1, station: 'A' },
    },
  ])
  expect(onDrop).not.toHaveBeenCalled()
})

test('a correction or a void that was not taken is sent again or given up, and never weighed as a bag', async () => {
  const asked = decideAbout({ ...bag, kind: 'correct', refusal: { code: 'weigh-in.voided', message: 'This bag was voided.' } })
  expect(screen.getByText('12 Reyes: correction rejected')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change it' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Send it again' }))
  expect(asked.onAgain).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard change' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, discard it' }))
  await waitFor(() => expect(asked.onDrop).toHaveBeenCalledOnce())
})

test('a bag is thrown away only by who says so twice', async () => {
  const { onDrop } = decideAbout({ ...bag, refusal: { code: 'weigh-in.not-open', message: 'The weigh-in is not open.' } })
  await userEvent.click(screen.getByRole('button', { name: 'Discard this bag' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard change' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }))
  expect(onDrop).not.toHaveBeenCalled()
})
