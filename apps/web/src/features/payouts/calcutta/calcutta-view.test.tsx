import { type Calcutta, calcuttaCalls } from '@ramplight/contract/payouts/calcuttas'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { call as theCall } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { CalcuttaView } from './calcutta-view.tsx'

const call = vi.fn()
vi.mock('#platform/call.ts', () => ({ call: (...given: Parameters<typeof theCall>) => call(...given) }))
beforeEach(() => {
  call.mockReset()
  call.mockResolvedValue({ calcutta: null })
})

const entries = [
  { _id: 'e1', boatNumber: 7, anglers: [{ _id: 'ann', first_name: 'Ann', last_name: 'Baker' }] },
  { _id: 'e2', boatNumber: 12, anglers: [{ _id: 'bob', first_name: 'Bob', last_name: 'Cole' }] },
] as unknown as TournamentEntry[]
const people = [{ _id: 'bob', name: 'Bob Cole' }]
const none: Calcutta = {
  ...{ tournament: 't', state: 'open', houseShare: 10, places: [50, 30, 20], standing: 'none' },
  ...{ taken: 0, house: 0, pool: 0, left: 0, paidOut: 0, open: 0, lots: [] },
}
const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled
const show = (calcutta: Calcutta | null, may = { mayRun: true, mayEdit: true }) =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <CalcuttaView tournament="t" calcutta={calcutta} entries={entries} people={people} {...may} />
    </QueryClientProvider>,
  )

test('a boat is sold to an angler of the event for a price; two taps sell it once, and a refusal says who has it', async () => {
  show(none)
  fireEvent.click(screen.getByRole('button', { name: /7\s*Ann Baker/ }))
  fireEvent.change(screen.getByRole('combobox', { name: /Who bought it/ }), { target: { value: 'bob cole' } })
  expect(isOff('Sell')).toBe(true)
  fireEvent.change(screen.getByLabelText(/^Price/), { target: { value: '120' } })
  call.mockRejectedValueOnce(new CallError(409, 'calcutta.sold', 'Boat 7 is already sold to Ike for $90.00.'))
  const sell = screen.getByRole('button', { name: 'Sell for $120.00' })
  fireEvent.click(sell)
  await screen.findByText(/already sold to Ike/)
  fireEvent.click(sell)
  fireEvent.click(sell)
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  const bodies = call.mock.calls.map(([endpoint, { body }]) => [endpoint === calcuttaCalls.sell, body])
  expect(bodies[1]).toEqual([true, { _id: expect.any(String), entries: ['e1'], user: 'bob', price: 12_000, method: 'cash', boughtBack: 0 }])
  expect(bodies[0]).toEqual(bodies[1])
})

test('places that do not come to 100% are not saved, and the form says who is responsible for the law', () => {
  show(null)
  fireEvent.click(screen.getByRole('button', { name: 'Set up the calcutta' }))
  screen.getByText(/You’re responsible for following the law/)
  fireEvent.change(screen.getByLabelText(/3rd place/), { target: { value: '10' } })
  screen.getByText('The places add up to 90%. They have to total 100%.')
  expect(isOff('Save and open the bidding')).toBe(true)
})

test('once official it says what is to be handed out, and what was too much after a protest', () => {
  const share = (to: 'owner' | 'boat', owed: number, paid: number) => ({ to, owed, paid, open: owed - paid, payouts: [] })
  const lot = (_id: string, entry: string, shares: ReturnType<typeof share>[]): Calcutta['lots'][number] => ({
    ...{ _id, boats: [{ entry, boatNumber: 7, names: ['Ann Baker'], position: 1, amount: 45_000 }], buyer: 'Ike', isMine: false },
    ...{
      price: 50_000,
      boughtBack: 0,
      method: 'cash',
      note: null,
      soldAt: '2027-06-12T12:00:00.000Z',
      won: 45_000,
      elsewhere: false,
      shares,
    },
  })
  const lots = [lot('l1', 'e1', [share('owner', 22_500, 0)]), lot('l2', 'e2', [share('owner', 0, 5_000)])]
  show({ ...none, state: 'closed', standing: 'official', lots })
  screen.getByRole('button', { name: 'Pay $225.00 to Ike' })
  screen.getByText(/Results changed after payouts were made: \$50 overpaid/)
  screen.getByText('$50 overpaid.')
})

test('what was paid on another server is told as paid elsewhere', () => {
  const handed = { _id: 'p1', amount: 45_000, method: 'cash' as const, at: '2027-06-12T20:00:00.000Z', elsewhere: true }
  const boats = [{ entry: 'e1', boatNumber: 7, names: ['Ann Baker'], position: 1, amount: 45_000 }]
  const shares = [{ to: 'owner' as const, owed: 45_000, paid: 45_000, open: 0, payouts: [handed] }]
  const lot = { _id: 'l1', boats, buyer: 'Ike', isMine: false, price: 50_000, boughtBack: 0, method: 'cash' as const, note: null, shares }
  const sold = { ...lot, soldAt: '2027-06-12T12:00:00.000Z', won: 45_000, elsewhere: true }
  show({ ...none, state: 'closed', standing: 'official', lots: [sold] })
  screen.getByText(/Ike · \$500 cash · paid elsewhere/)
  screen.getByText('Paid Ike $450 (cash, paid elsewhere)')
})
