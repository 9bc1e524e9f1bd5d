import { moneyCalls } from '@ramplight/contract/payments/money'
import { type TournamentEntry, tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { WithdrawSheet } from './withdraw-sheet.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const line = (account: string, amount: number, more: object = {}) => ({ account, amount, item: null, times: 0, charged: 0, ...more })
const entry = {
  ...{ _id: 'reyes', tournament: 'fork', users: ['lily', 'tom'], anglers: [], status: 'Paid', paymentLog: null },
  books: { others: [line('card', 10_000), line('entry-fee', -10_000, { item: 'fee', times: 1, charged: 10_000 })] },
} as unknown as TournamentEntry
const proposal = { of: 10_000, before: 0, why: 'until', percent: 50, until: '2099-06-10', feeKept: 1_000 }
/** Half of $100 less $10, of two cards. `back`: what the first one has. */
const money = (back: number) => ({
  ...{ entry: 'reyes', paid: 10_000, left: 10_000 - back, overpaid: 0, ways: [], items: [], refunds: [] },
  ...{ proposal: { ...proposal, amount: 4_000 - back }, leaving: { ...proposal, amount: 4_000 - back, before: back } },
  cards: [
    { _id: 'lily', most: 5_000 - back, shareOf: null, back },
    { _id: 'tom', most: 5_000, shareOf: null, back: 0 },
  ],
})

test('the second of two cards is declined: only that one is refunded next, of what is left', async () => {
  let back = 0
  const states = ['done', 'refused', 'done']
  const sent: unknown[] = []
  const onGone = vi.fn()
  vi.mocked(call).mockImplementation((async (endpoint: unknown, given: { body: { card: string; amount: number } }) => {
    if (endpoint === moneyCalls.refundable) return money(back)
    if (endpoint === tournamentEntryCalls.bulkDelete) return { results: [{ _id: 'reyes', ok: true }] }
    if (endpoint !== moneyCalls.refund) return entry
    sent.push([given.body.card, given.body.amount])
    const state = states.shift()
    if (state === 'done') back += given.body.amount
    await queryClient.invalidateQueries()
    return { state, words: 'No such card' }
  }) as never)
  renderUi(
    <QueryClientProvider client={queryClient}>
      <WithdrawSheet entry={entry} tournament={{ _id: 'fork', entryFee: 10_000 } as Tournament} onClose={() => {}} onGone={onGone} />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Refund $40.00 and withdraw' }))
  expect(await screen.findByText(/^\$20\.00 was refunded\. Then the card processor declined: No such card\./)).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Refund $20.00 and withdraw' }))
  await waitFor(() => expect(onGone).toHaveBeenCalled())
  expect(sent).toEqual([
    ['lily', 2_000],
    ['tom', 2_000],
    ['tom', 2_000],
  ])
})
