import type { Payment } from '@ramplight/contract/payments/payments'
import { expect, test } from 'vitest'
import { isPayout, ledgerTotals, metaFacts, type Names, totalsByKind, whatFor } from './payment-words.ts'

const payment = (more: Partial<Payment>) =>
  ({
    amount: 50_000,
    status: 'completed',
    debitOrCredit: 'debit',
    items: [{ type: 'Main Pot Payout', key: 'main', cost: 50_000, description: '' }],
    ...more,
  }) as Payment

test('a payment says what it is for and for which place', () => {
  expect(whatFor(payment({ metaData: { position: 2 } }))).toBe('Main pool, 2nd place')
  expect(whatFor(payment({ metaData: { position: 1, group: 'Co-Anglers' } }))).toBe('Main pool, group Co-Anglers, 1st place')
  expect(whatFor(payment({ items: [], description: 'Cash at the ramp' }))).toBe('Cash at the ramp')
})

test('void payments stay in the list and out of the sum', () => {
  const fee = payment({ debitOrCredit: 'credit', amount: 10_000, items: [{ type: 'Entry Fee', key: 'e', cost: 10_000, description: '' }] })
  expect(isPayout(fee)).toBe(false)
  expect(ledgerTotals([payment({}), payment({ amount: 1, status: 'void' }), fee])).toEqual({
    payouts: 50_000,
    out: 50_000,
    in: 10_000,
    void: 1,
    voided: 1,
    wentOut: 1,
  })
})

test('a payment of an entry and its pots is one payment of its kind', () => {
  const fee = (key: string, cost: number) => ({ type: 'Entry Fee' as const, key, cost, description: '' })
  const items = [fee('fee', 10_000), fee('big', 1000)]
  expect(totalsByKind([payment({ items }), payment({ items })])).toEqual([{ name: 'Entry fee', amount: 22_000, count: 2 }])
})

test('what is kept beside a payment is told in words', () => {
  const names = {
    entryName: () => '12 Reyes · Tran',
    personName: () => null,
    tournament: { bigfishpots: [{ _id: 'p', name: 'Big fish' }], sidepots: [] },
  } as unknown as Names
  expect(metaFacts({ result: 'x', entry: 'e', position: 1, pot: 'p', checkNumber: '1042' }, names)).toEqual([
    { label: 'Boat', text: '12 Reyes · Tran' },
    { label: 'Place', text: '1st' },
    { label: 'Pot', text: 'Big fish' },
    { label: 'Check number', text: '1042' },
  ])
})
