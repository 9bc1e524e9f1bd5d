import { cardCheckoutCalls } from '@ramplight/contract/payments/card-checkout'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { EntryMoney } from './entry-money.tsx'

const address = vi.hoisted(() => ({ card: undefined as string | undefined, hash: '' }))
vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('#platform/use-session.ts', () => ({ useSession: () => ({ user: { _id: 'jo' } }) }))
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useSearch: () => ({ card: address.card }),
  useLocation: ({ select }: { select: (at: { hash: string }) => unknown }) => select(address),
}))

const event = {
  ...{
    _id: 'fork',
    entryFee: 10_000,
    startDate: '2099-06-12',
    tournamentDates: ['2099-06-12'],
    status: 'Open',
    bigfishpots: [],
    sidepots: [],
  },
  settings: { refund: { fullUntil: 7 } },
} as unknown as Tournament
const boat = {
  ...{ _id: 'boat-9', tournament: 'fork', users: ['jo'], anglers: [{ _id: 'jo', first_name: 'Jo', last_name: 'Reyes' }] },
  ...{ status: 'Pending', groups: [] },
} as never as TournamentEntry
const offered = { _id: 'c1', amount: 10_531, items: [], state: 'open', heldUntil: null, url: 'https://bank.test/c1' }

const scrolledTo = vi.fn()
beforeEach(() => {
  queryClient.clear()
  scrolledTo.mockReset()
  window.HTMLElement.prototype.scrollIntoView = function () {
    scrolledTo(this.querySelector('h2')?.textContent)
  }
  Object.assign(address, { card: undefined, hash: '' })
  vi.mocked(call).mockImplementation((async (endpoint: unknown) =>
    endpoint === cardCheckoutCalls.createCheckout ? offered : { takesCards: true, payments: [] }) as never)
})
const show = () =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <EntryMoney entry={boat} tournament={event} />
    </QueryClientProvider>,
  )

test.each([
  ['the checkout', { card: 'back' }],
  ['a checkout they left', { card: 'left' }],
  ['“Pay by card” on Today', { hash: 'money' }],
])('who comes from %s sees the money of the entry first', async (_, from) => {
  Object.assign(address, from)
  show()
  expect(scrolledTo.mock.calls).toEqual([['Money']])
})

test('who opens the entry otherwise begins at its top', () => {
  show()
  expect(scrolledTo).not.toHaveBeenCalled()
})

test('the refund policy is written once, above the key that pays', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Pay by card' }))
  const pay = await screen.findByRole('button', { name: 'Continue to payment: $105.31' })
  const [policy, ...again] = screen.getAllByText(/refund/i, { selector: 'p' })
  expect(again).toEqual([])
  expect(policy!.compareDocumentPosition(pay) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
