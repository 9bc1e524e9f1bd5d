import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
// What the view fetches later is here at once.
import './my-place.tsx'
import { SeasonView } from './season-view.tsx'

const session = { user: null as null | { _id: string; userType: string } }
vi.mock('#platform/use-session.ts', () => ({ useSession: () => (session.user ? session : null) }))
vi.mock('#platform/use-address-param.ts', async () => {
  const { useState } = await import('react')
  return { useAddressParam: () => useState<string | null>(null) }
})
vi.mock('#platform/call.ts', () => ({ call: vi.fn(async ({ path }: { path: string }) => ANSWERS[path]) }))

const standing = (id: string, name: string, position: number, points: number) => ({
  id,
  name,
  position,
  tied: false,
  points,
  events: 2,
  bestFinish: 1,
  bonus: 0,
  results: [],
})
const given = (tournament: string, angler: string, points: number) => ({ tournament, angler, points, season: 's', finishingPosition: null })
const ANSWERS: Record<string, unknown> = {
  '/api/seasons/full/{id}': {
    _id: 's',
    name: '2027 Trail',
    tourName: 'Team Trail',
    startDate: '2027-01-01',
    endDate: '2027-12-31',
    seasonRules: { bestOf: 2 },
    rules: null,
    tournaments: [
      { _id: 't1', name: 'Lake Fork #1', status: 'Completed', startDate: '2027-03-01', location: 'Lake Fork', city: 'Alba', state: 'TX' },
      { _id: 't2', name: 'Lake Fork #2', status: 'Completed', startDate: '2027-04-01', location: 'Lake Fork', city: 'Alba', state: 'TX' },
    ],
  },
  '/api/season-standings/with-check': { standings: [standing('ann', 'Ann Vega', 1, 398), standing('jo', 'Jo Reyes', 2, 310)] },
  '/api/season-event-point-distributions/search': [
    given('t1', 'ann', 200),
    given('t2', 'ann', 198),
    given('t1', 'jo', 190),
    given('t2', 'jo', 120),
  ],
  '/api/season-teams/search': [],
}

beforeEach(() => {
  session.user = null
})
const show = () =>
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SeasonView id="s" base="" />
    </QueryClientProvider>,
  )

test('a visitor reads places and points, and every total says event by event how it came about', async () => {
  show()
  const table = await screen.findByRole('table', { name: '2027 Trail standings' })
  expect(within(table).getAllByRole('row')[1]!.textContent).toBe('1Ann Vega2398')
  expect(screen.queryByText('Your place')).toBeNull()
  fireEvent.click(within(table).getByRole('button', { name: 'Why Jo Reyes has 310 points' }))
  const sheet = await screen.findByRole('dialog')
  expect([...sheet.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Lake Fork #1.*190$/),
    expect.stringMatching(/^Lake Fork #2.*120$/),
  ])
})

test('an angler sees their own place first, what the next event has to bring, and the way to their line', async () => {
  session.user = { _id: 'jo', userType: 'Angler' }
  show()
  expect(await screen.findByText('2nd of 2')).toBeTruthy()
  // 190 + 120 today, and the best two count: 208 in the place of the 120.
  expect(screen.getByText('It takes 208 points at your next event to reach their total today')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Jump to me' }))
  expect(document.activeElement?.textContent).toContain('Jo Reyes')
})
