import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PROCESSING_FEES } from '../registration/fees.ts'
import { BoatBook } from '../testing/boat-book.ts'
import { ANGLER_MONEY_STATES, type AnglerMoneyState, type AnglersBoat, anglerMoney } from './angler-money.ts'
import { anglerMoneyWords, type Writing } from './angler-words.ts'
import { linesOfCardPayment } from './card-lines.ts'
import { texts as en } from './english-angler-words.ts'
import type { PaidWith } from './paid-with.ts'
import { copiesOf } from './payment-log.ts'
import { linesOfRefund } from './refunds.ts'
import { texts as es } from './spanish-angler-words.ts'
import { paidBy, refundBasis, standingOf } from './standing.ts'

const tournament = {
  entryFee: 9_000,
  startDate: '2027-06-12',
  settings: { payout: { bigFishEnabled: true } },
  bigfishpots: [{ _id: 'b1', name: 'Big Bass', entryFee: 2_000 }],
  sidepots: [],
}
const CREW = [
  { _id: 'lily', first_name: 'Lily', last_name: 'Reyes' },
  { _id: 'tom', first_name: 'Tom', last_name: 'Tran' },
]
const UNPAID = {
  ...{ _id: 'e', status: 'Pending', users: ['lily', 'tom'], anglers: CREW, freeEntry: false, inBigFishPot: false },
  ...{ paidOnline: false, paidWith: null as PaidWith | null, partPaid: null as AnglersBoat['partPaid'] },
}

/** A boat of a Lily and a Tom, or of a Lily alone, and what is told of it. */
class Told extends BoatBook<typeof UNPAID> {
  constructor(users = ['lily', 'tom']) {
    super(tournament, { ...UNPAID, users, anglers: CREW.filter(({ _id }) => users.includes(_id)) })
  }
  get owed() {
    return Math.max(0, standingOf(this.tournament, this.boat, this.all).owed)
  }
  hearOf(payer: string | null) {
    this.boat = { ...this.boat, ...copiesOf(this.tournament, this.boat, this.money, payer) }
  }
  /** A card pays so much of the fee for one of them. */
  card(cents: number, payer: string | null) {
    const item = { type: 'Entry Fee', key: 'fee', cost: cents, description: 'Entry fee' }
    const fees = { type: PROCESSING_FEES, key: 'card', cost: 166, description: 'Card fee' }
    const isWhole = cents >= this.owed
    const bought = new Map([['fee', isWhole ? { times: 1, charged: 9_000 } : { times: 0, charged: 0 }]])
    this.others = [
      ...this.others,
      ...linesOfCardPayment({ entry: 'e', items: [item, fees], amount: cents + 166, applicationFee: 166, bought }),
    ]
    this.hearOf(payer)
  }
  refund(amount: number, { of = null, isGone = false }: { of?: string | null; isGone?: boolean } = {}) {
    const basis = refundBasis(this.tournament, this.boat, this.all)
    this.others = [...this.others, ...linesOfRefund({ entry: 'e', method: 'cash', amount }, this.all, { isOwedAgain: isGone, ...basis })]
    this.hearOf(of)
  }
  of(me = 'lily', more: object = {}) {
    const boat = { ...this.boat, paymentLog: this.log, books: { others: this.others.map(({ entry: _, ...line }) => line) } }
    return anglerMoney({ ...tournament, ...this.tournament } as typeof tournament, boat, {
      me,
      today: '2027-06-01',
      takesCards: true,
      ...more,
    })
  }
  reads(me = 'lily', more: object = {}) {
    return anglerMoneyWords(this.of(me, more), en, WRITE)
  }
}
const WRITE: Writing = { day: (day) => day, moment: (at) => at, list: (words) => words.join(' and ') }

