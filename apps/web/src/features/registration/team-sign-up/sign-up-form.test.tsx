import { type Places, preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { SignUpForm } from './sign-up-form.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const person = (_id: string, first_name: string) => ({ _id, first_name, last_name: 'Kim' })
const fork = {
  _id: 'fork',
  teamEvent: true,
  settings: { payout: { chargePer: 'Boat', bigFishEnabled: true } },
  entryFee: 13_000,
  bigfishpots: [{ _id: 'big', entryFee: 1000 }],
  rules: 'No live bait.',
}
const show = (tournament: object = fork) =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <SignUpForm
        tournament={tournament as Tournament}
        self={person('jo', 'Jo')}
        partners={[person('dan', 'Dan'), person('minh', 'Minh')]}
      />
    </QueryClientProvider>,
  )
type Body = { _id: string; team: { users: string[] }; pots: string[] }
const sent = () =>
  vi.mocked(call).mock.calls.flatMap(([to, given]) => (to === preRegistrationCalls.create ? [(given as { body: Body }).body] : []))
const imIn = () => fireEvent.click(screen.getByRole('button', { name: 'I’m in' }))

let places: Places
/** What becomes of the next sign-up. */
let refusal: CallError | null
beforeEach(() => {
  queryClient.clear()
  places = { maxBoats: null, left: null, waiting: 0, inLine: null }
  refusal = null
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation(async (to) => {
    if (to === preRegistrationCalls.places) return places as never
    const why = refusal
    refusal = null
    if (why) throw why
    return {} as never
  })
})

test('with last time’s partner it takes two taps; of two partners the last one counts', async () => {
  show()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Dan Kim' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Minh Kim' }))
  imIn()
  await waitFor(() => expect(sent()[0]?.team.users).toEqual(['jo', 'minh']))
})

test('a pot moves the total, and goes along', async () => {
  show()
  expect(screen.getByText('Total $130.00.')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Big fish, $10.00' }))
  expect(screen.getByText('Total $140.00.')).toBeTruthy()
  imIn()
  await waitFor(() => expect(sent()[0]?.pots).toEqual(['big']))
})

test('an answer that got lost is told, and the next tap sends the same team', async () => {
  refusal = CallError.offline()
  show()
  imIn()
  expect(await screen.findByRole('alert')).toBeTruthy()
  imIn()
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[0]?._id).toBe(sent()[1]?._id)
})

test('who fishes alone is asked for no partner', () => {
  show({ ...fork, teamEvent: false })
  expect(screen.queryByText('Partner')).toBeNull()
  expect(screen.getByText('No live bait.')).toBeTruthy()
})

test('where the field is full one joins the waiting list, and reads who waits before; with few places left, how many', async () => {
  places = { maxBoats: 40, left: 0, waiting: 3, inLine: null }
  const { unmount } = show()
  expect(await screen.findByRole('button', { name: 'Join the waiting list' })).toBeTruthy()
  expect(screen.getByText('The field is full: 40 boats.').parentElement?.textContent).toContain('3 boats wait before you.')
  unmount()
  queryClient.clear()
  places = { maxBoats: 40, left: 2, waiting: 0, inLine: null }
  show()
  expect(await screen.findByText('2 places left.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'I’m in' })).toBeTruthy()
})
