import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BoatBook } from '../testing/boat-book.ts'
import { linesOfLog, type PaymentLog, paymentsIn, takenTwice, voidedTwice, voidsOf } from './payment-log.ts'
import { difference, imbalance, type Line, netLines } from './posting.ts'
import { overpaidBy, paidBy, standingOf } from './standing.ts'

const tournament = {
  entryFee: 10_000,
  settings: { payout: { bigFishEnabled: true, sidePot: true } },
  bigfishpots: [{ _id: 'b1', name: 'Big fish', entryFee: 1_000 }],
  sidepots: [{ _id: 's1', name: 'Smallmouth', entryFee: 501 }],
}
const BOAT = {
  ...{ _id: 'e', status: 'Pending' as 'Paid' | 'Pending', users: ['ann'], paidOnline: false },
  ...{ paidWith: null as { method: 'cash' | 'check'; note?: string } | null, inBigFishPot: false, inSidePot: false },
}
type Boat = typeof BOAT

/** A tablet with its till: what its people have really taken and given at it. */
class Tablet extends BoatBook<Boat> {
  till = 0

  override says(change: Partial<Boat>): PaymentLog {
    const before = this.taken()
    const fresh = super.says(change)
    this.till += this.taken() - before
    return fresh
  }
  taken = (): number => paymentsIn(this.log).reduce((sum, { amount }) => sum + amount, 0)
  /** It hears of everything: the boat as others have changed it, their payments, cards and refunds. */
  hears(server: Server): void {
    this.log = { ...this.log, ...server.log }
    this.others = server.others
    this.boat = server.boat
    this.hear()
  }
}

/** What all have sent: a posting for each event in the order in which they arrive. */
class Server extends BoatBook<Boat> {
  postings: Line[] = []

  override refunds(amount: number): PaymentLog {
    const before = linesOfLog('e', this.log)
    const fresh = super.refunds(amount)
    this.postings.push(...difference(linesOfLog('e', this.log), before))
    return fresh
  }
  takes(tablet: Tablet): void {
    for (const [id, event] of Object.entries(tablet.log)) {
      if (Object.hasOwn(this.log, id)) continue
      const after = { ...this.log, [id]: event }
      const posted = difference(linesOfLog('e', after), linesOfLog('e', this.log))
      expect(imbalance(posted)).toBe(0)
      this.postings.push(...posted)
      this.log = after
    }
    this.boat = { ...this.boat, inBigFishPot: tablet.boat.inBigFishPot, inSidePot: tablet.boat.inSidePot }
    this.hear()
  }
}

const tablet = fc.nat(1)
const method = fc.constantFrom('cash' as const, 'check' as const)
const deed = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('pays' as const), tablet, method }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('never paid' as const), tablet }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('other method' as const), tablet, method }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('pots' as const), tablet, inBigFishPot: fc.boolean(), inSidePot: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('a little signal' as const), tablet }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('gives back' as const), part: fc.constantFrom(30, 100) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('a card pays' as const) }) },
)
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never

function liveThrough(deeds: readonly Deed[]) {
  const tablets = [new Tablet(tournament, BOAT, 'a'), new Tablet(tournament, BOAT, 'b')] as const
  const server = new Server(tournament, BOAT, 's')
  let given = 0
  for (const one of deeds) {
    if (one.does === 'gives back') {
      const amount = Math.floor((Math.max(0, paidBy(server.all)) * one.part) / 100)
      if (amount <= 0) continue
      server.refunds(amount)
      given += amount
    } else if (one.does === 'a card pays') {
      const { owed } = standingOf(tournament, server.boat, server.all)
      if (owed <= 0) continue
      server.brings([
        { account: 'card', amount: owed, entry: 'e' },
        { account: 'entry-fee', amount: 0 - owed, entry: 'e' },
      ])
    } else {
      const there = tablets[one.tablet]!
      if (one.does === 'pays') there.says({ status: 'Paid', paidWith: { method: one.method } })
      else if (one.does === 'never paid') there.says({ status: 'Pending' })
      else if (one.does === 'other method') there.boat.status === 'Paid' && there.says({ paidWith: { method: one.method } })
      else if (one.does === 'pots') there.says({ inBigFishPot: one.inBigFishPot, inSidePot: one.inSidePot })
      else {
        server.takes(there)
        there.hears(server)
      }
    }
  }
  for (const round of [0, 1])
    for (const there of tablets) {
      server.takes(there)
      if (round) there.hears(server)
    }
  return { tablets, server, given }
}

const days = fc.array(deed, { minLength: 1, maxLength: 14 })

