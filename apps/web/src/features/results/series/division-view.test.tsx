import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DivisionView } from './division-view.tsx'

const season = { _id: 's', name: 'North 2026', division: 'north', startDate: '2026-01-01', endDate: '2099-12-31' }
const ANSWERS: Record<string, unknown> = {
  '/api/divisions/{id}': { _id: 'north', name: 'North', tour: null },
  '/api/seasons/search': [season],
  '/api/season-standings/with-check': { standings: [{ id: 'ann', name: 'Ann Vega', position: 1, tied: false, points: 398 }] },
  '/api/tournaments/skinny-search': { message: [], totalItemCount: 0 },
}
vi.mock('#platform/call.ts', () => ({ call: vi.fn(async ({ path }: { path: string }) => ANSWERS[path]) }))

test('a division shows who leads its season, and leads to the whole standings', async () => {
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <DivisionView id="north" base="/angler" />
    </QueryClientProvider>,
  )
  const leaders = within((await screen.findByText('Standings of North 2026')).closest('section')!)
  expect(leaders.getByText('Ann Vega')).toBeDefined()
  expect(leaders.getByRole('link', { name: 'Full standings' }).getAttribute('href')).toBe('/angler/standings/s')
})
