import { askInDialog } from '@ramplight/ui/dialogs/ask-in-dialog.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { voidPayments } from './void-payments.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('@ramplight/ui/dialogs/ask-in-dialog.tsx', () => ({ askInDialog: vi.fn(), AskedText: vi.fn() }))

const paid = (_id: string, userName: string, status: 'completed' | 'void' = 'completed') => ({ _id, userName, amount: 12_500, status })

beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async (_call: unknown, { body }: { body: { ids: string[] } }) => ({
    results: body.ids.map((_id) => (_id === 'p2' ? { _id, ok: false, message: 'Not yours.' } : { _id, ok: true })),
  })) as never)
})

test('payments are voided with one reason; what is void is left out, and what could not be voided is named', async () => {
  const [success, warning] = [vi.spyOn(notify, 'success'), vi.spyOn(notify, 'warning')]
  vi.mocked(askInDialog).mockResolvedValue('paid twice')
  expect(await voidPayments([paid('p1', 'Jo Reyes'), paid('p2', 'Ty Hall'), paid('p3', 'Al Poe', 'void')])).toBe(true)
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.anything(), { body: { ids: ['p1', 'p2'], reason: 'paid twice' } })
  expect(warning).toHaveBeenLastCalledWith('Ty Hall · $125.00 wasn’t voided. Not yours.')
  expect(success).toHaveBeenLastCalledWith('1 payment voided.')
})

test('without a reason, or with nothing to void, nothing is sent', async () => {
  vi.mocked(askInDialog).mockResolvedValue(null)
  expect(await voidPayments([paid('p1', 'Jo Reyes')])).toBe(false)
  expect(await voidPayments([paid('p3', 'Al Poe', 'void')])).toBe(false)
  expect(call).not.toHaveBeenCalled()
})