describe('two tablets that cannot hear each other', () => {
  test('LAW: in the evening the books hold what people took at both, less what was given back, and both tablets count the same', () => {
    let twice = 0
    fc.assert(
      fc.property(days, (deeds) => {
        const { tablets, server, given } = liveThrough(deeds)
        const atRamp = server.all.reduce((sum, { account, amount }) => (account === 'cash' || account === 'check' ? sum + amount : sum), 0)
        const voided = Object.values(server.log).filter(({ act }) => act === 'void').length
        // Two who both take back one payment have given its money once: only where nobody did is the till the plain sum.
        if (!voided && !Object.values(server.log).some(({ act }) => act === 'correct'))
          expect(atRamp).toBe(tablets[0].till + tablets[1].till - given)
        for (const there of tablets) expect(netLines(there.all)).toEqual(netLines(server.all))
        if (takenTwice(server.log, overpaidBy(tournament, server.boat, server.all)).length) twice++
      }),
      { numRuns: 3000 },
    )
    expect(twice).toBeGreaterThan(100)
  })

  test('LAW: in whatever order events arrive, the postings together are what the log says', () => {
    fc.assert(
      fc.property(days, (deeds) => {
        const { server } = liveThrough(deeds)
        expect(netLines(server.postings).toSorted(byAccount)).toEqual(linesOfLog('e', server.log).toSorted(byAccount))
      }),
      { numRuns: 1000 },
    )
  })

  test('LAW: each blind overpayment is asked about once, and no right sum is', () => {
    fc.assert(
      fc.property(days, (deeds) => {
        const { server } = liveThrough(deeds)
        const over = overpaidBy(tournament, server.boat, server.all)
        const there = paymentsIn(server.log).filter(({ amount }) => amount > 0)
        const seenBy = (one: (typeof there)[number]) => one.history[0]!.event.seen
        const things = (one: (typeof there)[number]) => one.event.buys.map(({ item }) => item)
        const isBlind = there.some((one) =>
          there.some(
            (other) =>
              one !== other &&
              !seenBy(one).includes(other.item) &&
              !seenBy(other).includes(one.item) &&
              things(one).some((item) => things(other).includes(item)),
          ),
        )
        expect(takenTwice(server.log, over).length > 0).toBe(over > 0 && isBlind)
      }),
      { numRuns: 1000 },
    )
  })
})

const byAccount = (a: Line, b: Line): number => (`${a.account} ${a.item}` < `${b.account} ${b.item}` ? -1 : 1)

test('two tablets each take $100 for one boat: $200 is in two tills, and both payments are shown', () => {
  const { server, tablets } = liveThrough([
    { does: 'pays', tablet: 0, method: 'cash' },
    { does: 'pays', tablet: 1, method: 'cash' },
  ])
  expect([tablets[0].till, tablets[1].till, paidBy(server.all), server.boat.status]).toEqual([10_000, 10_000, 20_000, 'Paid'])
  expect(overpaidBy(tournament, server.boat, server.all)).toBe(10_000)
  const [one, other] = takenTwice(server.log, 10_000)
  expect([one!.amount, other!.amount]).toEqual([10_000, 10_000])
  // It was one payment, booked twice.
  const said = {
    act: 'void' as const,
    item: other!.item,
    at: '2027-06-13T00:00:00.000Z',
    method: 'cash' as const,
    buys: [],
    seen: [one!.item, other!.item],
  }
  server.log = { ...server.log, v1: said }
  server.hear()
  expect([paidBy(server.all), takenTwice(server.log, overpaidBy(tournament, server.boat, server.all)), server.boat.status]).toEqual([
    10_000,
    [],
    'Paid',
  ])
})

test('the fee on one tablet, and a pot that is bought and paid on the other: both sums are right, and nobody is asked', () => {
  const { server } = liveThrough([
    { does: 'pays', tablet: 0, method: 'cash' },
    { does: 'a little signal', tablet: 0 },
    { does: 'a little signal', tablet: 1 },
    { does: 'pots', tablet: 1, inBigFishPot: true, inSidePot: false },
    { does: 'pays', tablet: 1, method: 'check' },
  ])
  expect([paidBy(server.all), server.boat.status]).toEqual([11_000, 'Paid'])
  expect(takenTwice(server.log, overpaidBy(tournament, server.boat, server.all))).toEqual([])
})

test('a boat that has paid is made free: its money stays on the books, paid too much, and the reason stays', () => {
  const book = new BoatBook<Boat & { freeEntry: boolean }>(tournament, { ...BOAT, freeEntry: false })
  book.says({ status: 'Paid', paidWith: { method: 'cash' } })
  book.says({ inBigFishPot: true })
  const free = { method: 'free' as never, note: 'Lent his trailer' }
  expect(book.says({ status: 'Pending', freeEntry: true, paidWith: free })).toEqual({})
  expect([paidBy(book.all), overpaidBy(tournament, book.boat, book.all), book.boat.paidWith]).toEqual([10_000, 9_000, free])
})

