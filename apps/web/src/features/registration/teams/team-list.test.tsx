import { type Team, teamCalls } from '@ramplight/contract/registration/teams'
import type { Tour } from '@ramplight/contract/tours/tours'
import { tableState } from '@ramplight/ui/table/table-state'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { TeamList } from './team-list.tsx'

vi.mock('#platform/use-table-address.ts', () => ({
  useTableAddress: () => {
    const [state, onStateChange] = useState(tableState({}))
    return { state, onStateChange }
  },
}))
vi.mock('#platform/local-writes/use-unsent-marker.tsx', () => ({ useUnsentMarker: () => () => null }))
vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const trail = { _id: '65f1c0ffee65f1c0ffee0001', name: 'Lake Trail' } as unknown as Tour
const anglers = ['Jo Reyes', 'Linh Tran', 'Max Vale'].map((name, at) => {
  const [first_name, last_name] = name.split(' ')
  return { _id: `65f1c0ffee65f1c0ffee001${at}`, first_name, last_name, city: null, state: null }
})
const [jo, linh, max] = anglers.map(({ _id }) => _id) as [string, string, string]
const team = {
  ...{ _id: '65f1c0ffee65f1c0ffee0002', _rev: 1, name: null, alias: null, club_name: 'Pine Fork', tour: trail._id, anglers },
  ...{ users: [jo, linh], captain: linh, coanglers: [jo], boatCaptain: null, sub: max },
} as unknown as Team

beforeEach(() => {
  queryClient.clear()
  localStorage.clear()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(team as never)
  renderUi(
    <QueryClientProvider client={queryClient}>
      <TeamList teams={listOf(team)} tours={[trail]} adding={false} onAdd={() => undefined} />
    </QueryClientProvider>,
  )
})
const sent = (asked: unknown) =>
  vi
    .mocked(call)
    .mock.calls.filter(([one]) => one === asked)
    .map(([, given]) => given)
const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: /More for/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

const listOf = (...data: Team[]) => ({ data, isPending: false, error: null, refetch: () => undefined })

test('a team stands with its captain first and its substitute beside it; another captain is one tap', async () => {
  expect((await screen.findAllByText('Linh Tran · Jo Reyes')).length).toBeGreaterThan(0)
  expect(screen.getByText('Max Vale')).toBeTruthy()
  await choose('Edit')
  const sheet = within(await screen.findByRole('dialog'))
  await userEvent.click(sheet.getByRole('button', { name: /Jo Reyes.*captain/i }))
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(sent(teamCalls.update)).toHaveLength(1))
  expect(sent(teamCalls.update)[0]).toEqual({
    params: { id: team._id },
    body: { users: [jo, linh], captain: jo, coanglers: [linh], _rev: 1 },
  })
})

test('a deleted team can be brought back', async () => {
  await choose('Delete')
  await vi.waitFor(() => expect(sent(teamCalls.remove)).toEqual([{ params: { id: team._id } }]))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await vi.waitFor(() => expect(sent(teamCalls.restore)).toEqual([{ params: { id: team._id } }]))
})
