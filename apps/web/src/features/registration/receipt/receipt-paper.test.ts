import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { expect, test } from 'vitest'
import { memberReceiptPaper, receiptPaper } from './receipt-paper.ts'

test('the receipt of a membership on paper: for whom, what of the fee is paid and left, what the card paid on top, each payment, also back', () => {
  const [at, later] = ['2027-03-02T15:00:00.000Z', '2027-03-09T15:00:00.000Z']
  const payments = [
    { at, place: 'card' as const, amount: 4_000 },
    { at: later, place: 'card' as const, amount: -1_500 },
  ]
  const paid = { amount: 5_000, owed: 1_000, paid: 2_500, payments, fees: [{ key: 'card' as const, amount: 151 }], toCard: 0, refunds: [] }
  const paper = memberReceiptPaper({ membership: 'm', season: 'Lake Fork 2027', member: 'Lily Reyes', ...paid }, '2027-03-10')
  expect([paper.title, paper.subtitles]).toEqual(['Receipt', ['Lily Reyes', 'Lake Fork 2027']])
  expect(paper.tables.map(({ rows, total }) => [rows, total])).toEqual([
    [
      [
        ['Membership fee', '$50.00'],
        ['Still owed', '$10.00'],
      ],
      ['Total paid', '$25.00'],
    ],
    [[['Card fee', '$1.51']], undefined],
    [
      [
        [expect.any(String), 'Card', '$40.00'],
        [expect.any(String), 'Card, refunded', '−$15.00'],
      ],
      undefined,
    ],
  ])
})

test('the receipt of a boat on paper comes to what its card was charged, and says the card, the number and who got the money', () => {
  const payments = [
    {
      at: '2027-03-02T15:00:00.000Z',
      place: 'card' as const,
      what: 'payment' as const,
      amount: 5_896,
      number: '1A2B3C4D',
      card: 'Visa 4242',
    },
  ]
  const fees = [
    { key: 'platform' as const, amount: 200 },
    { key: 'card' as const, amount: 196 },
  ]
  const receipt = {
    entry: 'e',
    items: [{ item: 'fee', name: null, amount: 5_500 }],
    overpaid: 0,
    back: [],
    payments,
    paid: 5_896,
    fees,
    payee: 'Lake Fork Trail',
  }
  const paper = receiptPaper(
    receipt,
    { name: 'Lake Fork Open', tournamentDates: ['2027-06-12'], settings: {} } as Tournament,
    'Lily Reyes',
    '2027-03-10',
  )
  expect(paper.subtitles.slice(-2)).toEqual([
    'Paid to Lake Fork Trail.',
    'This event has no refund policy. If you withdraw, the director decides.',
  ])
  expect(paper.tables.map(({ rows, total }) => [rows, total])).toEqual([
    [
      [
        ['Entry fee', '$55.00'],
        ['Platform fee', '$2.00'],
        ['Card fee', '$1.96'],
      ],
      ['Total paid', '$58.96'],
    ],
    [[[expect.any(String), 'Visa 4242', '1A2B3C4D', '$58.96']], undefined],
  ])
})
