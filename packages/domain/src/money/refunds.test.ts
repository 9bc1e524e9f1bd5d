import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BoatBook } from '../testing/boat-book.ts'
import { isPlace } from './accounts.ts'
import { boughtByCard } from './bought-by-card.ts'
import { linesOfCardPayment, linesOfCardRefund } from './card-lines.ts'
import { paymentsIn, voidsOf } from './payment-log.ts'
import { imbalance, type Line, reversed } from './posting.ts'
import { linesOfRefund, mostOf, proposedRefund, REFUND_METHODS, type RefundMethod, type RefundOf, refundableOf } from './refunds.ts'
import { askedParts, boughtIn, completes, isRefunded, leftToPay, overpaidBy, overpaidParts, paidBy, standingOf } from './standing.ts'

const POLICY = {
  steps: [
    { until: '2027-06-10', percent: 50 },
    { until: '2027-06-01', percent: 100 },
  ],
  feeKept: 1_000,
}
const OF_130 = { paid: 13_000, refunded: 0 }

describe('what the policy of a tournament proposes', () => {
  test('all but the fee until June 1, half of it until June 10, nothing after', () => {
    expect(proposedRefund(POLICY, '2027-06-01', OF_130)).toMatchObject({ amount: 12_000, percent: 100, until: '2027-06-01' })
    expect(proposedRefund(POLICY, '2027-06-02', OF_130)).toMatchObject({ amount: 5_500, percent: 50, why: 'until' })
    expect(proposedRefund(POLICY, '2027-06-11', OF_130)).toMatchObject({ amount: 0, why: 'too-late', until: '2027-06-10' })
  })

  test('what went back before counts, and without a policy it is what is left', () => {
    expect(proposedRefund(POLICY, '2027-06-02', { paid: 13_000, refunded: 5_000 }).amount).toBe(500)
    expect(proposedRefund(null, '2027-06-02', { paid: 13_000, refunded: 5_000 })).toMatchObject({ amount: 8_000, why: 'no-policy' })
  })

  test('LAW: it is never below 0 and never more than what is left', () => {
    const step = fc.record({ until: fc.constantFrom('2027-06-01', '2027-06-10', '2027-06-20'), percent: fc.nat(100) })
    const policy = fc.record({ steps: fc.array(step, { maxLength: 4 }), feeKept: fc.nat(20_000) })
    fc.assert(
      fc.property(policy, fc.nat(50_000), fc.nat(60_000), (given, paid, refunded) => {
        const { amount } = proposedRefund(given, '2027-06-05', { paid, refunded })
        expect(amount).toBeGreaterThanOrEqual(0)
        expect(amount).toBeLessThanOrEqual(Math.max(0, paid - refunded))
      }),
    )
  })
})

const charging = {
  entryFee: 10_001,
  settings: { payout: { bigFishEnabled: true, sidePot: true, chargePer: 'Angler' as const } },
  bigfishpots: [{ _id: 'b1', name: 'Big fish', entryFee: 1_000 }],
  sidepots: [{ _id: 's1', name: 'Smallmouth', entryFee: 333 }],
}
const boat = { _id: 'e', users: ['ann', 'bob'], inBigFishPot: true, inSidePot: true, paidWith: { method: 'cash' as const } }
const placesOf = (lines: readonly Line[]) => lines.reduce((sum, { account, amount }) => (isPlace(account) ? sum + amount : sum), 0)

