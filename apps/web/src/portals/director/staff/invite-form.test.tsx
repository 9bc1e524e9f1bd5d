import type { Tour } from '@ramplight/contract/tours/tours'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { InviteForm } from './invite-form.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

test('somebody new who is invited needs a phone or an email: without one no invitation could reach them', async () => {
  vi.mocked(call).mockResolvedValue([] as never)
  renderUi(
    <QueryClientProvider client={queryClient}>
      <InviteForm tours={[{ _id: 'trail', name: 'Fork Trail' } as Tour]} onSent={() => {}} />
    </QueryClientProvider>,
  )
  await userEvent.type(screen.getByPlaceholderText('Name or phone'), 'Sam Newman')
  await userEvent.click(await screen.findByRole('option', { name: 'Add new angler “Sam Newman”' }))
  const add = () => (screen.getByRole('button', { name: 'Add angler' }) as HTMLButtonElement).disabled
  expect(add()).toBe(true)
  expect(screen.getAllByText('Phone or email required')).toHaveLength(2)
  await userEvent.type(screen.getByLabelText('Phone'), '9035550142')
  expect(add()).toBe(false)
})
