import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { JoinTeam } from './join-team.tsx'

const go = vi.hoisted(() => vi.fn())
vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('#platform/use-go.ts', () => ({ useGo: () => go }))

const invitation = {
  tournament: 'fork',
  tournamentName: 'Lake Fork #4',
  tournamentDates: ['2027-06-12'],
  place: 'Oak Ridge, Quitman TX',
  entryFee: null,
  anglers: [{ _id: 'jo', first_name: 'Jo', last_name: 'Reyes' }],
  isIn: false,
  onWaitingList: false,
}
const show = () =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <JoinTeam code="code" />
    </QueryClientProvider>,
  )

beforeEach(() => {
  queryClient.clear()
  vi.mocked(call).mockReset()
})

test('who was invited reads who asks, comes in by one tap and sees the team', async () => {
  vi.mocked(call).mockResolvedValue(invitation as never)
  show()
  expect(await screen.findByText('Jo Reyes invites you to fish Lake Fork #4.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Join the team' }))
  await waitFor(() => expect(go).toHaveBeenCalledWith('/angler/tournaments/fork/registration', { replace: true }))
})

test('who is asked into a team on the waiting list reads that before they come in', async () => {
  vi.mocked(call).mockResolvedValue({ ...invitation, onWaitingList: true } as never)
  show()
  expect(await screen.findByText('The field is full. This team is on the waiting list, and you pay once it has a spot.')).toBeTruthy()
})

test('an invitation that is over says what to do', async () => {
  const words = 'This invitation is no longer valid. Ask your partner for a new link.'
  vi.mocked(call).mockRejectedValue(new CallError(409, 'registration.invitation-over', words))
  show()
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})
