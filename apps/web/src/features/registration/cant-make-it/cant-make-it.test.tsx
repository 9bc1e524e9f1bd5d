import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { calls } from './cant-make-it.open-calls.ts'
import { CantMakeIt } from './cant-make-it.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('#platform/use-session.ts', () => ({ useSession: () => ({ user: { _id: 'lily' } }) }))

const fork = {
  ...{ _id: 'fork', name: 'Lake Fork', entryFee: 9_000, startDate: '2099-06-12', status: 'Open', timezone: 'America/Chicago' },
  ...{ bigfishpots: [], sidepots: [] },
  settings: { registration: { refunds: { steps: [{ until: '2099-06-10', percent: 50 }], feeKept: 1_000 } } },
} as unknown as Tournament
const line = (account: string, amount: number, more: object = {}) => ({ account, amount, item: null, times: 0, charged: 0, ...more })
const boat = {
  ...{ _id: 'boat', tournament: 'fork', users: ['lily'], anglers: [{ _id: 'lily', first_name: 'Lily', last_name: 'Reyes' }] },
  ...{ status: 'Paid', groups: [], freeEntry: false, boatNumber: 34, paymentLog: null },
  books: { others: [line('card', 9_000), line('entry-fee', -9_000, { item: 'fee', times: 1, charged: 9_000 })] },
} as unknown as TournamentEntry
const show = (tournament: Tournament, entry = boat) =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <CantMakeIt entry={entry} tournament={tournament} />
    </QueryClientProvider>,
  )
beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(call).mockResolvedValue({ ok: true } as never)
})

test('who has paid and can’t come asks the director, with what the refund policy proposes today', async () => {
  show(fork)
  fireEvent.click(screen.getByRole('button', { name: 'I can’t make it' }))
  expect(
    await screen.findByText(/Under the refund policy, \$35 is refunded today\. The director decides, and your boat stays in until then\.$/),
  ).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Ask to withdraw' }))
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(calls.askToWithdraw, {
      params: { id: 'boat' },
      body: {
        question: 'Lily Reyes can’t make it to Lake Fork (boat 34). Paid so far: $90. Under the refund policy, $35 is refunded today.',
      },
    }),
  )
})

test('who has asked reads when, and says that they can make it after all', async () => {
  show(fork, { ...boat, withdrawal: { at: '2099-06-01T12:00:00.000Z', by: 'lily' } })
  expect(screen.getByText(/^You asked the director to withdraw your boat on /)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'I can make it after all' }))
  await waitFor(() => expect(call).toHaveBeenCalledWith(calls.stayIn, { params: { id: 'boat' } }))
})

test('once the event has begun, or is canceled, nobody is asked', () => {
  show({ ...fork, startDate: '2020-06-12' })
  show({ ...fork, cancelled: true })
  expect(screen.queryByRole('button', { name: 'I can’t make it' })).toBeNull()
})
