import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOf } from '../money/payment-log.ts'
import type { Line } from '../money/posting.ts'
import { buyingNow, leftToPay, paidBy, standingOf } from '../money/standing.ts'
import { cardCharge } from './card-charge.ts'
import { owedBy, partOf } from './entry-money.ts'
import { payBy } from './pay-by.ts'
import { partsOf, sharesOf, splitCents } from './shares.ts'

const charging = (entryFee: number) => ({
  entryFee,
  settings: { payout: { bigFishEnabled: true, sidePot: true } },
  bigfishpots: [{ _id: 'b1', name: 'Big fish', entryFee: 1_000 }],
  sidepots: [{ _id: 's1', name: 'Smallmouth', entryFee: 333 }],
})
const CREW = ['ann', 'bob', 'cal']

test('LAW: the shares are whole cents that add up to the whole; the odd cents go to the first', () => {
  expect([splitCents(13_000, 2), splitCents(10_001, 2), splitCents(10_001, 3)]).toEqual([
    [6_500, 6_500],
    [5_001, 5_000],
    [3_334, 3_334, 3_333],
  ])
  fc.assert(
    fc.property(fc.nat(2_000_000), fc.integer({ min: 1, max: 6 }), (whole, count) => {
      const shares = splitCents(whole, count)
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(whole)
      expect(shares[0]! - shares.at(-1)!).toBeLessThanOrEqual(1)
      expect(shares).toEqual(shares.toSorted((a, b) => b - a))
    }),
  )
})

test('a part of Ann’s share is forgiven before Bob has paid: he owes his half, and she owes nothing', () => {
  const boat = { users: ['ann', 'bob'], status: 'Pending', partPaid: [{ user: 'ann', amount: 8_000 }] }
  expect(sharesOf(charging(20_000), boat, 10_000).map(({ owes }) => owes)).toEqual([0, 10_000])
  // A pot that is bought when one has paid for two: who has paid the least owes it.
  expect(sharesOf(charging(20_000), { ...boat, partPaid: [] }, 6_000).map(({ owes }) => owes)).toEqual([3_000, 3_000])
})

const part = fc.record({ user: fc.constantFrom(null, ...CREW, 'gone'), amount: fc.integer({ min: 1, max: 9_000 }) })
const boat = fc.record({
  users: fc.constantFrom(CREW.slice(0, 1), CREW.slice(0, 2), CREW),
  status: fc.constantFrom('Pending', 'Pending', 'Paid'),
  freeEntry: fc.boolean(),
  inBigFishPot: fc.boolean(),
  inSidePot: fc.boolean(),
  partPaid: fc.array(part, { maxLength: 4 }),
})

test('LAW: what the anglers owe is what the boat owes, whoever paid before, at whatever price', () => {
  fc.assert(
    fc.property(boat, fc.nat(30_000), (entry, fee) => {
      const shares = sharesOf(charging(fee), entry)
      expect(shares.reduce((sum, { owes }) => sum + owes, 0)).toBe(owedBy(charging(fee), entry))
      for (const { share, owes } of shares) expect(owes >= 0 && owes <= share).toBe(true)
    }),
  )
})

test('the price rises after one has paid: each owes what is missing of their own share; it falls: the other one pays what is left', () => {
  const entry = { users: CREW.slice(0, 2), status: 'Pending', partPaid: [{ user: 'ann', amount: 6_500 }] }
  const owes = (fee: number) => sharesOf(charging(fee), entry).map((share) => share.owes)
  expect([owes(13_000), owes(15_000), owes(10_000), owes(5_000)]).toEqual([
    [0, 6_500],
    [1_000, 7_500],
    [0, 3_500],
    [0, 0],
  ])
})

test('LAW: the list of who has paid comes to what the ledger says; a refund takes from whose it was', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), fc.nat(20_000), fc.constantFrom(null, ...CREW), (parts, total, user) => {
      const after = partsOf(parts, total, user)
      expect(partOf({ partPaid: after })).toBe(total)
      for (const { amount } of after) expect(amount).toBeGreaterThan(0)
    }),
  )
  const both = [
    { user: 'ann', amount: 6_500 },
    { user: 'bob', amount: 6_500 },
  ]
  expect(partsOf(both, 6_500, 'ann')).toEqual([both[1]])
  expect(partsOf(both.slice(0, 1), 13_000, 'bob')).toEqual(both)
})

test('LAW: shares paid in turn are paid thing by thing, to the cent; each bears its own card fee and the $2 of its angler', () => {
  fc.assert(
    fc.property(boat, fc.nat(30_000), ({ users, ...given }, fee) => {
      const [tournament, paid, fees] = [charging(fee), new Map<string, number>(), [] as number[]]
      const whole = cardCharge(tournament, { ...given, users })
      for (const { owes } of sharesOf(tournament, { ...given, users, status: 'Pending', partPaid: [] })) {
        const charge = cardCharge(tournament, { ...given, users }, { share: { cents: owes, paid, anglers: 1 } })
        expect(charge.items.reduce((sum, { cost }) => sum + cost, 0)).toBe(charge.amount)
        if (owes === 0) continue
        expect(charge.amount - charge.applicationFee).toBe(owes)
        fees.push(charge.items.find(({ key }) => key === 'platform')!.cost)
        for (const { key, cost, type } of charge.items) if (type === 'Entry Fee') paid.set(key, (paid.get(key) ?? 0) + cost)
      }
      const things = whole.items.filter(({ type }) => type === 'Entry Fee')
      expect([...paid].sort()).toEqual(things.map(({ key, cost }) => [key, cost]).sort())
      for (const cents of fees) expect(cents).toBe(200)
    }),
  )
})

const lineOf = (item: string, cents: number): Line[] => [
  { account: 'card', amount: cents, entry: 'e' },
  { account: item === 'fee' ? 'entry-fee' : 'side-pot', amount: 0 - cents, entry: 'e', item },
]

test('LAW: due = paid + owed, and the ramp takes exactly what is owed, also when a pot that a share paid for is gone', () => {
  const paidFor = fc.record({ item: fc.constantFrom('fee', 'b1', 's1'), cents: fc.integer({ min: 1, max: 7_000 }) })
  fc.assert(
    fc.property(boat, fc.integer({ min: 1, max: 30_000 }), fc.array(paidFor, { maxLength: 4 }), (entry, fee, paid) => {
      const others = paid.flatMap(({ item, cents }) => lineOf(item, cents))
      const pending = { ...entry, _id: 'e', status: 'Pending', partPaid: [{ user: 'ann', amount: paidBy(others) }] }
      const owed = owedBy(charging(fee), pending)
      const account = standingOf(charging(fee), pending, others)
      expect(account.due).toBe(account.paid + account.owed)
      expect(Math.max(0, account.owed)).toBe(owed)
      expect(leftToPay(charging(fee), pending, others)).toBe(owed)
      expect(amountOf(buyingNow(charging(fee), pending, others))).toBe(owed)
    }),
  )
})

test('pay by: the day on which registration closes, if that is before the event; else its first day', () => {
  const closing = (registrationClosesAt?: string) => ({ startDate: '2027-06-12', settings: { payout: { registrationClosesAt } } })
  expect([payBy(closing('2027-06-10T23:00:00.000Z')), payBy(closing()), payBy(closing('2027-06-13T05:00:00.000Z'))]).toEqual([
    '2027-06-10',
    '2027-06-12',
    '2027-06-12',
  ])
})
