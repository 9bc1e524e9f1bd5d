import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linesOfMemberLog, memberCopies, memberPaidTwice, memberPayment, memberPaymentsSaid, paidByHand } from './member-log.ts'
import type { PaidWith } from './paid-with.ts'
import { NO_PAYMENT_LOG, type PaymentLog, paymentsIn, voidsOf } from './payment-log.ts'
import { difference, imbalance, type Line, netLines } from './posting.ts'

const FEE = 4_000

/** A tablet with its till: what its people have really taken, and said that they did not take, at it. */
class Tablet {
  log: PaymentLog = NO_PAYMENT_LOG
  till = 0
  #next = 1
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
  get #making() {
    const at = new Date(Date.UTC(2027, 5, 12) + this.#next).toISOString()
    return { at, newId: () => `${this.name}${String(this.#next++).padStart(6, '0')}` }
  }
  #says(fresh: PaymentLog): void {
    const before = paidByHand(this.log)
    this.log = { ...this.log, ...fresh }
    this.till += paidByHand(this.log) - before
  }
  takes = (amount: number, method: 'cash' | 'check'): void => this.#says(memberPayment(this.log, amount, { method }, this.#making))
  saysInAll = (amountPaid: number, paidWith: PaidWith | null | undefined): void =>
    this.#says(memberPaymentsSaid(this.log, { amountPaid, paidWith }, this.#making))
  voids(which: number): void {
    const there = paymentsIn(this.log)
    const one = there[which % Math.max(1, there.length)]
    if (one) this.#says(voidsOf(this.log, [one.item], this.#making))
  }
}

/** What all have sent: a posting for each event in the order in which they arrive. */
class Server {
  log: PaymentLog = NO_PAYMENT_LOG
  postings: Line[] = []
  takes(sent: PaymentLog): void {
    for (const [id, event] of Object.entries(sent)) {
      if (Object.hasOwn(this.log, id)) continue
      const after = { ...this.log, [id]: event }
      const posted = difference(linesOfMemberLog(after), linesOfMemberLog(this.log))
      expect(imbalance(posted)).toBe(0)
      this.postings.push(...posted)
      this.log = after
    }
  }
}

const tablet = fc.nat(1)
const method = fc.constantFrom('cash' as const, 'check' as const)
const amount = fc.constantFrom<number>(1_500, 2_500, FEE, 1)
const way = fc.oneof(
  method.map((one): PaidWith => ({ method: one })),
  fc.constantFrom(null, undefined, { method: 'free' as const }),
)
const deed = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('takes' as const), tablet, amount, method }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('says in all' as const), tablet, amount: fc.nat(6_000), way }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('voids' as const), tablet, which: fc.nat(5) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('a little signal' as const), tablet }) },
)
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never

function liveThrough(deeds: readonly Deed[]) {
  const tablets = [new Tablet('a'), new Tablet('b')] as const
  const server = new Server()
  for (const one of deeds) {
    const there = tablets[one.tablet]!
    if (one.does === 'takes') there.takes(one.amount, one.method)
    else if (one.does === 'says in all') there.saysInAll(one.amount, one.way)
    else if (one.does === 'voids') there.voids(one.which)
    else {
      server.takes(there.log)
      there.log = { ...there.log, ...server.log }
    }
  }
  for (const there of tablets) server.takes(there.log)
  for (const there of tablets) there.log = { ...there.log, ...server.log }
  return { tablets, server }
}

const days = fc.array(deed, { minLength: 1, maxLength: 12 })
const byAccount = (a: Line, b: Line): number => (a.account < b.account ? -1 : 1)
const inOrder = (lines: readonly Line[]) => netLines(lines).toSorted(byAccount)

