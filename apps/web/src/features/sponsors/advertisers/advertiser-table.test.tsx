import { advertisementInteractionCalls } from '@ramplight/contract/sponsors/advertisement-interactions'
import { advertiserCalls } from '@ramplight/contract/sponsors/advertisers'
import { type TableState, tableState } from '@ramplight/ui/table/table-state'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { todayHere } from '#platform/values/tournament-dates.ts'
import { AdvertiserTable } from './advertiser-table.tsx'

let start: Partial<TableState> = {}
vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('#platform/use-table-address.ts', () => ({
  useTableAddress: () => {
    const [state, onStateChange] = useState(tableState(start))
    return { state, onStateChange }
  },
}))

const motel = { _id: 'motel', _rev: 1, name: 'Creek Motel', email: 'a@motel.test', url: 'https://motel.test', key: 'motel', active: true }
const counts = [
  { advertiser: 'motel', source: 'tournament search', views: 80, clicks: 3 },
  { advertiser: 'motel', source: 'tournaments list', views: 20, clicks: 0 },
]

beforeEach(() => {
  start = {}
  localStorage.clear()
  queryClient.clear()
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async (endpoint: unknown) => {
    if (endpoint === advertiserCalls.pagedSearch) return { totalItemCount: 1, message: [motel] }
    return endpoint === advertisementInteractionCalls.counts ? counts : motel
  }) as never)
})

const show = (adding = false) =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <AdvertiserTable adding={adding} onAdd={() => undefined} />
    </QueryClientProvider>,
  )

test('every advertiser has its views, clicks and click rate; above stand those of all, by place', async () => {
  show()
  const row = (await screen.findByText('Creek Motel')).closest('tr')!
  await within(row).findByText('100')
  expect(within(row).getByText('3%')).toBeDefined()
  expect((await screen.findByText('Tournament search')).closest('.rl-stat')?.textContent).toBe('Tournament search80 views3 clicks · 3.8%')
  expect(screen.getByText('Everywhere').closest('.rl-stat')?.textContent).toBe('Everywhere100 views3 clicks · 3%')
  expect(call).toHaveBeenCalledWith(advertisementInteractionCalls.counts, expect.objectContaining({ body: {} }))
})

test('while the numbers cannot be had none stands there, and the list can be used', async () => {
  const answer = vi.mocked(call).getMockImplementation()!
  vi.mocked(call).mockImplementation((async (endpoint: unknown, given: unknown) => {
    if (endpoint === advertisementInteractionCalls.counts) throw CallError.offline()
    return answer(endpoint as never, given as never)
  }) as never)
  show()
  const row = (await screen.findByText('Creek Motel')).closest('tr')!
  expect([...row.querySelectorAll('.rl-num')].map(({ textContent }) => textContent)).toEqual(['', '', ''])
})

test('the days that are chosen are those of the views, and every advertiser stays', async () => {
  start = { filters: { date: ['today'] } }
  show()
  await screen.findByText('Creek Motel')
  const from = new Date(`${todayHere()}T00:00`).toISOString()
  const asked = vi.mocked(call).mock.calls.find(([endpoint]) => endpoint === (advertisementInteractionCalls.counts as unknown))
  expect((asked![1] as { body: object }).body).toEqual({ from, before: expect.any(String) })
  const listed = vi.mocked(call).mock.calls.filter(([endpoint]) => endpoint === (advertiserCalls.pagedSearch as unknown))
  for (const [, given] of listed) expect(Object.keys((given as { body: object }).body)).not.toContain('createdAt')
})

test('a new advertiser is sent as it was typed, and is shown unless it is said otherwise', async () => {
  show(true)
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Alder Marina')
  await userEvent.type(screen.getByLabelText(/^Website/), 'https://alder.test')
  await userEvent.type(screen.getByLabelText(/^Email/), 'office@alder.test')
  await userEvent.click(screen.getAllByRole('button', { name: 'Add advertiser' }).at(-1)!)
  expect(call).toHaveBeenCalledWith(advertiserCalls.create, {
    body: { _id: expect.any(String), name: 'Alder Marina', url: 'https://alder.test', email: 'office@alder.test', active: true },
  })
})