/** A boat and its book: what is said of it becomes a payment, as the server does it. */
function aBook() {
  const book = new BoatBook(charging, { ...boat, status: 'Pending', deleted: false as boolean, paidOnline: false as boolean })
  return {
    all: () => book.all,
    payments: () => paymentsIn(book.log).map(({ event }) => event),
    says: (status: 'Paid' | 'Pending', more: object = {}) => book.says({ status, ...more }),
    changes: (more: object) => book.says(more),
    brings: (lines: readonly Line[]) => book.brings(lines),
    givesBack: (amount: number, method: RefundMethod = 'cash', of: RefundOf = {}) => {
      if (method === 'card') book.brings(linesOfRefund({ entry: 'e', method, amount }, book.all, of))
      else book.refunds(amount, method, { overpaid: new Map(), ...of })
      expect(imbalance(book.all)).toBe(0)
    },
    overpaid: () => overpaidParts(charging, book.boat, book.all),
    /** What is asked for this thing; of none in particular, for all that were bought. */
    askedFor: (item: string | null) =>
      [...askedParts(charging, book.boat, book.all)].reduce(
        (sum, [one, asked]) => ((item === null ? boughtIn(book.all).has(one) : one === item) ? sum + asked : sum),
        0,
      ),
    /** What was paid too much goes first: so much of it. */
    givesBackFirst: (amount: number, of: RefundOf) => {
      const parts = overpaidParts(charging, book.boat, book.all)
      const tooMuch = of.item ? (parts.get(of.item) ?? 0) : [...parts.values()].reduce((sum, part) => sum + part, 0)
      book.refunds(amount, 'cash', of)
      return Math.min(amount, tooMuch)
    },
    keeps: (amount: number) => book.keeps(amount),
    tooMuchBack: () => book.refunds(overpaidBy(charging, book.boat, book.all)),
    voidsAll: () => {
      const items = paymentsIn(book.log).map(({ item }) => item)
      book.log = { ...book.log, ...voidsOf(book.log, items, { at: '2027-06-13T10:00:00.000Z', newId: () => 'v1' }) }
      book.hear()
    },
    toPay: () => leftToPay(charging, book.boat, book.all),
    boat: () => book.boat,
    standing: () => standingOf(charging, book.boat, book.all),
    parts: () => new Map([...boughtIn(book.all)].map(([item, { cents }]) => [item, cents])),
  }
}

const parts = fc.array(fc.record({ share: fc.integer({ min: 1, max: 99 }), method: fc.constantFrom(...REFUND_METHODS) }), { maxLength: 6 })

