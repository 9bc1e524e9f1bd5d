import { sponsorSettingsCalls } from '@ramplight/contract/sponsors/sponsor-settings'
import { sponsorCalls } from '@ramplight/contract/sponsors/sponsors'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { SponsorPlaces } from './sponsor-places.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('#platform/use-online.ts', () => ({ useOnline: () => true }))

const SPONSORS = [
  { _id: 'bait', name: 'Emory Bait' },
  { _id: 'motors', name: 'Alba Motors' },
]
const OF_SEASON = {
  _id: 'kept',
  _rev: 3,
  tour: null,
  season: 's',
  settings: { scale: 0.2, places: { topRight: 'bait', bottomLeft: 'gone' } },
}
const ANSWERS = new Map<unknown, unknown>([
  [sponsorSettingsCalls.search, [OF_SEASON]],
  [sponsorCalls.search, SPONSORS],
])
const sent = (asked: unknown) =>
  vi
    .mocked(call)
    .mock.calls.filter(([one]) => one === asked)
    .map(([, given]) => given)

test('a tour gets its places, and a season that goes back to those of its tour keeps what else is in its settings', async () => {
  vi.mocked(call).mockImplementation((async (asked: unknown) => ANSWERS.get(asked) ?? { _id: 'kept', _rev: 4, settings: {} }) as never)
  renderUi(
    <QueryClientProvider client={queryClient}>
      <SponsorPlaces tours={[{ _id: 't', name: 'Fork Trail' }]} seasons={[{ _id: 's', name: '2027', tour: 't' }]} />
    </QueryClientProvider>,
  )
  expect(await screen.findByText('Top right: Emory Bait · Bottom left: inactive')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Change 2027, Fork Trail' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Use the tour’s again' }))
  await vi.waitFor(() =>
    expect(sent(sponsorSettingsCalls.update)).toEqual([{ params: { id: 'kept' }, body: { _rev: 3, settings: { scale: 0.2 } } }]),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Change Fork Trail' }))
  await userEvent.click(await screen.findByRole('combobox', { name: 'Top left' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Alba Motors' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save spots' }))
  await vi.waitFor(() =>
    expect(sent(sponsorSettingsCalls.create)).toMatchObject([{ body: { tour: 't', settings: { places: { topLeft: 'motors' } } } }]),
  )
})
