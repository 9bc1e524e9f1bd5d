import { type Team, teamCalls } from '@ramplight/contract/registration/teams'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { JoinOwnTeam, JoinWithoutCode } from './join-own-team.tsx'
import { NewTeam } from './new-team.tsx'
import { OwnTeam } from './own-team.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn(async () => ({})) }))
vi.mock('#platform/use-go.ts', () => ({ useGo: () => vi.fn() }))
vi.mock('#platform/use-session.ts', () => ({ useSession: () => ({ user: { _id: 'jo' } }) }))

const anglers = [
  { _id: 'dan', first_name: 'Dan', last_name: 'Kim' },
  { _id: 'jo', first_name: 'Jo', last_name: 'Reyes' },
]
const crew = {
  _id: 't1',
  _rev: 3,
  name: 'Night Crew',
  anglers,
  users: ['jo', 'dan'],
  captain: 'jo',
  sub: 'dan',
  ofAnglers: true,
} as unknown as Team
const show = (what: React.ReactElement) => renderUi(<QueryClientProvider client={queryClient}>{what}</QueryClientProvider>)
beforeEach(() => vi.mocked(call).mockClear())

test('the captain stands first and gives the others their parts; who does not lead can only leave', async () => {
  const { unmount } = show(<OwnTeam team={crew} />)
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows).toEqual(['Jo ReyesYou · Captain', 'Dan KimSubstitute'])
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Dan Kim' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove as substitute' }))
  await waitFor(() => expect(call).toHaveBeenCalledWith(teamCalls.changeOwn, { params: { id: 't1' }, body: { _rev: 3, sub: null } }))
  unmount()
  show(<OwnTeam team={{ ...crew, captain: 'dan' }} />)
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Leave the team'])
})

test('a new team has a name, and is one however often it is sent', async () => {
  vi.mocked(call).mockRejectedValueOnce(new Error('the line broke'))
  show(<NewTeam onClose={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name: 'Create team' }))
  expect(await screen.findByText('Enter a team name.')).toBeTruthy()
  expect(call).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText('Team name'), { target: { value: ' Night Crew ' } })
  for (const times of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: 'Create team' }))
    await waitFor(() => expect(call).toHaveBeenCalledTimes(times))
  }
  const [first, second] = vi.mocked(call).mock.calls.map(([, given]) => (given as { body: object }).body)
  expect(first).toEqual({ _id: expect.any(String), name: 'Night Crew' })
  expect(second).toEqual(first)
})

test('who opens a link into a team that they are in already is not asked into it, and goes to their teams', async () => {
  const invited = { _id: 't1', name: 'Night Crew', anglers, isIn: true }
  vi.mocked(call).mockImplementation(async (endpoint) => (endpoint === teamCalls.invitedToOwn ? invited : {}) as never)
  show(<JoinOwnTeam code="own-code" />)
  await screen.findByText(/^You’re already in Night Crew/)
  expect(screen.getByRole('link', { name: 'My teams' }).getAttribute('href')).toBe('/angler/teams')
  expect(screen.queryByRole('button', { name: 'Join the team' })).toBeNull()
})

test('who is not in it yet reads who asks, and comes in by one tap', async () => {
  const invited = { _id: 't1', name: 'Night Crew', anglers, isIn: false }
  vi.mocked(call).mockImplementation(async (endpoint) => (endpoint === teamCalls.invitedToOwn ? invited : {}) as never)
  show(<JoinOwnTeam code="a-code" />)
  await screen.findByText('Dan Kim and Jo Reyes are inviting you to join team Night Crew.')
  fireEvent.click(screen.getByRole('button', { name: 'Join the team' }))
  await waitFor(() => expect(call).toHaveBeenCalledWith(teamCalls.joinOwn, { body: { code: 'a-code' } }))
})

test('a link that lost its code says so', () => {
  show(<JoinWithoutCode />)
  expect(screen.getByText(/^This link is incomplete/)).toBeTruthy()
})
