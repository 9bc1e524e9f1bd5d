import { choose } from '@ramplight/ui/dialogs/choose.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { approveMembers, payInFull } from './change-members.ts'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('@ramplight/ui/dialogs/choose.tsx', () => ({ choose: vi.fn() }))

type Sent = { _id: string; approved?: boolean; amountPaid?: number; paidWith?: unknown }
const bodies = () => vi.mocked(call).mock.calls.map(([, given]) => (given as { body: Sent[] }).body)

const member = (_id: string, first_name: string, more = {}) => ({
  ...{ _id, _rev: 3, angler: { _id, first_name, last_name: 'Reyes' }, active: true, approved: true },
  ...{ amount: 7550, amountPaid: 0, paidByCard: 0, paidWith: null, ...more },
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
  expect(warning).toHaveBeenLastCalledWith('Ty Reyes is not changed. Not yours.')
  success.mock.lastCall![1]!.undo!.onUndo()
  expect(bodies()[1]).toEqual([{ _id: 'jo', approved: false }])
  expect(await approveMembers([member('ann', 'Ann'), gone])).toBe(false)
  expect(call).toHaveBeenCalledTimes(2)
})

test('members pay the rest; who had paid a part in another way has paid in no one way', async () => {
  vi.mocked(choose).mockResolvedValue('cash')
  const byCheck = member('ann', 'Ann', { amountPaid: 2000, paidWith: { method: 'check', note: '1042' } })
  const byCash = member('al', 'Al', { amountPaid: 2000, paidWith: { method: 'cash' } })
  expect(await payInFull([member('jo', 'Jo'), byCheck, byCash, member('may', 'May', { amountPaid: 7550 })])).toBe(true)
  expect(vi.mocked(choose).mock.lastCall?.[0].title).toBe('3 members owe $186.50')
  expect(bodies()[0]!.map(({ _id, amountPaid, paidWith }) => [_id, amountPaid, paidWith])).toEqual([
    ['jo', 7550, { method: 'cash' }],
    ['ann', 7550, null],
    ['al', 7550, { method: 'cash' }],
  ])
  vi.mocked(choose).mockResolvedValue(null)
  expect(await payInFull([member('jo', 'Jo')])).toBe(false)
  expect(call).toHaveBeenCalledTimes(1)
})
