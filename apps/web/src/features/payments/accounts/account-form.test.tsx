import { type Account, accountCalls } from '@ramplight/contract/payments/accounts'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { AccountForm } from './account-form.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const at = '2027-06-12T11:00:00.000Z'
const ana = { _id: '65f1c0ffee65f1c0ffee0001', first_name: 'Ana', last_name: 'Hall', email: 'ana@lake.test' } as never
const account: Account = {
  ...{ _id: '65f1c0ffee65f1c0ffee0002', _rev: 3, createdAt: at, updatedAt: at, user: '65f1c0ffee65f1c0ffee0001' },
  ...{ name: 'Lake Fork Trail', type: 'Club', email: 'pay@lake.test', feePayer: null, active: true, locked: false },
}

beforeEach(() => {
  localStorage.clear()
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation(async (_, given) => ({ ...account, ...(given as { body: object }).body, _rev: 4 }) as never)
})

const show = (stored: Account | null) =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <AccountForm account={stored} user={ana} />
    </QueryClientProvider>,
  )
const choose = async (name: RegExp) => {
  await userEvent.click(screen.getByRole('combobox', { name: /Who pays/ }))
  await userEvent.click(await screen.findByRole('option', { name }))
}
const example = () => screen.getAllByRole('status').find(({ textContent }) => /receive/.test(textContent ?? ''))?.textContent

test('the example says what each choice means, at a price of one’s own', async () => {
  show(account)
  expect(example()).toContain('An angler who enters for $100.00 pays $103.31; you receive $100.00.')
  await choose(/^Me, from what I receive/)
  expect(example()).toContain('An angler who enters for $100.00 pays $100.00; you receive $96.69.')
  const price = screen.getByLabelText('Try it with an entry fee of')
  await userEvent.clear(price)
  await userEvent.type(price, '123.50')
  expect(example()).toContain('An angler who enters for $123.50 pays $123.50; you receive $119.48.')
})

test('what was changed is sent with the revision that it began from', async () => {
  show(account)
  await choose(/^Me, from what I receive/)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(call).toHaveBeenCalledWith(accountCalls.update, { params: { id: account._id }, body: { feePayer: 'Account', _rev: 3 } })
})

test('who has no account gets one with the first save, with their own name', async () => {
  show(null)
  await choose(/^Me, from what I receive/)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(call).toHaveBeenCalledWith(accountCalls.create, {
    body: { _id: expect.any(String), name: 'Ana Hall', type: 'Director', email: 'ana@lake.test', feePayer: 'Account' },
  })
})
