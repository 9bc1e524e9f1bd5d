import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '#platform/query-client.ts'
import { EntryPayments } from './entry-payments.tsx'

const fork = {
  _id: 'fork',
  entryFee: 9_000,
  timezone: 'CST',
  state: 'TX',
  bigfishpots: [],
  sidepots: [],
  settings: {},
} as unknown as Tournament
const paid = (at: string) =>
  ({
    ...{ _id: 'boat', tournament: 'fork', users: ['lily'], status: 'Paid', groups: [] },
    paymentLog: {
      one: {
        ...{ kind: 'payment', item: 'one', act: 'make', at, method: 'cash', note: null, seen: [] },
        buys: [{ item: 'fee', cents: 9_000, times: 1, charged: 9_000 }],
      },
    },
  }) as unknown as TournamentEntry
const shown = (at: string) => {
  const { unmount } = renderUi(
    <QueryClientProvider client={queryClient}>
      <EntryPayments entry={paid(at)} tournament={fork} mayRefund />
    </QueryClientProvider>,
  )
  const text = screen.getByRole('listitem').textContent
  unmount()
  return text
}

test('a payment of another day is written with its day', () => {
  expect(shown('2026-06-02T17:05:00.000Z')).toMatch(/Jun 2, .*:05/)
  expect(shown(new Date().toISOString())).not.toMatch(/[A-Z][a-z]{2} \d{1,2}, /)
})