describe('one sentence of the money of a boat', () => {
  test('who has paid their half reads it, and who owes the rest; the partner reads what they owe', () => {
    const boat = new Told()
    expect(boat.reads()).toBe('Your boat owes $90. Your half is $45. Pay by card by 2027-06-12, or at the ramp.')
    boat.card(4_500, 'lily')
    expect(boat.reads()).toBe('You paid your half ($45). Tom Tran owes $45.')
    expect(boat.reads('tom')).toBe('Lily Reyes paid $45. You owe $45. Pay by card by 2027-06-12, or at the ramp.')
    boat.card(4_500, 'tom')
    expect([boat.reads(), boat.reads('tom')]).toEqual(['Paid in full.', 'Paid in full.'])
  })

  test('half of all that went back by policy is refunded, and nothing is asked for again', () => {
    const boat = new Told(['lily'])
    boat.says({ status: 'Paid' })
    boat.refund(4_500)
    expect(boat.reads()).toBe('Refunded $45. Nothing to pay.')
    boat.refund(4_500)
    expect(boat.reads()).toBe('Refunded $90. Nothing to pay.')
  })

  test('a share that went back to its card is owed again, and both say so', () => {
    const boat = new Told()
    boat.card(4_500, 'lily')
    boat.card(4_500, 'tom')
    boat.refund(4_500, { of: 'lily', isGone: true })
    expect(boat.reads()).toBe('Refunded $45. Your boat owes $45. Pay by card by 2027-06-12, or at the ramp.')
    expect(boat.reads('tom')).toBe('You paid your half ($45). Lily Reyes owes $45.')
  })

  test('who pays a part of the boat leaves the rest to all of it, each with a share', () => {
    const boat = new Told()
    boat.card(5_000, null)
    expect(boat.reads('tom', { takesCards: false })).toBe('Your boat paid $50 and owes $40. Your share is $20. Pay at the ramp.')
  })

  test('a pot that is added to a boat that has paid is named, with its price', () => {
    const boat = new Told(['lily'])
    boat.says({ status: 'Paid', paidWith: { method: 'cash' } })
    boat.says({ inBigFishPot: true })
    expect(boat.reads('lily', { takesCards: false })).toBe('Paid. Added later: Big Bass, $20 to pay. Pay at the ramp.')
  })

  test('a boat that paid and then is free has overpaid; a free one owes nothing; one that costs nothing, too', () => {
    const boat = new Told(['lily'])
    boat.says({ freeEntry: true })
    expect(boat.reads()).toBe('Free entry. Nothing to pay.')
    boat.says({ freeEntry: false })
    boat.says({ status: 'Paid' })
    boat.says({ freeEntry: true })
    expect(boat.reads()).toBe('You overpaid by $90. Your director will refund or correct it.')
    const none = new Told(['lily'])
    none.tournament = { ...tournament, entryFee: 0 }
    none.hear()
    expect(none.reads()).toBe('Nothing to pay.')
  })

  test('a spot that is held says until when and what happens then; on the waiting list nothing is asked', () => {
    const boat = new Told(['lily'])
    const hold = { heldUntil: '4:25 PM' }
    expect(boat.reads('lily', { hold })).toBe('You owe $90. Pay by 4:25 PM, or your spot goes to the next in line.')
    expect(boat.reads('lily', { hold: { onWaitingList: true } })).toMatch(/^You’re on the waiting list\. There’s nothing to pay/)
  })

  test('after the last day online the ramp and the card are both offered; unknown, neither; a canceled event asks for nothing', () => {
    const boat = new Told(['lily'])
    expect(boat.reads('lily', { today: '2027-06-13' })).toBe('You owe $90. Pay by card or at the ramp.')
    expect(boat.reads('lily', { takesCards: null })).toBe('You owe $90.')
    boat.tournament = { ...tournament, cancelled: true } as typeof tournament
    expect(boat.reads()).toBe('The event is canceled. Nothing to pay.')
  })

  test('a boat that came Paid from another server is paid, and a dispute is named', () => {
    const boat = new Told(['lily'])
    boat.boat = { ...boat.boat, status: 'Paid' }
    expect(boat.reads()).toBe('Paid in full.')
    const other = new Told(['lily'])
    other.card(9_000, null)
    other.others = [
      ...other.others,
      { account: 'card', amount: -9_000, entry: 'e', item: null, times: 0, charged: 0 },
      { account: 'chargeback', amount: 9_000, entry: 'e', item: 'fee', times: 0, charged: 0 },
    ]
    other.hearOf(null)
    expect(other.reads()).toMatch(/^A card payment of \$90 is disputed\. Your boat owes \$90\./)
    // Paid in cash since then, a pot of today is not the bank's.
    other.says({ status: 'Paid', paidWith: { method: 'cash' } })
    other.says({ inBigFishPot: true })
    expect(other.reads()).toMatch(/^Paid\. Added later: Big Bass, \$20 to pay\./)
  })
})

const deed = fc.oneof(
  fc.record({ does: fc.constant('pays' as const) }),
  fc.record({ does: fc.constant('card' as const), payer: fc.constantFrom('lily', 'tom', null), cents: fc.integer({ min: 1, max: 9_000 }) }),
  fc.record({ does: fc.constant('refund' as const), cents: fc.integer({ min: 1, max: 9_000 }), isGone: fc.boolean() }),
  fc.record({ does: fc.constant('pot' as const), on: fc.boolean() }),
  fc.record({ does: fc.constant('free' as const), on: fc.boolean() }),
)

test('LAW: whatever happened, there is one sentence in each language; what it asks for is what the boat owes, and all of the boat agree', () => {
  const seen = new Set<AnglerMoneyState>()
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 7 }), fc.boolean(), (deeds, alone) => {
      const boat = new Told(alone ? ['lily'] : ['lily', 'tom'])
      for (const one of deeds) {
        if (one.does === 'pays') boat.says({ status: 'Paid', paidWith: { method: 'cash' } })
        if (one.does === 'card') boat.card(one.cents, alone && one.payer === 'tom' ? 'lily' : one.payer)
        const left = paidBy(boat.all)
        if (one.does === 'refund' && left > 0) boat.refund(Math.min(one.cents, left), { isGone: one.isGone })
        if (one.does === 'pot') boat.says({ inBigFishPot: one.on })
        if (one.does === 'free') boat.says({ freeEntry: one.on })
      }
      const all = boat.boat.users.map((me) => boat.of(me))
      const asks = (money: ReturnType<Told['of']>) => ('owes' in money ? money.owes : 'mine' in money ? money.mine : 0)
      for (const money of all) {
        seen.add(money.state)
        expect(asks(money)).toBe(boat.owed)
        for (const texts of [en, es]) {
          const words = anglerMoneyWords(money, texts, WRITE)
          expect(words).toMatch(/^[A-Z“¿].*\.$/)
          expect(words).not.toMatch(/undefined|null|NaN|\$0(?!\.)|\(\)| {2}/)
        }
      }
      const isSettled = new Set(all.map((money) => asks(money) === 0))
      expect(isSettled.size).toBe(1)
    }),
    { numRuns: 400 },
  )
  // Those that no deed of these leads to are told of above.
  const others = new Set<AnglerMoneyState>(['nothing', 'in-line', 'canceled', 'disputed'])
  expect(ANGLER_MONEY_STATES.filter((state) => !seen.has(state) && !others.has(state))).toEqual([])
})

test('LAW: every state has its words in both languages', () => {
  for (const texts of [en, es]) expect(ANGLER_MONEY_STATES.filter((state) => typeof texts[state] !== 'function')).toEqual([])
})
