import { accountCalls } from '@ramplight/contract/payments/accounts'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { tableState } from '@ramplight/ui/table/table-state'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { AllAccounts } from './all-accounts.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('@ramplight/ui/dialogs/confirm.tsx', () => ({ confirm: vi.fn(async () => true) }))
vi.mock('#platform/use-table-address.ts', () => ({
  useTableAddress: () => {
    const [state, onStateChange] = useState(tableState())
    return { state, onStateChange }
  },
}))

test('an admin marks an account as not active after a question, and is told so', async () => {
  const told = vi.spyOn(notify, 'success')
  const account = {
    _id: 'a1',
    name: 'Lake Fork Trail',
    type: 'Club',
    email: 'a@lake.test',
    feePayer: 'Account',
    active: true,
    locked: false,
  }
  vi.mocked(call).mockImplementation((async (endpoint: unknown) =>
    endpoint === accountCalls.pagedSearch ? { totalItemCount: 1, message: [account] } : { ...account, active: false }) as never)
  renderUi(
    <QueryClientProvider client={queryClient}>
      <AllAccounts />
    </QueryClientProvider>,
  )
  expect((await screen.findByText('Lake Fork Trail')).closest('tr')?.textContent).toContain('Director')
  await userEvent.click(screen.getByRole('button', { name: /More for/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark inactive' }))
  expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Mark Lake Fork Trail inactive?' }))
  expect(call).toHaveBeenCalledWith(accountCalls.update, { params: { id: 'a1' }, body: { active: false } })
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith('Lake Fork Trail is inactive.'))
})
