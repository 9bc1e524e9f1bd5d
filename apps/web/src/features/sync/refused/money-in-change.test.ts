import { expect, test } from 'vitest'
import { moneyInChange } from './money-in-change.ts'

const made = (more: object) => ({ item: 'e1', act: 'make', at: '2027-06-12T11:00:00.000Z', method: 'cash', seen: [], ...more })

test('a refused edit of an event says the dollars of its cash box that go with it; a count and a void are none', () => {
  const set = {
    name: 'Lake Fork #4',
    'cashLog.e1': made({ kind: 'float', amount: 100 }),
    'cashLog.e2': made({ kind: 'expense', amount: 12.5 }),
    'cashLog.e3': made({ kind: 'count', amount: 500 }),
    'cashLog.e4': { ...made({ kind: 'float', amount: 100 }), act: 'void' },
  }
  expect(moneyInChange({ tbl: 'tournaments', set })).toBe(11_250)
  expect(moneyInChange({ tbl: 'tournaments', set: { name: 'Lake Fork #4' } })).toBe(0)
})

test('so does one of a boat, with what it paid', () => {
  const payment = made({
    buys: [
      { item: 'fee', cents: 100, times: 1, charged: 100 },
      { item: 'pot', cents: 10, times: 1, charged: 10 },
    ],
  })
  expect(moneyInChange({ tbl: 'tournament-entries', set: { boatNumber: 7, 'paymentLog.e1': payment } })).toBe(11_000)
  expect(moneyInChange({ tbl: 'tournament-entries', set: { paymentLog: { e1: payment } } })).toBe(11_000)
  expect(moneyInChange({ tbl: 'teams', set: { name: 'Bassers' } })).toBe(0)
})
