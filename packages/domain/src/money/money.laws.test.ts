import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tournamentResults } from '../engine.ts'
import { chargeOf } from '../registration/entry-money.ts'
import { presentEntries } from '../scoring/field.ts'
import { randomTournament } from '../testing/random-tournaments.ts'
import { ACCOUNTS, isPlace } from './accounts.ts'
import { linesOfCredits } from './credit-lines.ts'
import { entryAccount, linesOfEntry, paidBy } from './entry-lines.ts'
import { moneyOf } from './money-of.ts'
import { RAMP_METHODS } from './paid-with.ts'
import { linesOfPayment } from './payment-lines.ts'
import { difference, imbalance, type Line, netLines, refuseUnbalanced, reversed } from './posting.ts'

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
  /** Money that came by another way, such as a card, or went back. */
  byCard: fc.constantFrom(0, 0, 0, 3_333, -1_000),
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
  test('every step adds up, once is enough, due = paid + owed, and a boat that is taken out leaves nothing of its own', () => {
    fc.assert(
      fc.property(fc.array(deed, { minLength: 1, maxLength: 12 }), (deeds) => {
        let own: Line[] = []
        let others: Line[] = []
        let wasPaid = false
        for (const { fee, byCard, ...entry } of deeds) {
          if (byCard) {
            others = [
              ...others,
              { account: 'card', amount: byCard, entry: 'e' },
              { account: byCard > 0 ? 'entry-fee' : 'refund', amount: -byCard, entry: 'e' },
            ]
          }
          const boat = { _id: 'e', ...entry }
          const tournament = charging(fee)
          const wanted = linesOfEntry(tournament, boat, { own, others, wasPaid })
          wasPaid = boat.status === 'Paid' && !boat.deleted
          expect(imbalance(wanted)).toBe(0)
          const posted = difference(wanted, own)
          if (posted.length) refuseUnbalanced(posted)
          own = [...own, ...posted]
          expect(difference(linesOfEntry(tournament, boat, { own, others, wasPaid }), own)).toEqual([])
          const account = entryAccount(tournament, boat, [...own, ...others])
          expect(account.due).toBe(account.paid + account.owed)
          if (boat.status !== 'Paid' || boat.deleted) expect(netLines(own)).toEqual([])
          // What came too much is to be given back, and nobody is charged more than the dearest day.
          else expect(account.owed).toBeLessThanOrEqual(0)
          if (boat.status === 'Paid') expect(account.due).toBeLessThanOrEqual(chargeOf(charging(12_500), boat))
        }
      }),
      { numRuns: 500 },
    )
  })

  test('paid at one price it has paid what it was charged then, also when the fee is raised and a pot is bought later', () => {
    const boat = { _id: 'e', users: ['ann', 'bob'], status: 'Paid' }
    const first = linesOfEntry(charging(10_000), boat, { own: [], others: [] })
    expect(paidBy(first)).toBe(chargeOf(charging(10_000), boat))
    const later = { ...boat, inBigFishPot: true }
    expect(paidBy(linesOfEntry(charging(12_500), later, { own: first, others: [] }))).toBe(20_000 + 1_000)
  })

  test('half by card, the rest in cash at the ramp', () => {
    const boat = { _id: 'e', users: ['ann', 'bob'], status: 'Paid' }
    const others: Line[] = [
      { account: 'card', amount: 10_000, entry: 'e' },
      { account: 'entry-fee', amount: -10_000, entry: 'e' },
    ]
    const own = linesOfEntry(charging(10_000), boat, { own: [], others })
    expect(own.find(({ account }) => account === 'cash')?.amount).toBe(10_000)
    expect(entryAccount(charging(10_000), { ...boat, status: 'Pending' }, others)).toMatchObject({
      due: 20_000,
      paid: 10_000,
      owed: 10_000,
    })
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
        const paidIn = entries.map((entry) => linesOfEntry(tournament, entry, { own: [], others: [] }))
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
