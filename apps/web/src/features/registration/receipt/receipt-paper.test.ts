import { expect, test } from 'vitest'
import { memberReceiptPaper } from './receipt-paper.ts'

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