test('a boat that is Paid is made free: no payment of it is taken back', () => {
  const book = new BoatBook<Boat & { freeEntry: boolean }>(tournament, { ...BOAT, freeEntry: false })
  book.says({ status: 'Paid', paidWith: { method: 'cash' } })
  expect(book.says({ status: 'Pending', freeEntry: true, paidWith: { method: 'free' as never } })).toEqual({})
  expect([paidBy(book.all), overpaidBy(tournament, book.boat, book.all)]).toEqual([10_000, 10_000])
})

test('a boat that has paid in part is called unpaid once more: nothing of it is taken back', () => {
  const book = new BoatBook<Boat>(tournament, BOAT)
  book.says({ status: 'Paid', paidWith: { method: 'cash' } })
  book.says({ inBigFishPot: true })
  expect(book.says({ status: 'Pending' })).toEqual({})
  expect(paidBy(book.all)).toBe(10_000)
})

test('a boat that has nothing to pay is Paid once somebody says so, on every device that hears of it, and is not when that is voided', () => {
  const free = { ...tournament, entryFee: 0 }
  const [here, there] = [new BoatBook<Boat>(free, BOAT), new BoatBook<Boat>(free, BOAT)]
  there.log = here.says({ status: 'Paid' })
  there.hear()
  expect([here.boat.status, there.boat.status]).toEqual(['Paid', 'Paid'])
  there.log = { ...there.log, ...here.says({ status: 'Pending' }) }
  there.hear()
  expect([here.boat.status, there.boat.status]).toEqual(['Pending', 'Pending'])
})

test('a coupon covers the fee, and a card pays the pot that came later: the boat has paid by card', () => {
  const covered = { ...BOAT, coupon: { _id: 'c', code: 'HALL', amount: 10_000 } }
  const book = new BoatBook(tournament, covered)
  book.says({ status: 'Paid' })
  book.says({ inBigFishPot: true })
  book.brings([
    { account: 'card', amount: 1_000, entry: 'e' },
    { account: 'side-pot', amount: -1_000, entry: 'e', item: 'b1', times: 1, charged: 1_000 },
  ])
  expect([book.boat.status, book.boat.paidOnline, book.boat.paidWith]).toEqual(['Paid', true, null])
})

test('the fee on one tablet and a pot on another are both right: nobody is asked, also when the pot is left', () => {
  const { server } = liveThrough([
    { does: 'pays', tablet: 0, method: 'cash' },
    { does: 'a little signal', tablet: 0 },
    { does: 'a little signal', tablet: 1 },
  ])
  const pot = { item: 'b1', cents: 1_000, times: 1, charged: 1_000 }
  server.log = { ...server.log, p2: { item: 'p2', act: 'make', at: '2027-06-13T00:00:00.000Z', method: 'cash', buys: [pot], seen: [] } }
  expect(overpaidBy(tournament, server.boat, server.all)).toBe(1_000)
  expect(takenTwice(server.log, 1_000)).toEqual([])
})

test('two tablets each void the other’s payment: nothing is left, and both are shown until the boat is paid', () => {
  const { server, tablets } = liveThrough([
    { does: 'pays', tablet: 0, method: 'cash' },
    { does: 'pays', tablet: 1, method: 'check' },
  ])
  const [mine, theirs] = paymentsIn(server.log).map(({ item }) => item)
  const voids = (log: PaymentLog, item: string, id: string) => voidsOf(log, [item], { at: '2027-06-12T12:00:00.000Z', newId: () => id })
  tablets[0].log = { ...tablets[0].log, ...voids(tablets[0].log, theirs!, 'v1') }
  tablets[1].log = { ...tablets[1].log, ...voids(tablets[1].log, mine!, 'v2') }
  for (const tablet of tablets) server.takes(tablet)
  const owed = () => standingOf(tournament, server.boat, server.all).owed
  expect([paidBy(server.all), voidedTwice(server.log, owed()).map(({ amount }) => amount)]).toEqual([0, [10_000, 10_000]])
  server.says({ status: 'Paid' })
  expect(voidedTwice(server.log, owed())).toEqual([])
  // One word after the other is no question.
  const one = voids(tablets[0].log, mine!, 'v3')
  expect(voidedTwice({ ...tablets[0].log, ...one }, 10_000)).toEqual([])
})
