import { moneyCalls } from '@ramplight/contract/payments/money'
import { type TournamentEntry, tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { keptIn } from '@ramplight/domain/money/kept'
import type { PaymentLog } from '@ramplight/domain/money/payment-log'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { withdrawBoat } from './withdraw-boat.ts'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('@ramplight/ui/dialogs/toasts', () => ({ notify: { danger: vi.fn() } }))
vi.mock('#platform/local/book/local-gate.ts', async (original) => ({
  ...(await original<object>()),
  openBook: () => ({ local: { engine: { syncNow: async () => void did.push('asked the server') }, now: () => new Date() } }),
}))

const did: string[] = []
let log: PaymentLog
let isWeighed: boolean
let states: string[]
const tournament = { _id: 'fork', entryFee: 10_000 } as Tournament
const paid = (): PaymentLog => ({
  p1: {
    ...{ item: 'p1', act: 'make', at: '2027-06-12T11:00:00.000Z', method: 'cash', seen: [] },
    buys: [{ item: 'fee', cents: 10_000, times: 1, charged: 10_000 }],
  },
})
const reyes = () =>
  ({ _id: 'reyes', tournament: 'fork', users: ['lily'], anglers: [], status: 'Paid', paymentLog: paid() }) as unknown as TournamentEntry

beforeEach(() => {
  did.length = 0
  log = paid()
  isWeighed = false
  states = []
  vi.mocked(call).mockImplementation((async (endpoint: unknown, { body }: { body: { paymentLog?: PaymentLog } }) => {
    if (endpoint === moneyCalls.refund) {
      did.push('refunded')
      return { state: states.shift() ?? 'done', words: 'No such card' }
    }
    if (endpoint === tournamentEntryCalls.bulkDelete) {
      did.push('deleted')
      return { results: [{ _id: 'reyes', ok: !isWeighed, message: 'It has weighed.' }] }
    }
    did.push('saved')
    log = body.paymentLog!
    return { ...reyes(), paymentLog: log }
  }) as never)
})
const card = (_id: string) => ({ _id, method: 'card' as const, card: _id, amount: 2_000 })
const kept = { _id: 'k1', amount: 6_000 }

test('a boat that could not be deleted stays in, and nothing of it is kept', async () => {
  isWeighed = true
  expect(await withdrawBoat({ entry: reyes(), tournament }, { parts: [], kept })).toMatchObject({ isOut: false })
  expect([did, keptIn(log)]).toEqual([['saved', 'deleted', 'saved'], []])
})

test('after a refund to a card the device asks for the boat before it deletes it', async () => {
  expect(await withdrawBoat({ entry: reyes(), tournament }, { parts: [card('c1')], kept })).toEqual({
    isOut: true,
    declined: null,
    back: 2_000,
  })
  expect(did).toEqual(['refunded', 'asked the server', 'saved', 'deleted'])
  expect(keptIn(log).map(({ amount }) => amount)).toEqual([6_000])
})

test('the second of two cards is declined: the boat is in, nothing is kept, and it says what went to the first', async () => {
  states = ['done', 'refused']
  const parts = [card('c1'), card('c2')]
  expect(await withdrawBoat({ entry: reyes(), tournament }, { parts, kept })).toEqual({
    isOut: false,
    declined: 'No such card',
    back: 2_000,
  })
  expect(did).toEqual(['refunded', 'refunded'])
})