describe('a member of a season pays at two tablets that cannot hear each other', () => {
  test('LAW: in the evening the books hold what people took at both, and both tablets say the same of the member', () => {
    let both = 0
    fc.assert(
      fc.property(days, (deeds) => {
        const { tablets, server } = liveThrough(deeds)
        const acts = Object.values(server.log).map(({ act }) => act)
        // Two who both take back one payment have given its money once: only where nobody did are the tills the plain sum.
        if (acts.every((act) => act === 'make')) expect(paidByHand(server.log)).toBe(tablets[0].till + tablets[1].till)
        if (tablets.every(({ till }) => till > 0)) both++
        for (const there of tablets) expect(memberCopies(there.log, null)).toEqual(memberCopies(server.log, null))
      }),
      { numRuns: 3000 },
    )
    expect(both).toBeGreaterThan(300)
  })

  test('LAW: in whatever order events arrive, and however often, the postings together are what the log says', () => {
    fc.assert(
      fc.property(days, fc.infiniteStream(fc.nat()), (deeds, dice) => {
        const { server } = liveThrough(deeds)
        const events = Object.entries(server.log)
        const shuffled = events
          .concat(events)
          .map((event) => ({ event, rank: dice.next().value! }))
          .toSorted((a, b) => a.rank - b.rank)
        const other = new Server()
        for (const { event } of shuffled) other.takes(Object.fromEntries([event]))
        expect(inOrder(other.postings)).toEqual(inOrder(linesOfMemberLog(server.log)))
        expect(inOrder(server.postings)).toEqual(inOrder(other.postings))
      }),
      { numRuns: 1000 },
    )
  })

  test('LAW: each blind overpayment is asked about, and no right sum is', () => {
    let asked = 0
    fc.assert(
      fc.property(days, (deeds) => {
        const { server } = liveThrough(deeds)
        const there = paymentsIn(server.log)
        const knows = (one: (typeof there)[number], other: (typeof there)[number]) => one.history[0]!.event.seen.includes(other.item)
        const isBlind = there.some((one) => there.some((other) => one !== other && !knows(one, other) && !knows(other, one)))
        const twice = memberPaidTwice({ amount: FEE, paymentLog: server.log })
        expect(twice.length > 0).toBe(isBlind && paidByHand(server.log) > FEE)
        if (twice.length > 0) asked++
      }),
      { numRuns: 2000 },
    )
    expect(asked).toBeGreaterThan(100)
  })

  test('LAW: a total that is said is what counts then, whatever was there; said again, it adds nothing', () => {
    fc.assert(
      fc.property(days, fc.nat(9_000), way, (deeds, total, paidWith) => {
        const { log } = liveThrough(deeds).server
        let next = 0
        const making = { at: '2027-06-13T00:00:00.000Z', newId: () => `z${String(next++).padStart(6, '0')}` }
        const said = { amountPaid: total, paidWith }
        const after = { ...log, ...memberPaymentsSaid(log, said, making) }
        if (paidWith?.method !== 'free' || total <= paidByHand(log)) expect(paidByHand(after)).toBe(total)
        else expect(paidByHand(after)).toBe(paidByHand(log))
        expect(memberPaymentsSaid(after, { amountPaid: paidByHand(after) }, making)).toEqual({})
      }),
      { numRuns: 2000 },
    )
  })
})

test('the same $40 at two tablets is $80 in two tills, and somebody is asked; $15 here and $25 there of $40 ask nobody', () => {
  const blind = (amounts: readonly [number, number]) =>
    liveThrough(amounts.map((cents, at) => ({ does: 'takes' as const, tablet: at, amount: cents, method: 'cash' as const }))).server.log
  const twice = blind([FEE, FEE])
  expect([paidByHand(twice), memberPaidTwice({ amount: FEE, paymentLog: twice }).map(({ amount }) => amount)]).toEqual([8_000, [FEE, FEE]])
  const parts = blind([1_500, 2_500])
  expect([paidByHand(parts), memberPaidTwice({ amount: FEE, paymentLog: parts })]).toEqual([4_000, []])
  // A card has paid it as well: with it the two are too much.
  expect(memberPaidTwice({ amount: FEE, paidByCard: 1_000, paymentLog: parts })).toHaveLength(2)
})

test('a member has paid in one way, or in no one way: the copy says how only where all of it came so', () => {
  let next = 0
  const making = { at: '2027-06-12T00:00:00.000Z', newId: () => `m${next++}` }
  const check: PaidWith = { method: 'check', note: '1042' }
  const log = memberPayment(NO_PAYMENT_LOG, 1_500, check, making)
  expect(memberCopies(log, null)).toEqual({ amountPaid: 1_500, paidWith: check })
  const both = { ...log, ...memberPayment(log, 2_500, { method: 'cash' }, making) }
  expect(memberCopies(both, check)).toEqual({ amountPaid: 4_000, paidWith: null })
  // Saying that nobody says how, as it is shown, moves no money out of the drawer.
  expect(memberPaymentsSaid(both, { amountPaid: 4_000, paidWith: null }, making)).toEqual({})
  const said = { ...both, ...memberPaymentsSaid(both, { paidWith: { method: 'cash' } }, making) }
  expect([memberCopies(said, null), netLines(linesOfMemberLog(said))[0]]).toMatchObject([
    { amountPaid: 4_000, paidWith: { method: 'cash' } },
    { account: 'cash', amount: 4_000 },
  ])
  expect(memberCopies(NO_PAYMENT_LOG, { method: 'free', note: 'Keeps the books' }).paidWith).toMatchObject({ method: 'free' })
})
