import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { EntryDrawer } from './entry-drawer.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const jo = { _id: 'jo', first_name: 'Jo', last_name: 'Reyes' }
const fork = { _id: 'fork', groups: [], settings: {}, bigfishpots: [], sidepots: [], teamEvent: false } as unknown as Tournament
const boat = { _id: 'b12', _rev: 3, tournament: 'fork', users: ['jo'], anglers: [jo], boatNumber: 12, groups: [], status: 'Pending' }

/** A drawer in which something was changed, and a server that refuses the save. */
async function saveRefused(error: CallError) {
  vi.mocked(call).mockImplementation((async (endpoint: { method: string }) => {
    if (endpoint.method === 'PUT') throw error
    return []
  }) as never)
  renderUi(
    <QueryClientProvider client={queryClient}>
      <EntryDrawer entry={boat as unknown as TournamentEntry} tournament={fork} flights={[]} onClose={() => {}} />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByText('Paid'))
  await userEvent.click(await screen.findByRole('button', { name: 'Save 1 change' }))
}

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
})

test('every refused field is told, also one that has no place of its own in the drawer', async () => {
  const refused = [
    { path: 'users.1', message: 'is no angler' },
    { path: 'creditsUsed', message: 'must be at least 0' },
  ]
  await saveRefused(new CallError(400, 'request.invalid', 'not valid', refused))
  expect(await screen.findByRole('link', { name: 'Anglers: is no angler' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Credits used: must be at least 0' })).toBeTruthy()
})

test('a crew that is too large is told although the full boat has no box to search in', async () => {
  await saveRefused(new CallError(409, 'entry.crew-too-large', 'too many anglers'))
  expect(await screen.findAllByRole('alert')).toHaveLength(2)
})
