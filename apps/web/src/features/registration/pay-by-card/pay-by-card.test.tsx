import { cardCheckoutCalls } from '@ramplight/contract/payments/card-checkout'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { PayByCard } from './pay-by-card.tsx'

const address = vi.hoisted(() => ({ card: undefined as string | undefined }))
vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('#platform/use-session.ts', () => ({ useSession: () => ({ user: { _id: 'jo' } }) }))
vi.mock('@tanstack/react-router', () => ({ useSearch: () => address }))

const event = { entryFee: 13_000, startDate: '2099-06-12', bigfishpots: [], sidepots: [], settings: {} } as unknown as Tournament
const crew = [
  { _id: 'jo', first_name: 'Jo', last_name: 'Reyes' },
  { _id: 'sam', first_name: 'Sam', last_name: 'Reed' },
]
const boat = (more: object = {}) =>
  ({
    ...{ _id: 'boat-9', tournament: 'fork', users: ['jo', 'sam'], anglers: crew, status: 'Pending', groups: [] },
    ...more,
  }) as never as TournamentEntry
const show = (entry: TournamentEntry) =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <PayByCard entry={entry} tournament={event} />
    </QueryClientProvider>,
  )
const JO_PAID = { partPaid: [{ user: 'jo', amount: 6_500 }] }

let answers: (() => unknown)[]
beforeEach(() => {
  queryClient.clear()
  sessionStorage.clear()
  address.card = undefined
  vi.mocked(call).mockImplementation((async (endpoint: unknown) =>
    endpoint === cardCheckoutCalls.createCheckout
      ? answers.shift()!()
      : endpoint === cardCheckoutCalls.takesCards
        ? { takesCards: true }
        : []) as never)
})

test('who has paid their half can pay the rest; who comes back from paying the rest waits for the bank', async () => {
  address.card = 'back'
  show(boat(JO_PAID))
  answers = [() => ({ _id: 'c1', amount: 7_000, items: [], state: 'open', heldUntil: null, url: 'https://bank.test/c1' })]
  fireEvent.click(await screen.findByRole('button', { name: 'Pay the rest: $65.00' }))
  await screen.findByRole('button', { name: 'Continue to payment: $70.00' })
  // The bank sends them back to a new page of the same tab.
  document.body.innerHTML = ''
  show(boat(JO_PAID))
  expect(await screen.findByText(/^Waiting for the bank to confirm/)).toBeTruthy()
})

test('a partner who has paid all meanwhile leaves nothing to pay: it is said before anybody leaves', async () => {
  answers = [
    () => ({ _id: 'c1', amount: 6_700, items: [], state: 'open', heldUntil: null, url: 'https://bank.test/c1' }),
    () => {
      throw new CallError(409, 'cards.nothing-due', 'There is nothing left to pay for this entry.')
    },
  ]
  show(boat())
  fireEvent.click(await screen.findByRole('button', { name: 'Pay my half: $65.00' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Continue to payment: $67.00' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Continue to payment/ })).toBeNull())
  expect(answers).toEqual([])
})

test('a boat that got everything back is asked for nothing: no key to pay $0', async () => {
  const line = (account: string, amount: number, times = 0, charged = 0) => ({ account, amount, item: 'fee', times, charged })
  const back = [line('entry-fee', -13_000, 1, 13_000), line('card', 0), line('refund', 13_000, 0, -13_000)]
  show(boat({ books: { others: back }, paymentLog: null }))
  await waitFor(() => expect(call).toHaveBeenCalledWith(cardCheckoutCalls.takesCards, expect.anything()))
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})
