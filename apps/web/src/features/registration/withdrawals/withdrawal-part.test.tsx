import { moneyCalls } from '@ramplight/contract/payments/money'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { WithdrawalPart } from './withdrawal-part.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('@ramplight/ui/dialogs/confirm.tsx', () => ({ confirm: vi.fn(async () => false) }))

const line = (account: string, amount: number, more: object = {}) => ({ account, amount, item: null, times: 0, charged: 0, ...more })
const entry = {
  ...{ _id: 'reyes', tournament: 'fork', users: ['lily'], status: 'Paid', paymentLog: null },
  ...{ anglers: [{ _id: 'lily', first_name: 'Lily', last_name: 'Reyes' }], withdrawal: { at: '2027-06-01T12:00:00.000Z', by: 'lily' } },
  books: { others: [line('card', 10_000), line('entry-fee', -10_000, { item: 'fee', times: 1, charged: 10_000 })] },
} as unknown as TournamentEntry
const fork = { _id: 'fork', entryFee: 10_000, status: 'Open', timezone: 'America/Chicago' } as unknown as Tournament
const show = (hasWeighed: boolean, tournament = fork) =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <WithdrawalPart entry={entry} tournament={tournament} mayRefund hasWeighed={hasWeighed} onGone={() => {}} />
    </QueryClientProvider>,
  )
beforeEach(() => {
  queryClient.clear()
  // $40 of its $100 is on its way to the card.
  vi.mocked(call).mockImplementation((async (endpoint: unknown) => (endpoint === moneyCalls.refundable ? { left: 6_000 } : {})) as never)
})

test('without a refund the event keeps what is left: not what is on its way to a card', async () => {
  show(false)
  const button = await screen.findByRole('button', { name: 'Withdraw without refund' })
  await waitFor(() => expect(button.hasAttribute('data-loading')).toBe(false))
  fireEvent.click(button)
  await waitFor(() => expect(confirm).toHaveBeenCalled())
  expect(vi.mocked(confirm).mock.lastCall![0].text).toContain('$60.00 stays in this event’s books')
})

test('who has weighed, or is in official results, stays: it is answered, and not withdrawn', () => {
  show(true)
  show(false, { ...fork, status: 'Completed' })
  expect(screen.queryByRole('button', { name: /^(Refund and w|W)ithdraw/ })).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Keep in' })).toHaveLength(2)
})
