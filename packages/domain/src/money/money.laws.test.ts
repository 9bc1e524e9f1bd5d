import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tournamentResults } from '../engine.ts'
import { chargeOf } from '../registration/entry-money.ts'
import { presentEntries } from '../scoring/field.ts'
import { BoatBook, type BookedBoat } from '../testing/boat-book.ts'
import { randomTournament } from '../testing/random-tournaments.ts'
import { ACCOUNTS, isPlace } from './accounts.ts'
import { isUnpaidNow } from './cash-in-hand.ts'
import { linesOfCredits } from './credit-lines.ts'
import { moneyOf } from './money-of.ts'
import { RAMP_METHODS } from './paid-with.ts'
import { linesOfPayment } from './payment-lines.ts'
import { linesOfPayment as linesAtRamp, paymentsIn, refundsIn } from './payment-log.ts'
import { difference, imbalance, type Line, netLines, refuseUnbalanced, reversed } from './posting.ts'
import { buyingNow, leftToPay, paidBy, standingOf } from './standing.ts'

const cents = fc.integer({ min: 0, max: 2_000_000 })
const line: fc.Arbitrary<Line> = fc.record({
  account: fc.constantFrom(...ACCOUNTS),
  amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  entry: fc.constantFrom(null, 'e1', 'e2'),
  item: fc.constantFrom(null, 'fee', 'p1'),
  times: fc.integer({ min: -3, max: 3 }),
  charged: fc.integer({ min: -1000, max: 1000 }),
})
const lines = fc.array(line, { maxLength: 12 })
const payment = fc.record({
  amount: cents,
  status: fc.constantFrom('pending', 'completed', 'void'),
  debitOrCredit: fc.constantFrom('debit' as const, 'credit' as const),
  paymentForType: fc.constantFrom(null, 'Tournament', 'Membership', 'Raffle'),
  items: fc.array(fc.record({ type: fc.constantFrom('Entry Fee', 'Processing Fees', 'Main Pot Payout', 'Side Pot Payout'), cost: cents }), {
    maxLength: 3,
  }),
  metaData: fc.constantFrom(null, { method: 'cash' }, { method: 'by pigeon' }),
})

/** What somebody does to a boat at the ramp. */
const deed = fc.record({
  status: fc.constantFrom('Paid', 'Pending'),
  paidOnline: fc.boolean(),
  paidWith: fc.constantFrom(null, ...RAMP_METHODS.map((method) => ({ method }))),
  freeEntry: fc.boolean(),
  deleted: fc.constantFrom(false, false, false, true),
  users: fc.constantFrom<string[]>(['ann'], ['ann', 'bob'], ['ann', 'bob', 'cal']),
  inBigFishPot: fc.boolean(),
  inSidePot: fc.boolean(),
  fee: fc.constantFrom(10_000, 10_001, 12_500),
  /** Money that came by another way, such as a card. */
  byCard: fc.constantFrom(0, 0, 0, 3_333),
  /** So much of what was paid is refunded in cash. */
  back: fc.constantFrom(0, 0, 0, 1_000, 50_000),
})

const charging = (entryFee: number) => ({
  entryFee,
  settings: { payout: { bigFishEnabled: true, sidePot: true, chargePer: 'Angler' as const } },
  bigfishpots: [{ _id: 'b1', name: 'Big fish', entryFee: 1_000 }],
  sidepots: [{ _id: 's1', name: 'Smallmouth', entryFee: 501 }],
})

