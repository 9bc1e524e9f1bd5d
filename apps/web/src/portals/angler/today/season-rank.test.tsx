import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { calls as open } from '#features/results/series/series.open-calls.ts'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { SeasonRank } from './season-rank.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('#platform/use-session.ts', () => ({ useSession: () => ({ user: { _id: 'lily' } }) }))

test.each([
  [true, 'Tied for 2nd of 3 in 2027 Season'],
  [false, '2nd of 3 in 2027 Season'],
])('my place in the season is the one of its page: shared is %s', async (tied, words) => {
  queryClient.clear()
  const row = (id: string, position: number) => ({ id, position, tied: tied && position === 2, points: 90 })
  vi.mocked(call).mockImplementation((async (asked: unknown) => {
    if (asked === seasonCalls.get) return { name: '2027 Season' }
    return asked === open.standings ? { standings: [row('dan', 1), row('lily', 2), row('jo', 2)] } : []
  }) as never)
  renderUi(
    <QueryClientProvider client={queryClient}>
      <SeasonRank season="s1" />
    </QueryClientProvider>,
  )
  expect(await screen.findByText(words)).toBeTruthy()
})
