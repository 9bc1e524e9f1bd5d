import type { Winnings } from '@ramplight/contract/payments/winnings'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '#platform/query-client.ts'
import { WinningsByYear } from './winnings-by-year.tsx'

const line = (won: number, at: string, description: string) => ({ _id: description, at, description, won, isRecorded: true })
const won2026: Winnings = {
  ...{ year: '2026', years: ['2026', '2023'], reportedFrom: 200_000, usuallyFrom: 200_000 },
  people: [
    {
      ...{ user: 'kate', name: 'Kate Lind', won: 218_400, taxForm: null },
      payments: [line(200_000, '2026-06-12T20:00:00.000Z', 'Fork #1: 1st place'), line(18_400, '2026-07-12T20:00:00.000Z', 'Side pot')],
    },
    {
      ...{ user: 'sid', name: 'Sid Gray', won: 90_000, taxForm: { state: 'there', at: '2026-02-01T20:00:00.000Z' } },
      payments: [line(90_000, '2026-06-12T20:00:00.000Z', 'Fork #1: 2nd place')],
    },
  ],
}
const sent = vi.hoisted(() => vi.fn(async (call: { path: string }, _asked?: unknown): Promise<unknown> => call))
vi.mock('#platform/call.ts', () => ({ call: sent }))
vi.mock('#platform/use-session.ts', () => ({ useSession: () => ({ user: { _id: 'dana' } }) }))
vi.mock('#platform/use-address-param.ts', () => ({ useAddressParam: () => useState<string | null>(null) }))

const tile = (label: string) => screen.getAllByText(label)[0]!.closest('.rl-stat')?.textContent

test('who is to be reported follows the figure that the director types and saves, and a sum opens into its payments', async () => {
  sent.mockImplementation(async ({ path }) => (path.startsWith('/api/payments') ? won2026 : { _id: 'settings' }))
  renderUi(
    <QueryClientProvider client={queryClient}>
      <WinningsByYear />
    </QueryClientProvider>,
  )
  expect(await screen.findByText('$2,184.00')).toBeTruthy()
  expect(tile('Need a 1099')).toContain('1$2,000 or more')
  fireEvent.change(screen.getByLabelText('1099 threshold'), { target: { value: '600' } })
  fireEvent.blur(screen.getByLabelText('1099 threshold'))
  expect(tile('Need a 1099')).toContain('2$600 or more')
  fireEvent.click(screen.getByRole('button', { name: 'Save for 2026' }))
  await vi.waitFor(() =>
    expect(sent.mock.calls.at(-1)![1]).toEqual({ params: { id: 'settings' }, body: { winningsReportedFrom: { 2026: 60_000 } } }),
  )
  fireEvent.click(screen.getByText('Kate Lind'))
  expect(await screen.findByText('Fork #1: 1st place')).toBeTruthy()
  expect(screen.getByText('Won in 2026')).toBeTruthy()
})
