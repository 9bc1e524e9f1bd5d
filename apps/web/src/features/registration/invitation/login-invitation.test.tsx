import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { LoginInvitation } from './login-invitation.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const show = (code: string) =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <LoginInvitation code={code} />
    </QueryClientProvider>,
  )

test('who was invited reads above the login who asks them, to what, when, where and for how much', async () => {
  vi.mocked(call).mockResolvedValue({
    tournament: 't1',
    tournamentName: 'Lake Fork #4',
    tournamentDates: ['2027-06-12', '2027-06-13'],
    place: 'Oak Ridge, Quitman TX',
    entryFee: 10_000,
    anglers: [{ _id: 'u1', first_name: 'Lily', last_name: 'Reyes' }],
    isIn: false,
  } as never)
  const { container } = show('abc')
  expect(await screen.findByText('Lily Reyes invites you to fish Lake Fork #4.')).toBeTruthy()
  for (const words of ['6/12', 'Oak Ridge, Quitman TX', '$100 per boat', 'Log in or create an account to join.'])
    expect(container.textContent).toContain(words)
})

test('an invitation that is over leaves the login as it is', async () => {
  vi.mocked(call).mockRejectedValue(new CallError(404, 'registration.invitation-over', 'This invitation is over.'))
  const { container } = show('old')
  await waitFor(() => expect(call).toHaveBeenCalled())
  expect(container.querySelector('p')).toBeNull()
})