describe('postings', () => {
  test('a reversal of a reversal is what was there at first, and both come to nothing', () => {
    fc.assert(
      fc.property(lines, (some) => {
        expect(netLines(reversed(reversed(some)))).toEqual(netLines(some))
        expect(netLines([...some, ...reversed(some)])).toEqual([])
      }),
    )
  })

  test('what is posted, and the difference to what is wanted, is what is wanted; nothing is missing then', () => {
    fc.assert(
      fc.property(lines, lines, (posted, wanted) => {
        const after = [...posted, ...difference(wanted, posted)]
        expect(difference(wanted, after)).toEqual([])
        expect(imbalance(after)).toBe(imbalance(wanted))
      }),
    )
  })

  test('what does not add up, or is no whole cent, is refused', () => {
    expect(() => refuseUnbalanced([])).toThrow('without lines')
    expect(() => refuseUnbalanced([{ account: 'cash', amount: 100 }])).toThrow('off by 100 cents')
    expect(() =>
      refuseUnbalanced([
        { account: 'cash', amount: 100 },
        { account: 'entry-fee', amount: -99 },
      ]),
    ).toThrow('off by 1 cents')
    expect(() =>
      refuseUnbalanced([
        { account: 'cash', amount: 0.5 },
        { account: 'entry-fee', amount: -0.5 },
      ]),
    ).toThrow('whole cents')
  })
})

describe('whatever is paid', () => {
  test('payments and credits add up to zero, and a credit that is taken back leaves nothing', () => {
    fc.assert(
      fc.property(payment, fc.integer({ min: -500, max: 500 }), (paid, amount) => {
        expect(imbalance(linesOfPayment(paid))).toBe(0)
        expect(imbalance(linesOfCredits({ amount }))).toBe(0)
        expect(netLines([...linesOfCredits({ amount }), ...linesOfCredits({ amount: -amount, counterOf: 'x' })])).toEqual([])
      }),
    )
  })

  test('in − out is kept, and kept is what the places hold', () => {
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 20 }), (paid) => {
        const all = paid.flatMap(linesOfPayment)
        const money = moneyOf(all)
        expect(money.in - money.out).toBe(money.kept)
        expect(money.places.reduce((sum, { left }) => sum + left, 0)).toBe(money.kept)
        const held = all.filter(({ account }) => isPlace(account)).reduce((sum, { amount }) => sum + amount, 0)
        expect(money.kept).toBe(held)
      }),
    )
  })
})

