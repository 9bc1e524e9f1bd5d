import { expect, test } from 'vitest'
import { linesOfCardPayment } from './card-lines.ts'
import { paidTooMuch, receiptOf } from './receipt.ts'
import { linesOfRefund } from './refunds.ts'

const fee = (amount: number) => ({ account: 'entry-fee' as const, amount, entry: 'boat', item: 'fee' })
const big = (amount: number) => ({ account: 'side-pot' as const, amount, entry: 'boat', item: 'big' })
const cash = (amount: number) => ({ account: 'cash' as const, amount, entry: 'boat' })

test('says what was paid for, and each payment once, whatever was said anew in between', () => {
  const postings = [
    { at: '06-01', source: 'entries boat', lines: [cash(10_000), fee(-10_000)] },
    { at: '06-02', source: 'entries boat', lines: [cash(-10_000), fee(10_000)] },
    { at: '06-03', source: 'entries boat', lines: [cash(11_000), fee(-10_000), big(-1000)] },
  ]
  expect(receiptOf(postings)).toEqual({
    items: [
      { item: 'fee', amount: 10_000 },
      { item: 'big', amount: 1000 },
    ],
    overpaid: 0,
    back: [],
    payments: [{ at: '06-03', source: 'entries boat', place: 'cash', amount: 11_000, what: 'payment' }],
    paid: 11_000,
  })
})

test('of a card says what the angler has paid, also where the director bears the card fee; what went back stands below', () => {
  const items = [{ type: 'Entry Fee', key: 'fee', cost: 10_000, description: 'Entry fee' }]
  const paid = linesOfCardPayment({ entry: 'boat', items, amount: 10_000, applicationFee: 331 })
  const back = linesOfRefund({ entry: 'boat', method: 'cash', amount: 2500 }, paid)
  expect(receiptOf([{ at: '06-01', source: 'stripe pi', lines: paid }])).toMatchObject({ payments: [{ place: 'card', amount: 10_000 }] })
  expect(
    receiptOf([
      { at: '06-01', source: 'stripe pi', lines: paid },
      { at: '06-02', source: 'refunds r', lines: back },
    ]),
  ).toEqual({
    items: [{ item: 'fee', amount: 10_000 }],
    overpaid: 0,
    back: [{ what: 'refund', amount: -2500 }],
    payments: [
      { at: '06-01', source: 'stripe pi', place: 'card', amount: 10_000, what: 'payment' },
      { at: '06-02', source: 'refunds r', place: 'cash', amount: -2500, what: 'refund' },
    ],
    paid: 7500,
  })
  expect(receiptOf([])).toEqual({ items: [], overpaid: 0, back: [], payments: [], paid: 0 })
})

test('a boat that paid twice has not bought twice: the fee is the fee, and the rest was paid too much', () => {
  const postings = [
    { at: '06-01', source: 'a', lines: [cash(10_000), fee(-10_000)] },
    { at: '06-02', source: 'b', lines: [cash(10_000), fee(-10_000)] },
  ]
  expect(receiptOf(postings, new Map([['fee', 10_000]]))).toMatchObject({
    items: [{ item: 'fee', amount: 10_000 }],
    ...{ overpaid: 10_000, back: [], paid: 20_000 },
  })
})

test('nor has one that was refunded a part of what it paid twice', () => {
  const charging = {
    entryFee: 10_000,
    settings: { payout: { sidePot: true, chargePer: 'Team' as const } },
    bigfishpots: [],
    sidepots: [{ _id: 'big', name: 'Side pot', entryFee: 2000 }],
  }
  const boat = {
    _id: 'boat',
    users: ['ann', 'bo'],
    freeEntry: false,
    inSidePot: true,
    inBigFishPot: false,
    deleted: false,
    status: 'Paid' as const,
  }
  const paying = () => [cash(12_000), { ...fee(-10_000), times: 1, charged: 10_000 }, { ...big(-2000), times: 1, charged: 2000 }]
  const [once, twice] = [paying(), paying()]
  const refund = [cash(-2000), { account: 'refund' as const, amount: 2000, entry: 'boat', item: 'big', charged: -2000 }]
  const tooMuch = paidTooMuch(charging, boat, [...once, ...twice, ...refund])
  const postings = [once, twice, refund].map((lines, index) => ({ at: `06-0${index}`, source: `${index}`, lines }))
  expect(receiptOf(postings, tooMuch)).toMatchObject({
    items: [
      { item: 'fee', amount: 10_000 },
      { item: 'big', amount: 2000 },
    ],
    ...{ overpaid: 12_000, back: [{ what: 'refund', amount: -2000 }], paid: 22_000 },
  })
})
