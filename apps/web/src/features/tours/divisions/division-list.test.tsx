import { type Division, divisionCalls } from '@ramplight/contract/tours/divisions'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import type { Tour } from '@ramplight/contract/tours/tours'
import { tableState } from '@ramplight/ui/table/table-state'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { SeasonSheet } from '../seasons/index.ts'
import { DivisionList } from './division-list.tsx'

vi.mock('#platform/use-table-address.ts', () => ({
  useTableAddress: () => {
    const [state, onStateChange] = useState(tableState({}))
    return { state, onStateChange }
  },
}))

vi.mock('#platform/use-go.ts', () => ({ useGo: () => vi.fn() }))
vi.mock('#platform/local-writes/use-unsent-marker.tsx', () => ({ useUnsentMarker: () => () => null }))
vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('#platform/use-session.ts', () => ({ useSession: () => ({ user: { _id: 'dee', userType: 'Director', tours: [] } }) }))

const tour = (_id: string, name: string) => ({ _id, name }) as unknown as Tour
const trail = tour('65f1c0ffee65f1c0ffee0001', 'Lake Trail')
const other = tour('65f1c0ffee65f1c0ffee0002', 'Night Cup')
const north = {
  _id: '65f1c0ffee65f1c0ffee0003',
  _rev: 1,
  name: 'North',
  tour: trail._id,
  seasons: [],
  tournaments: [],
} as unknown as Division

beforeEach(() => {
  queryClient.clear()
  localStorage.clear()
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async (asked: { path: string }) => {
    if (asked.path.startsWith('/api/tutorials/')) return []
    return asked === divisionCalls.search ? [north] : { ...north, _id: 'made' }
  }) as never)
})

const listOf = (...data: Division[]) => ({ data, isPending: false, error: null, refetch: () => undefined })
const shows = (screenful: ReactNode) => renderUi(<QueryClientProvider client={queryClient}>{screenful}</QueryClientProvider>)
const sent = (asked: unknown) =>
  vi
    .mocked(call)
    .mock.calls.filter(([one]) => one === asked)
    .map(([, given]) => given)

test('a division that is being written stays on the screen when the list does not come', async () => {
  const offline = { data: undefined, isPending: true, error: null, fetchStatus: 'paused', refetch: () => undefined }
  shows(<DivisionList divisions={offline} tours={[trail]} adding onAdd={() => undefined} />)
  expect(await screen.findAllByText(/You’re offline/)).toHaveLength(1)
  expect(await screen.findAllByRole('dialog')).toHaveLength(1)
})

test('a new division is of the only tour, and says what it is called', async () => {
  shows(<DivisionList divisions={listOf()} tours={[trail]} adding onAdd={() => undefined} />)
  const sheet = within(await screen.findByRole('dialog'))
  await userEvent.type(sheet.getByLabelText(/^Name/), 'South')
  await userEvent.click(sheet.getByRole('button', { name: 'Add division' }))
  await vi.waitFor(() => expect(sent(divisionCalls.create)).toHaveLength(1))
  expect(sent(divisionCalls.create)[0]).toMatchObject({ body: { name: 'South', tour: trail._id } })
})

test('a division is deleted after a question', async () => {
  shows(<DivisionList divisions={listOf(north)} tours={[trail]} adding={false} onAdd={() => undefined} />)
  await userEvent.click(await screen.findByRole('button', { name: /More for/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(sent(divisionCalls.remove)).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: 'Delete division' }))
  await vi.waitFor(() => expect(sent(divisionCalls.remove)).toEqual([{ params: { id: north._id } }]))
})

test('a season chooses among the divisions of its tour, and another tour takes it out', async () => {
  shows(<SeasonSheet season={null} tours={[trail, other]} onClose={() => undefined} />)
  const sheet = within(await screen.findByRole('dialog'))
  await userEvent.click(await sheet.findByRole('combobox', { name: 'Division' }))
  await userEvent.click(await screen.findByRole('option', { name: 'North' }))
  await userEvent.click(sheet.getByRole('combobox', { name: 'Tour' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Night Cup' }))
  expect(sheet.queryByRole('combobox', { name: 'Division' })).toBeNull()
  expect(sent(seasonCalls.create)).toEqual([])
})
