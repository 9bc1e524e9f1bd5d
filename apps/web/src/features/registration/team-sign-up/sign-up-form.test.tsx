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
const sent = () => vi.mocked(call).mock.calls.map(([, given]) => (given as { body: { _id: string; team: { users: string[] } } }).body)
const imIn = () => fireEvent.click(screen.getByRole('button', { name: 'I’m in' }))

beforeEach(() => {
  vi.mocked(call).mockReset()
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
  await waitFor(() => expect(vi.mocked(call).mock.calls[0]?.[1]).toMatchObject({ body: { pots: ['big'] } }))
})

test('an answer that got lost is told, and the next tap sends the same team', async () => {
  vi.mocked(call).mockRejectedValueOnce(CallError.offline())
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