describe('whatever goes back', () => {
  test('LAW: in parts of any size it comes to what was paid, thing by thing, and no cent is lost', () => {
    fc.assert(
      fc.property(parts, fc.boolean(), (given, byCard) => {
        const book = aBook()
        const items = [
          { type: 'Entry Fee', key: 'fee', cost: 20_002, description: 'Entry fee' },
          { type: 'Entry Fee', key: 'b1', cost: 1_000, description: 'Big fish' },
        ]
        if (byCard) book.brings(linesOfCardPayment({ entry: 'e', items, amount: 21_002, applicationFee: 0 }))
        book.says('Paid')
        const paid = paidBy(book.all())
        const own = book.payments()
        for (const { share, method } of given) {
          const left = paidBy(book.all())
          const amount = Math.floor((left * share) / 100)
          if (amount <= 0) continue
          book.givesBack(amount, method)
          expect(paidBy(book.all())).toBe(left - amount)
          // Still Paid: nothing of it is asked for again, and no payment is new.
          if (paidBy(book.all()) > 0) expect(book.says('Paid')).toEqual({})
          expect(book.payments()).toEqual(own)
        }
        const rest = paidBy(book.all())
        if (rest > 0) book.givesBack(rest)
        expect(paidBy(book.all())).toBe(0)
        expect(placesOf(book.all())).toBe(0)
        const refunded = book.all().reduce((sum, { account, amount }) => (account === 'refund' ? sum + amount : sum), 0)
        expect(refunded).toBe(paid)
      }),
      { numRuns: 300 },
    )
  })

  test('all of it went back: not Paid, deleted or without its pots, the drawer gives nothing out a second time', () => {
    const book = aBook()
    book.says('Paid')
    const paid = paidBy(book.all())
    book.givesBack(paid)
    for (const more of [{}, { deleted: true }, { paidWith: null }, { inSidePot: false }]) {
      book.says('Pending', more)
      expect(paidBy(book.all())).toBe(0)
      expect(placesOf(book.all())).toBe(0)
    }
    // Who comes after all pays in whole again.
    book.says('Paid', { deleted: false, inSidePot: true, paidWith: { method: 'cash' } })
    expect(paidBy(book.all())).toBe(paid)
    expect(placesOf(book.all())).toBe(paid)
  })

  test('$10 back for the big fish pot is $10 of the big fish pot, and nothing of it is asked for again', () => {
    const book = aBook()
    book.says('Paid')
    const parts = (bigFish: number) =>
      new Map([
        ['fee', 20_002],
        ['b1', bigFish],
        ['s1', 333],
      ])
    expect(book.parts()).toEqual(parts(1_000))
    book.givesBack(400, 'cash', { item: 'b1' })
    expect([book.parts(), mostOf(book.all(), 'b1')]).toEqual([parts(600), 600])
    book.givesBack(600, 'cash', { item: 'b1' })
    expect([book.parts(), mostOf(book.all(), 'b1')]).toEqual([parts(0), 0])
    expect([book.standing().owed, book.boat().status]).toEqual([0, 'Paid'])
  })

  test('a refund that is owed again: the boat pays the same once more, at the price of its day', () => {
    const book = aBook()
    book.says('Paid')
    const whole = paidBy(book.all())
    book.givesBack(3_000, 'check', { isOwedAgain: true })
    expect([book.standing().owed, book.boat().status]).toEqual([3_000, 'Pending'])
    book.says('Paid')
    expect([paidBy(book.all()), book.standing().owed, book.boat().status]).toEqual([whole, 0, 'Paid'])
    book.givesBack(whole, 'cash', { isOwedAgain: true })
    expect([book.standing().owed, book.boat().status]).toEqual([whole, 'Pending'])
  })

  test('thing by thing in any order, everything back is everything back', () => {
    for (const order of [
      ['b1', 'fee', 's1'],
      ['fee', 's1', 'b1'],
    ]) {
      const book = aBook()
      book.says('Paid')
      const whole = paidBy(book.all())
      for (const item of order) book.givesBack(mostOf(book.all(), item), 'cash', { item })
      expect([book.standing().owed, book.boat().status]).toEqual([0, 'Pending'])
      book.says('Paid')
      expect([paidBy(book.all()), book.standing().owed, book.boat().status]).toEqual([whole, 0, 'Paid'])
    }
  })

  test('free for a while: what was too much went back, and the fee is asked for again when the boat is free no more', () => {
    const book = aBook()
    book.says('Paid', { inBigFishPot: false, inSidePot: false })
    book.changes({ freeEntry: true })
    book.tooMuchBack()
    book.changes({ freeEntry: false })
    expect([book.standing().owed, book.boat().status]).toEqual([20_002, 'Pending'])
  })

  test('a payment that never happened, of which a part went back: the boat owes both, and all say the same', () => {
    const book = aBook()
    book.says('Paid')
    const whole = paidBy(book.all())
    book.givesBack(5_000)
    book.voidsAll()
    expect([book.standing().owed, book.toPay()]).toEqual([whole + 5_000, whole + 5_000])
    book.says('Paid')
    expect([paidBy(book.all()), book.standing().owed, book.boat().status]).toEqual([whole, 0, 'Paid'])
  })

  test('Unpaid after a part went back: the boat owes all of it', () => {
    const book = aBook()
    book.says('Paid')
    const whole = paidBy(book.all())
    book.givesBack(5_000)
    book.says('Pending')
    expect([book.standing().owed, book.boat().status, paidBy(book.all())]).toEqual([whole, 'Pending', 0])
  })

  test('everything back, a pot is left, and the boat comes after all: it pays what it has now, and its log can be read', () => {
    const book = aBook()
    book.says('Paid')
    book.givesBack(paidBy(book.all()))
    const fresh = Object.values(book.says('Paid', { inBigFishPot: false, inSidePot: false }))
    expect([paidBy(book.all()), book.standing().owed, book.boat().status]).toEqual([20_002, 0, 'Paid'])
    for (const { buys } of fresh) for (const { cents } of buys) expect(cents).toBeGreaterThanOrEqual(0)
    expect(book.toPay()).toBe(0)
  })

  test('who got everything back owes nothing and is not Paid', () => {
    const book = aBook()
    book.says('Paid')
    book.givesBack(paidBy(book.all()))
    expect([book.standing().owed, book.boat().status]).toEqual([0, 'Pending'])
  })

  test('a card has paid, too: the cash that went back had come in, and stays when somebody says Unpaid', () => {
    const book = aBook()
    book.says('Paid')
    const cash = paidBy(book.all())
    book.brings(
      linesOfCardPayment({
        entry: 'e',
        items: [{ type: 'Entry Fee', key: 'fee', cost: cash, description: '' }],
        amount: cash,
        applicationFee: 0,
      }),
    )
    book.givesBack(cash)
    expect(book.says('Pending')).toEqual({})
    expect([paidBy(book.all()), placesOf(book.all().filter(({ account }) => account === 'cash'))]).toEqual([cash, 0])
  })

  test('a pot that was given back and is taken out then leaves the fee as it was, and the box, too', () => {
    const book = aBook()
    book.says('Paid')
    book.givesBack(2 * 1_333)
    const [before, lies] = [paidBy(book.all()), placesOf(book.all())]
    book.changes({ inBigFishPot: false, inSidePot: false })
    expect([paidBy(book.all()), placesOf(book.all())]).toEqual([before, lies])
    expect(imbalance(book.all())).toBe(0)
  })

  test('paid by card and given back in part: the boat stays Paid, and nothing is booked as cash', () => {
    const book = aBook()
    const items = [{ type: 'Entry Fee', key: 'fee', cost: 20_002, description: 'Entry fee' }]
    const card = { entry: 'e', items, amount: 20_002, applicationFee: 0, bought: new Map([['fee', { times: 2, charged: 20_002 }]]) }
    book.brings(linesOfCardPayment(card))
    const only = { inBigFishPot: false, inSidePot: false, paidOnline: true }
    book.givesBack(5_000, 'card')
    expect(book.says('Paid', only)).toEqual({})
    book.brings(linesOfCardRefund(card, 1_000))
    expect(book.says('Paid', only)).toEqual({})
  })

  describe('what a refund forgives is so many dollars, and no price changes by it', () => {
    const ONLY_FEE = { inBigFishPot: false, inSidePot: false }
    const share = (cost: number) => {
      const items = [{ type: 'Entry Fee', key: 'fee', cost, description: 'Entry fee' }]
      return { entry: 'e', items, amount: cost, applicationFee: 0, bought: new Map([['fee', { times: 0, charged: 0 }]]) }
    }
    const backOf = (cost: number, charged: number): Line[] => [
      { account: 'card', amount: 0 - cost, entry: 'e' },
      { account: 'refund', amount: cost, entry: 'e', item: 'fee', charged: 0 - charged },
    ]

    const deed = fc.oneof(
      { weight: 3, arbitrary: fc.record({ does: fc.constant('pays' as const) }) },
      {
        weight: 3,
        arbitrary: fc.record({
          does: fc.constant('changes' as const),
          users: fc.constantFrom(['ann'], ['ann', 'bob']),
          inBigFishPot: fc.boolean(),
          inSidePot: fc.boolean(),
        }),
      },
      { weight: 1, arbitrary: fc.record({ does: fc.constant('a share by card' as const) }) },
      { weight: 1, arbitrary: fc.record({ does: fc.constant('never paid' as const) }) },
      {
        weight: 6,
        arbitrary: fc.record({
          does: fc.constant('refund' as const),
          percent: fc.constantFrom(10, 33, 50, 100),
          item: fc.constantFrom(null, null, 'fee', 'b1', 's1'),
          isOwedAgain: fc.boolean(),
        }),
      },
    )

    test('LAW: after any day, a refund that is not owed again makes nobody owe more, and one that is owed again is owed to the cent', () => {
      let [forgiven, again, out] = [0, 0, 0]
      fc.assert(
        fc.property(fc.array(deed, { minLength: 2, maxLength: 14 }), (deeds) => {
          const book = aBook()
          for (const one of deeds) {
            if (one.does === 'pays') book.says('Paid')
            else if (one.does === 'never paid') book.says('Pending')
            else if (one.does === 'changes') book.changes({ users: one.users, inBigFishPot: one.inBigFishPot, inSidePot: one.inSidePot })
            else if (one.does === 'a share by card') {
              const { owed, due } = book.standing()
              if (due > 0 && owed > 0) book.brings(linesOfCardPayment(share(Math.min(owed, 10_001))))
            } else {
              const { item, isOwedAgain } = one
              const amount = Math.floor((Math.min(paidBy(book.all()), mostOf(book.all(), item)) * one.percent) / 100)
              if (amount <= 0) continue
              const { owed } = book.standing()
              const [asked, isAll] = [book.askedFor(item), amount === mostOf(book.all(), item)]
              const tooMuch = book.givesBackFirst(amount, { item, isOwedAgain })
              const after = book.standing()
              // Of a boat whose things were all forgiven before, and that has paid for others alone, nothing is left to ask for.
              if (isOwedAgain && !isRefunded(charging, book.boat(), book.all())) {
                again++
                expect(after.owed).toBe(owed + amount)
              } else if (isRefunded(charging, book.boat(), book.all()) || (item === null && after.paid === 0 && tooMuch < amount)) {
                out++
                expect(after.owed).toBe(0)
              } else {
                forgiven++
                // Money of a thing beyond what that is asked for was paying for others: by its name, it is not theirs any more, and of a thing that
                // was never bought nothing is forgiven.
                const others = Math.max(0, amount - tooMuch - asked)
                // Of a thing of which all went back by its name, nothing is asked for any more.
                const out = item !== null && isAll && amount > tooMuch ? Math.max(0, asked - (amount - tooMuch)) : 0
                expect(after.owed).toBe(owed + tooMuch + others - out)
              }
            }
          }
        }),
        { numRuns: 1500 },
      )
      expect(Math.min(forgiven, again, out)).toBeGreaterThan(100)
    })

    test('an angler leaves, gets the share back, and a part of the rest is refunded: nobody owes anything', () => {
      const book = aBook()
      book.says('Paid', ONLY_FEE)
      book.changes({ users: ['ann'] })
      book.tooMuchBack()
      book.givesBack(3_000)
      expect([book.standing().due, book.standing().owed, book.boat().status]).toEqual([7_001, 0, 'Paid'])
      book.changes({ users: ['ann', 'cal'] })
      expect(book.standing().owed).toBe(10_001)
    })

    test('a part of one share is forgiven before the other share comes: the boat owes the other share alone, and is Paid with it', () => {
      const book = aBook()
      book.changes(ONLY_FEE)
      book.brings(linesOfCardPayment(share(10_001)))
      book.givesBack(2_000, 'card')
      expect(book.standing()).toMatchObject({ due: 18_002, paid: 8_001, owed: 10_001 })
      const page = { whole: 20_002, price: 10_001, items: ['fee'] }
      expect(completes(charging, book.boat(), page, book.all())).toBe(true)
      const bought = boughtByCard(share(10_001).items, { tournament: charging, entry: book.boat() }, book.all(), true)
      book.brings(linesOfCardPayment({ ...share(10_001), bought }))
      expect([book.standing().owed, book.boat().status]).toEqual([0, 'Paid'])
      book.changes({ users: ['ann'] })
      // Who leaves takes along what was forgiven, up to their share: nobody says whose it was.
      expect(book.standing().owed).toBe(10_001 - 18_002)
    })

    test('a part is forgiven, and the rest of the share is owed again: the boat is not out of it', () => {
      const book = aBook()
      book.changes(ONLY_FEE)
      book.brings(linesOfCardPayment(share(10_001)))
      book.givesBack(2_000, 'card')
      book.brings(backOf(8_001, 0))
      expect([book.standing().owed, book.boat().status]).toEqual([18_002, 'Pending'])
    })

    test('a part is owed again, and then everything goes back thing by thing: the boat is out of it', () => {
      const book = aBook()
      book.says('Paid')
      book.givesBack(4_000, 'cash', { isOwedAgain: true })
      for (const item of ['b1', 's1', 'fee']) book.givesBack(mostOf(book.all(), item), 'cash', { item })
      expect([paidBy(book.all()), book.standing().owed, book.boat().status]).toEqual([0, 0, 'Pending'])
    })

    test('everything went back to the card, the boat pays anew in cash, and then the bank cannot take the refund: it has paid twice', () => {
      const book = aBook()
      book.changes({ ...ONLY_FEE, users: ['ann'] })
      book.brings(linesOfCardPayment({ ...share(10_001), bought: new Map([['fee', { times: 1, charged: 10_001 }]]) }))
      const back = linesOfRefund({ entry: 'e', method: 'card', amount: 10_001 }, book.all())
      book.brings(back)
      book.says('Paid')
      expect([paidBy(book.all()), book.standing().owed, book.boat().status]).toEqual([10_001, 0, 'Paid'])
      book.brings(reversed(back))
      expect([paidBy(book.all()), book.standing().owed, book.boat().status]).toEqual([20_002, -10_001, 'Paid'])
      book.tooMuchBack()
      book.givesBack(1_000)
      expect([paidBy(book.all()), book.standing().owed, book.boat().status]).toEqual([9_001, 0, 'Paid'])
    })

    test('a pot was forgiven, and the provider gives the fee back on its own pages: the fee is owed, the pot is not', () => {
      const book = aBook()
      book.says('Paid', { inSidePot: false })
      book.givesBack(1_000, 'cash', { item: 'b1' })
      book.brings(backOf(20_002, 0))
      expect(book.standing().owed).toBe(20_002)
      book.says('Paid')
      expect([paidBy(book.all()), book.standing().owed, book.boat().status]).toEqual([20_002, 0, 'Paid'])
    })

    test('Bob cancels, gets his $100.01 back, and is taken out of the boat then: Ann has paid hers, and whoever replaces him pays', () => {
      const book = aBook()
      book.says('Paid', ONLY_FEE)
      book.givesBack(10_001)
      book.changes({ users: ['ann'] })
      expect([book.standing().due, book.standing().owed, book.boat().status]).toEqual([10_001, 0, 'Paid'])
      for (const swap of [false, true]) {
        const next = aBook()
        next.says('Paid', { inSidePot: false })
        next.givesBack(10_001)
        if (!swap) next.changes({ users: ['ann'] })
        expect(next.standing().owed).toBe(0)
        next.changes({ users: ['ann', 'cal'] })
        expect([next.standing().owed, next.boat().status]).toEqual([10_001, 'Pending'])
      }
      // A part of it by policy: the rest of his share is too much, to be refunded or kept.
      const half = aBook()
      half.says('Paid', ONLY_FEE)
      half.givesBack(5_000)
      half.changes({ users: ['ann'] })
      expect(half.standing().owed).toBe(10_001 - 15_002)
      half.keeps(5_001)
      expect([half.standing().owed, half.boat().status]).toEqual([0, 'Paid'])
      // What is refunded then is of Ann's.
      book.givesBack(3_000)
      expect([book.standing().due, book.standing().owed]).toEqual([7_001, 0])
      book.givesBack(paidBy(book.all()))
      expect([book.standing().owed, book.boat().status, book.toPay()]).toEqual([0, 'Pending', 10_001])
    })

    test('a card paid for two, one leaves, and all goes back on the pages of the provider: Refunded, and who comes after all pays in whole', () => {
      const book = aBook()
      book.changes(ONLY_FEE)
      const card = { ...share(20_002), bought: new Map([['fee', { times: 2, charged: 20_002 }]]) }
      book.brings(linesOfCardPayment(card))
      book.changes({ users: ['ann'] })
      book.brings(linesOfCardRefund({ ...card, overpaid: book.overpaid() }, 20_002))
      expect([paidBy(book.all()), book.standing().owed, book.boat().status, book.toPay()]).toEqual([0, 0, 'Pending', 10_001])
    })

    test('a bank has taken the fee, or the fee is owed again, and a pot is refunded by its name: the fee is still owed', () => {
      const chargeback: Line[] = [
        { account: 'card', amount: -10_001, entry: 'e' },
        { account: 'chargeback', amount: 10_001, entry: 'e', item: 'fee' },
      ]
      for (const isDisputed of [true, false]) {
        const book = aBook()
        book.changes({ users: ['ann'], inSidePot: false })
        book.says('Paid')
        if (isDisputed) book.brings(chargeback)
        else book.givesBack(10_001, 'cash', { item: 'fee', isOwedAgain: true })
        book.givesBack(1_000, 'cash', { item: 'b1' })
        expect([paidBy(book.all()), book.standing().owed]).toEqual([0, 10_001])
        if (isDisputed) book.brings(reversed(chargeback))
        else book.says('Paid')
        expect([paidBy(book.all()), book.standing().owed, book.boat().status]).toEqual([10_001, 0, 'Paid'])
      }
    })

    test('everything back, the pot is left, a card pays anew, and the pot is joined again: it is not free', () => {
      const book = aBook()
      book.changes({ users: ['ann'], inSidePot: false })
      book.says('Paid')
      book.givesBack(11_001)
      book.changes({ inBigFishPot: false })
      const bought = boughtByCard(share(10_001).items, { tournament: charging, entry: book.boat() }, book.all(), true)
      book.brings(linesOfCardPayment({ ...share(10_001), bought }))
      expect([book.standing().owed, book.boat().status]).toEqual([0, 'Paid'])
      book.changes({ inBigFishPot: true })
      expect(book.standing().owed).toBe(1_000)
    })

    test('a payment that never happened, of which a part went back, and a share comes by card: what was forgiven of it does not come back', () => {
      const book = aBook()
      book.says('Paid', ONLY_FEE)
      book.givesBack(5_000)
      book.voidsAll()
      const bought = boughtByCard(share(10_001).items, { tournament: charging, entry: book.boat() }, book.all(), false)
      book.brings(linesOfCardPayment({ ...share(10_001), bought }))
      expect(book.standing().owed).toBe(20_002 + 5_000 - 10_001)
    })

    test('half by policy after too much went back, or after a refund that was owed again and paid: half of the fee, and once', () => {
      const policy = { steps: [{ until: '2027-06-10', percent: 50 }] }
      const proposes = (book: ReturnType<typeof aBook>) =>
        refundableOf({ tournament: charging, entry: book.boat(), lines: book.all(), policy, today: '2027-06-05' }).proposal.amount
      const tooMuch = aBook()
      tooMuch.says('Paid')
      tooMuch.changes(ONLY_FEE)
      tooMuch.tooMuchBack()
      expect(proposes(tooMuch)).toBe(10_001)
      tooMuch.givesBack(10_001)
      expect(proposes(tooMuch)).toBe(0)
      const again = aBook()
      again.says('Paid', ONLY_FEE)
      again.givesBack(20_002, 'cash', { isOwedAgain: true })
      again.says('Paid')
      expect(proposes(again)).toBe(10_001)
    })
  })

  test('a no-show fee: half of what a boat that was deleted had paid is refunded and the rest is kept; brought back, it has paid that half', () => {
    const book = aBook()
    book.says('Paid', { inBigFishPot: false, inSidePot: false })
    book.changes({ deleted: true })
    book.givesBack(10_001)
    expect(book.standing().owed).toBe(-10_001)
    book.keeps(10_001)
    expect([book.standing().owed, paidBy(book.all()), placesOf(book.all())]).toEqual([0, 10_001, 10_001])
    expect(imbalance(book.all())).toBe(0)
    book.changes({ deleted: false })
    expect([book.standing().due, book.standing().owed, book.boat().status]).toEqual([20_002, 10_001, 'Pending'])
  })

  test('his share is kept, and hers is refunded: the policy proposes hers alone, and the boat is refunded', () => {
    const book = aBook()
    book.says('Paid', { inBigFishPot: false, inSidePot: false })
    book.changes({ users: ['ann'] })
    book.keeps(10_001)
    const policy = { steps: [{ until: '2027-06-10', percent: 50 }] }
    const of = { tournament: charging, entry: book.boat(), lines: book.all(), today: '2027-06-05' }
    expect(refundableOf({ ...of, policy }).proposal.amount).toBe(5_000)
    expect(refundableOf({ ...of, policy: null }).proposal.amount).toBe(10_001)
    book.givesBack(10_001)
    expect([book.standing().owed, book.boat().status]).toEqual([0, 'Pending'])
    book.says('Paid')
    expect([paidBy(book.all()), book.standing().owed, book.boat().status]).toEqual([20_002, 0, 'Paid'])
  })

  test('two payments, and the second is kept as a tip: nobody is asked any more; a pot that is bought then is paid with it', () => {
    const book = aBook()
    book.says('Paid', { inBigFishPot: false, inSidePot: false })
    book.changes({ users: ['ann'] })
    book.keeps(10_001)
    expect([book.standing().owed, book.boat().status]).toEqual([0, 'Paid'])
    book.changes({ inBigFishPot: true })
    expect([book.standing().due, book.standing().owed, book.boat().status]).toEqual([20_002, 0, 'Paid'])
  })

  test('the bank took it meanwhile: the rest goes back for nothing in particular, and still adds up', () => {
    const lines = linesOfRefund({ entry: 'e', method: 'card', amount: 500 }, [])
    expect(lines).toMatchObject([
      { account: 'card', amount: -500 },
      { account: 'refund', amount: 500, item: null },
    ])
  })
})
