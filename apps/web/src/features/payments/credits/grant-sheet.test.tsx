import { creditTransactionCalls } from '@ramplight/contract/payments/credit-transactions'
import { directorCreditBankCalls } from '@ramplight/contract/payments/director-credit-banks'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { GrantSheet } from './grant-sheet.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('#platform/refresh.ts', () => ({ refreshed: async () => {} }))

type Line = { _id: string; bank: string; amount: number; description: string | null }
type Answer = (body: Line[]) => unknown

const every: Answer = (body) => ({ ok: true, results: body.map(({ _id }) => ({ _id, ok: true })) })
let banks: { _id: string; user: string }[]
const made = vi.fn<Answer>()
const close = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  banks = [{ _id: 'bank-of-ana', user: 'ana' }]
  made.mockReset().mockImplementation(every)
  vi.mocked(call).mockImplementation((async (endpoint: object, { body }: { body: never }) => {
    if (endpoint === directorCreditBankCalls.search) return banks
    if (endpoint === directorCreditBankCalls.bulkCreate) return void banks.push(...(body as typeof banks))
    if (endpoint === creditTransactionCalls.bulkCreate) return made(body)
    return { totalItemCount: 0, message: [] }
  }) as never)
})

const lines = () => made.mock.calls.map(([body]) => body)
const button = (name: string) => screen.findByRole('button', { name })
async function fill() {
  const directors = [
    { user: 'ana', name: 'Ana Hall' },
    { user: 'bo', name: 'Bo Kim' },
  ]
  renderUi(
    <QueryClientProvider client={queryClient}>
      <GrantSheet directors={directors} onClose={close} />
    </QueryClientProvider>,
  )
  await userEvent.type(await screen.findByLabelText('Credits'), '10')
  await userEvent.type(screen.getByLabelText('Description'), 'Paid by check')
}

test('a double tap grants once, and who has no bank gets one', async () => {
  await fill()
  const grant = await button('Grant 10 credits each to 2')
  fireEvent.click(grant)
  fireEvent.click(grant)
  await vi.waitFor(() => expect(close).toHaveBeenCalled())
  expect(banks.map(({ user }) => user)).toEqual(['ana', 'bo'])
  expect(lines()).toHaveLength(1)
  expect(lines()[0]).toMatchObject([
    { bank: 'bank-of-ana', amount: 10, description: 'Paid by check' },
    { bank: banks[1]!._id, amount: 10 },
  ])
})

test('after a lost answer the same lines are sent again, as they were', async () => {
  made.mockImplementationOnce(() => Promise.reject(CallError.noAnswer()))
  await fill()
  await userEvent.click(await button('Grant 10 credits each to 2'))
  expect(await screen.findByText(/nothing is granted twice/)).toBeDefined()
  expect((screen.getByLabelText('Credits') as HTMLInputElement).disabled).toBe(true)
  expect(close).not.toHaveBeenCalled()
  await userEvent.click(await button('Try again'))
  await vi.waitFor(() => expect(close).toHaveBeenCalled())
  expect(lines()[1]).toEqual(lines()[0])
  expect(banks).toHaveLength(2)
})

test('what was refused is told, and can be changed', async () => {
  made.mockImplementationOnce((body) => ({ results: body.map(({ _id }) => ({ _id, ok: false, message: 'No such bank.' })) }))
  await fill()
  await userEvent.click(await button('Grant 10 credits each to 2'))
  expect(await screen.findByText(/Not granted to Ana Hall and Bo Kim. No such bank./)).toBeDefined()
  expect((screen.getByLabelText('Credits') as HTMLInputElement).disabled).toBe(false)
  expect(close).not.toHaveBeenCalled()
})
