import type { PaidFor } from '@ramplight/contract/payments/my-payments'
import { expect, test } from 'vitest'
import { paidInAll, rowsOf } from './paid-rows.tsx'

const thing = (more: Partial<PaidFor>): PaidFor => ({
  ...{ about: 'entry', record: 'boat', tournament: 'cup', season: null, name: 'Lake Fork Open', what: null, isGone: false },
  ...{ payments: [], paid: 0, fees: [], ...more },
})
const paid = [
  thing({
    payments: [
      { at: '2027-06-12T11:00:00.000Z', place: 'check', amount: 10_000 },
      { at: '2027-06-13T11:00:00.000Z', place: 'cash', amount: -2500 },
    ],
  }),
  thing({
    ...{ record: 'gone', isGone: true, fees: [{ key: 'card', amount: 331 }] },
    payments: [{ at: '2027-05-01T11:00:00.000Z', place: 'card', amount: 10_000 }],
  }),
  thing({
    ...{ about: 'raffle', record: 'rod', what: 'A rod' },
    payments: [{ at: '2027-06-12T12:00:00.000Z', place: 'cash', amount: 2000 }],
  }),
]

test('each line leads to what it was for, says how it was paid, and the sum is that of the lines', () => {
  expect(rowsOf(paid).map(({ href, title, about }) => [href, title, about])).toEqual([
    ['/angler/entries/boat', 'Lake Fork Open', 'Entry · 06/13/2027 · Cash, refunded'],
    ['/angler/raffles', 'A rod, Lake Fork Open', 'Raffle · 06/12/2027 · Cash'],
    ['/angler/entries/boat', 'Lake Fork Open', 'Entry · 06/12/2027 · Check'],
    [undefined, 'Lake Fork Open', 'Entry · 05/01/2027 · Card'],
    [undefined, 'Lake Fork Open', 'Entry · Card fee, extra'],
  ])
  expect(paidInAll(paid)).toBe(10_000 - 2500 + 10_000 + 331 + 2000)
})
