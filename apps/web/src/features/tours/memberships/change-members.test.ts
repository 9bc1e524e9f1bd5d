import { memberPayment } from '@ramplight/domain/money/member-log'
import type { PaymentLog } from '@ramplight/domain/money/payment-log'
import { choose } from '@ramplight/ui/dialogs/choose.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { approveMembers, payInFull } from './change-members.ts'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('@ramplight/ui/dialogs/choose.tsx', () => ({ choose: vi.fn() }))

type Sent = { _id: string; approved?: boolean; paymentLog?: PaymentLog }
const bodies = () => vi.mocked(call).mock.calls.map(([, given]) => (given as { body: Sent[] }).body)

const member = (_id: string, first_name: string, more = {}) => ({
  ...{ _id, _rev: 3, angler: { _id, first_name, last_name: 'Reyes' }, active: true, approved: true },
  ...{ amount: 7550, amountPaid: 0, paidByCard: 0, paymentLog: null, ...more },
})

beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async (_call: unknown, { body }: { body: Sent[] }) => ({
    results: body.map(({ _id }) => (_id === 'ty' ? { _id, ok: false, message: 'Not yours.' } : { _id, ok: true })),
  })) as never)
})

test('who waits is let in, all at once; who does not is left out, who could not be is named, and it can be taken back', async () => {
  const [success, warning] = [vi.spyOn(notify, 'success'), vi.spyOn(notify, 'warning')]
  const waiting = ['jo', 'ty'].map((id) => member(id, id === 'jo' ? 'Jo' : 'Ty', { approved: false }))
  const gone = member('al', 'Al', { approved: false, active: false })
  expect(await approveMembers([...waiting, member('ann', 'Ann'), gone])).toBe(true)
  expect(bodies()).toEqual([['jo', 'ty'].map((_id) => ({ _id, _rev: 3, approved: true }))])
  expect(success.mock.lastCall?.[0]).toBe('Jo Reyes approved.')
  expect(warning).toHaveBeenLastCalledWith('Ty Reyes wasn’t changed. Not yours.')
  success.mock.lastCall![1]!.undo!.onUndo()
  expect(bodies()[1]).toEqual([{ _id: 'jo', approved: false }])
  expect(await approveMembers([member('ann', 'Ann'), gone])).toBe(false)
  expect(call).toHaveBeenCalledTimes(2)
})

test('members pay the rest, each one payment more, in the knowledge of those that are there; taken back, it never happened', async () => {
  const success = vi.spyOn(notify, 'success')
  vi.mocked(choose).mockResolvedValue('cash')
  const making = { at: '2027-06-12T11:00:00.000Z', newId: () => 'p1' }
  const ann = member('ann', 'Ann', {
    amountPaid: 2000,
    paymentLog: memberPayment(null, 2000, { method: 'check', note: '1042' }, making),
  })
  expect(await payInFull([member('jo', 'Jo'), ann, member('may', 'May', { amountPaid: 7550 })])).toBe(true)
  expect(vi.mocked(choose).mock.lastCall?.[0].title).toBe('2 members owe $131')
  const events = (sent: Sent[]) => sent.map(({ _id, paymentLog }) => [_id, ...Object.values(paymentLog!)] as const)
  const made = events(bodies()[0]!)
  const buys = (cents: number) => [{ item: 'membership', cents, times: 0, charged: 0 }]
  expect(made).toMatchObject([
    ['jo', { act: 'make', method: 'cash', seen: [], buys: buys(7550) }],
    ['ann', { act: 'make', method: 'cash', seen: ['p1'], buys: buys(5550) }],
  ])
  success.mock.lastCall![1]!.undo!.onUndo()
  expect(events(bodies()[1]!)).toMatchObject(made.map(([_id, event]) => [_id, { act: 'void', item: event?.item }]))
  vi.mocked(choose).mockResolvedValue(null)
  expect(await payInFull([member('jo', 'Jo')])).toBe(false)
  expect(call).toHaveBeenCalledTimes(2)
})
