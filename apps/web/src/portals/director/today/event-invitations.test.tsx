import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { EventInvitations } from './event-invitations.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const asked = { _id: 'asked', tournamentName: 'Fork Fall Classic', fromName: 'Ana Hall', goodUntil: '2027-07-01T12:00:00.000Z' }
const show = () =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <EventInvitations />
    </QueryClientProvider>,
  )

test('a director who is asked to direct an event too reads it on Today, and it leads to the answer', async () => {
  vi.mocked(call).mockResolvedValue([asked] as never)
  show()
  const row = await screen.findByRole('link', { name: /Fork Fall Classic/ })
  expect([row.getAttribute('href'), row.textContent]).toEqual([
    '/director/event-invitations/asked',
    expect.stringContaining('Ana Hall invited you to co-direct this event'),
  ])
})

test('where nobody asks, or the server cannot be asked, nothing stands there', async () => {
  for (const answer of [() => Promise.resolve([]), () => Promise.reject(CallError.offline())]) {
    vi.mocked(call)
      .mockReset()
      .mockImplementation(answer as never)
    const { container, unmount } = show()
    await waitFor(() => expect(call).toHaveBeenCalled())
    expect(container.querySelector('section')).toBeNull()
    unmount()
  }
})
