import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { PasteSheet } from './paste-sheet.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

test('a line that is refused stands beside its own reason, also when another one was left out', async () => {
  const refused = [{ row: 2, message: 'Dana Moss is already entered in this tournament.' }]
  vi.mocked(call).mockResolvedValue({ ok: false, entries: [], anglersCreated: 0, anglersMatched: 0, refused })
  renderUi(
    <QueryClientProvider client={queryClient}>
      <PasteSheet opened onClose={() => undefined} tournament={{ _id: 't1', teamEvent: false } as Tournament} entries={[]} />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByLabelText('List'))
  await userEvent.paste('Jo Reyes\nDana Moss\nRay Hall 12x\nMinh Tran')
  await userEvent.click(await screen.findByRole('button', { name: /^Enter 3 boats/ }))
  await screen.findByRole('button', { name: 'Put 2 lines right' })
  // The preview of what is left follows the box a moment later.
  await act(async () => {})
  const row = await screen.findByRole('row', { name: /already entered/ })
  expect(row.textContent).toBe('Dana MossDana Moss is already entered in this tournament.')
})
