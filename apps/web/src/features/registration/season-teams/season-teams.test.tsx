import { userCalls } from '@ramplight/contract/people/users'
import { teamCalls } from '@ramplight/contract/registration/teams'
import { seasonTeamCalls } from '@ramplight/contract/tours/season-teams'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { SeasonTeams } from './season-teams.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('#platform/use-session.ts', () => ({ useSession: () => ({ user: { _id: 'ana', userType: 'Director', tours: [] } }) }))
const line = { online: true }
vi.mock('#platform/use-online.ts', () => ({ useOnline: () => line.online }))

const person = (_id: string, first_name: string) => ({ _id, first_name, last_name: 'Hall' })
const PEOPLE = [person('mo', 'Mo'), person('ray', 'Ray'), person('ann', 'Ann')]
const CREW = {
  _id: 'crew',
  _rev: 4,
  season: 's',
  team: 'night',
  angler: null,
  teamName: 'Night Crew',
  substitutions: ['ann'],
  anglers: [person('ray', 'Ray'), person('ann', 'Ann')],
}
const team = (_id: string, name: string, tour: string) => ({ _id, name, alias: null, tour, anglers: [], users: [] })
const ANSWERS = new Map<unknown, unknown>([
  [seasonTeamCalls.search, [CREW]],
  [teamCalls.search, [team('night', 'Night', 'trail'), team('early', 'Early Birds', 'trail'), team('far', 'Far Away', 'other')]],
  [userCalls.search, PEOPLE],
])

beforeEach(() => {
  queryClient.clear()
  line.online = true
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async (asked: unknown) => ANSWERS.get(asked) ?? { ok: true }) as never)
})
const shows = () =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <SeasonTeams season="s" tour="trail" />
    </QueryClientProvider>,
  )
const sent = (asked: unknown) =>
  vi
    .mocked(call)
    .mock.calls.filter(([one]) => one === asked)
    .map(([, given]) => given)

test('a team of the tour that is not in the season yet is added; of another tour, or in it already, none is offered', async () => {
  shows()
  expect(await screen.findByText('Ray Hall · Substitutes: Ann Hall')).toBeDefined()
  await userEvent.click(await screen.findByRole('combobox', { name: 'Add a team' }))
  expect((await screen.findAllByRole('option')).map((one) => one.textContent)).toEqual(['Early Birds'])
  await userEvent.click(screen.getByRole('option', { name: 'Early Birds' }))
  await vi.waitFor(() => expect(sent(seasonTeamCalls.create)).toMatchObject([{ body: { season: 's', team: 'early' } }]))
  expect(sent(seasonTeamCalls.create)).toHaveLength(1)
})

test('a substitute is named and taken off by name; who is in the team, or a substitute already, is not offered', async () => {
  shows()
  await userEvent.click(await screen.findByRole('button', { name: 'Change Night Crew' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Add a substitute' }), 'hall')
  const option = (name: RegExp) => screen.findByRole('option', { name })
  expect((await option(/^Ray Hall.*Already on this team/)).getAttribute('data-combobox-disabled')).toBe('true')
  expect((await option(/^Ann Hall.*Already a substitute/)).getAttribute('data-combobox-disabled')).toBe('true')
  await userEvent.click(await option(/^Mo Hall/))
  await vi.waitFor(() => expect(sent(seasonTeamCalls.addSub)).toEqual([{ body: { seasonTeamId: 'crew', userIdToAdd: 'mo' } }]))
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ann Hall' }))
  await vi.waitFor(() => expect(sent(seasonTeamCalls.update)).toEqual([{ params: { id: 'crew' }, body: { _rev: 4, substitutions: [] } }]))
})

test('without a network the list is read, and the page says why nothing is changed', async () => {
  line.online = false
  shows()
  expect(await screen.findByText('Night Crew')).toBeDefined()
  expect(screen.getByText('You need internet to change season teams.')).toBeDefined()
  expect(screen.queryByRole('combobox')).toBeNull()
})
