import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FEE_ITEM } from '../registration/entry-items.ts'
import type { Place } from './accounts.ts'
import { keepOf } from './kept.ts'
import { linesOfBoat } from './payment-log.ts'
import type { WholeLine } from './posting.ts'
import { AT_RAMP, REFUND_METHODS, refundableOf } from './refunds.ts'
import { leavingOf, onCards, ownWithdrawal } from './withdrawal.ts'

const of = (account: WholeLine['account'], amount: number, more: Partial<WholeLine> = {}): WholeLine => ({
  ...{ account, amount, entry: 'boat', item: null, times: 0, charged: 0 },
  ...more,
})
/** A boat that has paid its fee these ways. */
function paid(ways: Partial<Record<Place, number>>): WholeLine[] {
  const sum = Object.values(ways).reduce((all, amount) => all + amount, 0)
  return [
    ...Object.entries(ways).map(([place, amount]) => of(place as Place, amount)),
    of('entry-fee', -sum, { item: FEE_ITEM, times: 1, charged: sum }),
  ]
}
const card = (most: number) => ({ most, why: 'card-short' as const })

describe('what goes back to a boat that withdraws', () => {
  const event = { entryFee: 9_000, bigfishpots: [], sidepots: [], startDate: '2027-06-12', dates: [], settings: {} }
  const leaving = (lines: WholeLine[], today: string) =>
    refundableOf({
      tournament: event as never,
      entry: { _id: 'boat', users: ['lily'], status: 'Paid', groups: [] } as never,
      lines,
      policy: { steps: [{ until: '2027-06-10', percent: 50 }], feeKept: 1_000 },
      today,
    }).leaving

  test('what the policy refunds that day, and before it what was paid too much; after its last day that alone', () => {
    expect(leaving(paid({ card: 9_000 }), '2027-06-10')).toMatchObject({ amount: 3_500, why: 'until', percent: 50 })
    expect(leaving(paid({ card: 9_000 }), '2027-06-11')).toMatchObject({ amount: 0, why: 'too-late' })
    const twice = [...paid({ card: 9_000 }), of('cash', 9_000), of('entry-fee', -9_000, { item: FEE_ITEM })]
    expect(leaving(twice, '2027-06-10')).toMatchObject({ amount: 9_000 + 3_500 })
    expect(leaving(twice, '2027-06-11')).toMatchObject({ amount: 9_000 })
  })

  test('each dollar goes the way it came; the event keeps the rest', () => {
    const lines = paid({ card: 5_000, cash: 4_000 })
    expect(leavingOf(6_000, lines, card(5_000), REFUND_METHODS)).toEqual({
      back: [
        { method: 'cash', amount: 1_000, why: null },
        { method: 'card', amount: 5_000, why: null },
      ],
      waits: 0,
      kept: 3_000,
    })
  })

  test('without a network the card waits, and is not kept', () => {
    const lines = paid({ card: 5_000, cash: 4_000 })
    expect(leavingOf(9_000, lines, card(Number.MAX_SAFE_INTEGER), AT_RAMP)).toEqual({
      ...{ back: [{ method: 'cash', amount: 4_000, why: null }], waits: 5_000, kept: 0 },
    })
  })

  test('what is kept already is not kept twice', () => {
    const log = keepOf({ id: 'k', at: '2027-06-01T00:00:00.000Z', amount: 2_000, note: 'No-show' }, null)
    const lines = [...paid({ cash: 9_000 }), ...linesOfBoat('boat', { log, others: [] })]
    expect(leavingOf(4_000, lines, card(0), AT_RAMP).kept).toBe(3_000)
  })

  test('what goes back, what waits and what is kept are all that was paid, whatever was paid how (property)', () => {
    const cents = fc.nat(20_000)
    fc.assert(
      fc.property(
        cents,
        cents,
        cents,
        cents,
        fc.nat(60_000),
        fc.constantFrom(REFUND_METHODS, AT_RAMP, ['card'] as const),
        (a, b, c, most, asked, now) => {
          const lines = paid({ card: a, cash: b, check: c })
          const amount = Math.min(asked, a + b + c)
          const { back, waits, kept } = leavingOf(amount, lines, card(most), now)
          expect(back.reduce((sum, way) => sum + way.amount, 0) + waits + kept).toBe(a + b + c)
          expect(kept).toBe(a + b + c - amount)
        },
      ),
    )
  })

  test('partners who split the fee are refunded alike: each card its part, and together the amount (property)', () => {
    const cards = [
      { _id: 'lily', most: 4_500 },
      { _id: 'tom', most: 4_500 },
    ]
    expect(onCards(3_500, cards).map(({ amount }) => amount)).toEqual([1_750, 1_750])
    expect(onCards(10_000, cards).map(({ amount }) => amount)).toEqual([4_500, 4_500])
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 6 }), fc.nat(100_000), (mosts, asked) => {
        const whole = mosts.reduce((sum, most) => sum + most, 0)
        const parts = onCards(
          asked,
          mosts.map((most, at) => ({ _id: String(at), most })),
        )
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.min(asked, whole))
        for (const { card, amount } of parts) expect(amount).toBeLessThanOrEqual(card.most)
      }),
    )
  })

  test('of two cards the second was declined: it alone is refunded next, also where the amount is another one by then', () => {
    const cards = [
      { _id: 'lily', most: 3_000, back: 2_000 },
      { _id: 'tom', most: 5_000, back: 0 },
    ]
    const next = (amount: number) => onCards(amount, cards).map(({ card, amount }) => [card._id, amount])
    expect(next(2_000)).toEqual([['tom', 2_000]])
    expect(next(1_000)).toEqual([['tom', 1_000]])
    expect(next(4_000)).toEqual([
      ['lily', 1_000],
      ['tom', 3_000],
    ])
  })

  describe('who withdraws by themself', () => {
    const until = { amount: 3_500, of: 9_000, before: 0, why: 'until' as const, percent: 50, until: '2027-06-10', feeKept: 1_000 }
    const lily = { user: 'lily', most: 9_000 }
    const said = {
      isAllowed: true,
      leaving: until,
      left: 9_000,
      overpaid: 0,
      lines: paid({ card: 9_000 }),
      cards: [lily],
      anglers: 1,
      onItsWay: 0,
    }

    test('gets the policy’s part on the card; the event keeps the rest', () => {
      expect(ownWithdrawal('lily', said)).toEqual({ card: 3_500, waits: 0, kept: 5_500 })
    })

    test('cash waits for the director', () => {
      const lines = paid({ card: 2_000, cash: 7_000 })
      expect(ownWithdrawal('lily', { ...said, lines, cards: [{ user: 'lily', most: 2_000 }] })).toEqual({
        card: 2_000,
        waits: 1_500,
        kept: 5_500,
      })
    })

    test.each([
      ['the event does not let anglers', { isAllowed: false }],
      ['there is no policy', { leaving: { ...until, why: 'no-policy' as const } }],
      ['the last date of the policy is over', { leaving: { ...until, amount: 0, why: 'too-late' as const } }],
      [
        'a partner paid their share',
        {
          cards: [
            { user: 'lily', most: 4_500 },
            { user: 'tom', most: 4_500 },
          ],
          anglers: 2,
        },
      ],
      ['a partner paid all of it', { cards: [{ user: 'tom', most: 9_000 }], anglers: 2 }],
      ['nobody knows who of two paid the cash', { lines: paid({ cash: 9_000 }), cards: [], anglers: 2 }],
      ['a partner loses a place for which nothing is paid', { lines: [], left: 0, cards: [], anglers: 2 }],
      [
        'somebody who left the boat had paid cash, which is too much now',
        { lines: paid({ card: 4_500, cash: 4_500 }), overpaid: 4_500, cards: [{ user: 'lily', most: 4_500 }] },
      ],
    ])('asks the director where %s', (_why, change) => {
      expect(ownWithdrawal('lily', { ...said, ...change })).toBeNull()
    })

    test('a boat of two that one of them paid by card in whole is theirs to withdraw', () => {
      expect(ownWithdrawal('lily', { ...said, anglers: 2 })).toMatchObject({ card: 3_500 })
    })
  })
})
