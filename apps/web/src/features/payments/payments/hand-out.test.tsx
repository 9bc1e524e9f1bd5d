import type { Payment } from '@ramplight/contract/payments/payments'
import { askInDialog } from '@ramplight/ui/dialogs/ask-in-dialog.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { handOut } from './hand-out.tsx'
import { accountsOf, sendToAccounts } from './send-to-accounts.ts'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('@ramplight/ui/dialogs/ask-in-dialog.tsx', () => ({ askInDialog: vi.fn(), AskedText: vi.fn() }))
vi.mock('./send-to-accounts.ts', () => ({ accountsOf: vi.fn(), sendToAccounts: vi.fn() }))
vi.mock('#platform/refresh.ts', () => ({ refreshed: vi.fn() }))

const payout = (_id: string): Payment =>
  ({ _id, user: _id, userName: _id, amount: 12_500, status: 'completed', debitOrCredit: 'debit' }) as Partial<Payment> as Payment
const sent = () => vi.mocked(call).mock.calls.map(([, given]) => (given as { body: unknown }).body)

beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async (_call: unknown, { body }: { body: { ids: string[] } }) => ({
    results: body.ids.map((_id) => ({ _id, ok: true })),
  })) as never)
})

test('many checks count up from the first number, each payout its own; without a number they are said together', async () => {
  vi.mocked(askInDialog).mockResolvedValueOnce({ method: 'check', note: '0099' }).mockResolvedValueOnce({ method: 'check' })
  expect(await handOut(['Jo', 'Ty'].map(payout))).toBe(true)
  expect(sent()).toEqual([
    { ids: ['Jo'], paidOut: { method: 'check', note: '0099' } },
    { ids: ['Ty'], paidOut: { method: 'check', note: '0100' } },
  ])
  vi.mocked(call).mockClear()
  await handOut(['Jo', 'Ty'].map(payout))
  expect(sent()).toEqual([{ ids: ['Jo', 'Ty'], paidOut: { method: 'check' } }])
})

test('a winner of two pots gets one check for both', async () => {
  vi.mocked(askInDialog).mockResolvedValueOnce({ method: 'check', note: '0099' })
  await handOut([payout('Jo'), { ...payout('Jo again'), user: 'Jo' }, payout('Ty')])
  expect(sent().map((body) => (body as { paidOut: { note: string } }).paidOut.note)).toEqual(['0099', '0099', '0100'])
})

test('a check that could not be said stops the ones behind it; what was said before it stays said and is told', async () => {
  const [success, warning] = [vi.spyOn(notify, 'success'), vi.spyOn(notify, 'warning')]
  vi.mocked(askInDialog).mockResolvedValueOnce({ method: 'check', note: '7' })
  vi.mocked(call)
    .mockResolvedValueOnce({ results: [{ _id: 'Jo', ok: true }] } as never)
    .mockRejectedValueOnce(new Error('No.'))
  expect(await handOut(['Jo', 'Ty', 'Al'].map(payout))).toBe(true)
  expect(sent()).toHaveLength(2)
  expect(success).toHaveBeenLastCalledWith('1 payout recorded.')
  expect(warning).toHaveBeenLastCalledWith(expect.stringContaining('Ty'))
})

test('sent to their accounts are those that are ready and no other; what was refused says why', async () => {
  const [success, warning] = [vi.spyOn(notify, 'success'), vi.spyOn(notify, 'warning')]
  const [jo, ty, al] = ['Jo', 'Ty', 'Al'].map(payout) as [Payment, Payment, Payment]
  vi.mocked(accountsOf).mockResolvedValueOnce({ wayOf: ({ _id }) => (_id === 'Al' ? 'none' : 'ready'), available: 20_000 })
  vi.mocked(askInDialog).mockResolvedValueOnce('account')
  vi.mocked(sendToAccounts).mockResolvedValueOnce({
    ...{ done: [jo], left: { rows: [ty], reason: 'Not enough.', reasonOf: () => 'Not enough.' }, unknown: [] },
  })
  expect(await handOut([jo, ty, al])).toBe(true)
  expect(sendToAccounts).toHaveBeenCalledWith([jo, ty])
  expect(sent()).toEqual([])
  expect(success).toHaveBeenLastCalledWith('1 payout sent.')
  expect(warning).toHaveBeenLastCalledWith(expect.stringMatching(/Ty.*Not enough\./))
})
