import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { HeldBags } from './held-bags.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const HELD = [{ user: 'hal', name: 'Hal Odom', device: 'd1', bags: 2, at: '2027-06-12T20:00:00.000Z' }]

beforeEach(() => {
  queryClient.clear()
  vi.mocked(call).mockImplementation((async (asked: unknown) => (asked === tournamentResultCalls.heldBags ? HELD : { ok: true })) as never)
})

test('somebody whose device holds bags that it may not send is let in with one tap', async () => {
  renderUi(
    <QueryClientProvider client={queryClient}>
      <HeldBags tournament={{ _id: 'cup', tour: 'trail' }} />
    </QueryClientProvider>,
  )
  expect(await screen.findByText(/Hal Odom isn’t on your staff anymore, so their device can’t send 2 bags/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Let Hal Odom in' }))
  await vi.waitFor(() => expect(call).toHaveBeenCalledWith(tourCalls.addDirectorStaff, { body: { id: 'trail', user: 'hal' } }))
  expect(await screen.findByText(/Hal Odom can send again/)).toBeDefined()
})