describe('a boat, whatever is done to it', () => {
  test('every payment adds up, once is enough, due = paid + owed, and only payments move a place', () => {
    fc.assert(
      fc.property(fc.array(deed, { minLength: 1, maxLength: 12 }), (deeds) => {
        const book = new BoatBook(charging(10_000), { _id: 'e', users: ['ann'], status: 'Pending' } as BookedBoat)
        for (const { fee, byCard, back, ...entry } of deeds) {
          book.tournament = charging(fee)
          if (byCard) {
            book.brings([
              { account: 'card', amount: byCard, entry: 'e' },
              { account: 'entry-fee', amount: -byCard, entry: 'e' },
            ])
          }
          const goesBack = Math.min(back, Math.max(0, paidBy(book.all)))
          if (goesBack > 0) book.refunds(goesBack)
          const { status, paidOnline, paidWith, ...buys } = entry
          const before = moneyOf(book.all).places
          book.says(buys)
          expect(moneyOf(book.all).places).toEqual(before)
          const fresh = book.says({ status, paidOnline, paidWith })
          for (const event of Object.values(fresh)) if (event.act !== 'void') expect(imbalance(linesAtRamp('e', event))).toBe(0)
          if (status === 'Paid' && !entry.deleted) expect(leftToPay(charging(fee), book.boat, book.all)).toBe(0)
          expect(book.says({ status: book.boat.status })).toEqual({})
          const account = standingOf(charging(fee), book.boat, book.all)
          expect(account.due).toBe(account.paid + account.owed)
          if (book.boat.status === 'Paid') expect(account.owed).toBeLessThanOrEqual(0)
          const shown = { ...book.boat, paymentLog: book.log, books: { others: book.others } }
          expect(isUnpaidNow(charging(fee), shown), 'unpaid is who owes').toBe(account.owed > 0)
        }
        const taken = () => paymentsIn(book.log).reduce((sum, { amount }) => sum + amount, 0)
        const [before, wasPaid] = [taken(), book.boat.status === 'Paid']
        book.says({ status: 'Pending' })
        // It never happened, but for what was refunded of it.
        const refunds = refundsIn(book.log)
        const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0)
        expect(wasPaid ? Math.min(taken(), refunded) : before).toBe(taken())
        if (wasPaid && before > 0 && refunded === 0) expect(taken()).toBe(0)
        for (const { item } of wasPaid ? paymentsIn(book.log).filter(({ amount }) => amount > 0) : [])
          expect(refunds.some(({ event }) => event.seen.includes(item))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('paid at one price it has paid what it was charged then, also when the fee is raised and a pot is bought later', () => {
    const book = new BoatBook(charging(10_000), { _id: 'e', users: ['ann', 'bob'], status: 'Pending', inBigFishPot: false as boolean })
    book.says({ status: 'Paid' })
    expect(paidBy(book.all)).toBe(chargeOf(charging(10_000), book.boat))
    book.tournament = charging(12_500)
    book.says({ inBigFishPot: true, status: 'Paid' })
    expect(paidBy(book.all)).toBe(20_000 + 1_000)
  })

  test('who had nothing to pay is not asked when the fee is raised later; a pot on top is', () => {
    const book = new BoatBook(charging(0), { _id: 'e', users: ['ann'], status: 'Pending', inBigFishPot: false as boolean })
    book.says({ status: 'Paid' })
    book.tournament = charging(10_000)
    book.says({ inBigFishPot: true })
    expect([book.boat.status, leftToPay(book.tournament, book.boat, book.all)]).toEqual(['Pending', 1_000])
  })

  test('half by card, the rest in cash at the ramp', () => {
    const boat = { _id: 'e', users: ['ann', 'bob'], status: 'Pending' }
    const others: Line[] = [
      { account: 'card', amount: 10_000, entry: 'e' },
      { account: 'entry-fee', amount: -10_000, entry: 'e' },
    ]
    expect(buyingNow(charging(10_000), boat, others)).toMatchObject([{ item: 'fee', cents: 10_000 }])
    expect(standingOf(charging(10_000), boat, others)).toMatchObject({ due: 20_000, paid: 10_000, owed: 10_000 })
  })
})

describe('a day from the first fee to the last payout', () => {
  test('what comes in is what the engine pays out and what is kept: of the pool, of the pots, and of what the club keeps', () => {
    fc.assert(
      fc.property(randomTournament, (input) => {
        const { tournament } = input
        const entries = presentEntries(input.entries).map((entry) => ({ ...entry, status: 'Paid' }))
        const result = tournamentResults({ ...input, entries })
        const paidOut = [
          ...result.payouts.payouts,
          ...result.payouts.groupPots.flatMap((group) => group.payouts),
          ...result.pots.flatMap((pot) => pot.payouts),
        ].map(({ amount }) => linesOfPayment({ amount, status: 'completed', debitOrCredit: 'debit' }))
        const paidIn = entries.map((entry) => linesAtRamp(entry._id, { method: 'cash', buys: buyingNow(tournament, entry, []) }))
        const money = moneyOf([...paidIn, ...paidOut].flat())
        const { pool, gross, retained, groupPots, paid, bonusPaid } = result.payouts
        const own = new Map([...(tournament.bigfishpots ?? []), ...(tournament.sidepots ?? [])].map((pot) => [pot._id, pot]))
        const bought = result.pots.filter(({ pot }) => !own.get(pot)?.includedInEntryFee)
        // Read from the engine alone: what each pot holds is what it pays and what it keeps.
        const poolKept = retained + groupPots.reduce((sum, group) => sum + group.retained, 0)
        const poolPaid = paid + groupPots.reduce((sum, group) => sum + group.paid, 0)
        expect(poolPaid + poolKept).toBe(pool)
        const potsPaid = result.pots.reduce((sum, pot) => sum + pot.paid, 0)
        expect(money.out).toBe(poolPaid + bonusPaid + potsPaid)
        const boughtFor = bought.reduce((sum, { pot, participants }) => sum + participants * (own.get(pot)?.entryFee ?? 0), 0)
        expect(money.in).toBe(gross + boughtFor)
      }),
      { numRuns: 300 },
    )
  })
})
