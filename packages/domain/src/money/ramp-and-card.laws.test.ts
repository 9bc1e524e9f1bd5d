import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardCharge } from '../registration/card-charge.ts'
import { chargeOf } from '../registration/entry-money.ts'
import { type FeeItem, PROCESSING_FEES } from '../registration/fees.ts'
import { BoatBook } from '../testing/boat-book.ts'
import { boughtByCard } from './bought-by-card.ts'
import { linesOfCardPayment, linesOfCardRefund, linesOfDispute } from './card-lines.ts'
import { linesOfPayment, paymentsIn } from './payment-log.ts'
import { imbalance, type Line, reversed } from './posting.ts'
import { boughtIn, buyingNow, completes, leftToPay, overpaidBy, overpaidParts, paidBy, standingOf } from './standing.ts'

const tournament = {
  entryFee: 10_000,
  settings: { payout: { bigFishEnabled: true, sidePot: true, chargePer: 'Angler' as const } },
  bigfishpots: [{ _id: 'b1', name: 'Big fish', entryFee: 1_000 }],
  sidepots: [{ _id: 's1', name: 'Smallmouth', entryFee: 501 }],
}
type Page = { id: number; items: FeeItem[]; amount: number; whole: number }
type Paid = Page & { back: number; taken: boolean; disputed: Line[] }

const UNPAID = {
  ...{ _id: 'e', status: 'Pending', paidOnline: false, paidWith: null as { method: 'cash' | 'check' } | null, users: ['ann'] },
  ...{ inBigFishPot: false, inSidePot: false },
}
type Boat = typeof UNPAID

/** A boat, its ledger, and what people have really handed over at the ramp and got back. */
class Ramp extends BoatBook<Boat> {
  lastCard: Line[] = []
  pages: Page[] = []
  cards: Paid[] = []
  /** What lies in the box and among the checks. */
  inBox = 0
  next = 1

  constructor() {
    super(tournament, UNPAID)
  }
  atRamp = () => this.all.filter(({ account }) => account === 'cash' || account === 'check').reduce((sum, { amount }) => sum + amount, 0)
  left = () => leftToPay(tournament, this.boat, this.all)
  overpaid = () => overpaidBy(tournament, this.boat, this.all)

  /** Whoever sits at the ramp takes or gives what the screen says. */
  override says(change: Partial<Boat>, unseen: Line[] = []) {
    const before = new Map(paymentsIn(this.log).map(({ item, amount }) => [item, amount]))
    const fresh = super.says(change, unseen)
    const after = new Map(paymentsIn(this.log).map(({ item, amount }) => [item, amount]))
    for (const item of new Set(Object.values(fresh).map((event) => event.item)))
      this.inBox += (after.get(item) ?? 0) - (before.get(item) ?? 0)
    return fresh
  }
  open() {
    const whole = chargeOf(tournament, this.boat)
    const amount = this.left()
    if (this.boat.status === 'Paid' || amount <= 0) return
    const paid = new Map([...boughtIn(this.all)].map(([item, { cents }]) => [item, cents]))
    const items = cardCharge(tournament, this.boat, { share: { cents: amount, paid, anglers: 0 } }).items.filter(
      ({ type }) => type !== PROCESSING_FEES,
    )
    if (items.length) this.pages.push({ id: this.next++, items, amount, whole })
  }
  post(lines: Line[]) {
    expect(imbalance(lines)).toBe(0)
    this.brings(lines)
  }
  pay(page: Page) {
    this.pages = this.pages.filter(({ id }) => id !== page.id)
    this.cards.push({ ...page, back: 0, taken: false, disputed: [] })
    const asked = { whole: page.whole, price: page.amount, items: page.items.map(({ key }) => key) }
    const isWhole = completes(tournament, this.boat, asked, this.all)
    const bought = boughtByCard(page.items, { tournament, entry: this.boat }, this.all, isWhole)
    this.lastCard = linesOfCardPayment({ entry: 'e', items: page.items, amount: page.amount, applicationFee: 0, bought })
    this.post(this.lastCard)
  }
  /** The provider tells of money that goes back, from its own page. */
  back(card: Paid, kind: 'refund' | 'dispute' | 'dispute-won', amount: number) {
    const times = (key: string) => boughtIn(this.others).get(key)?.times ?? 0
    const bought = new Map(card.items.map(({ key, cost }) => [key, { times: times(key), charged: cost }]))
    const overpaid = overpaidParts(tournament, this.boat, this.all)
    const paid = { entry: 'e', items: card.items, amount: card.amount, applicationFee: 0, bought, overpaid }
    if (kind === 'refund') this.post(linesOfCardRefund(paid, amount, { before: card.back, given: 0 }))
    if (kind === 'dispute') {
      card.disputed = linesOfDispute(paid, amount, { before: card.back, given: 0 })
      this.post(card.disputed)
    }
    if (kind === 'dispute-won') this.post(reversed(card.disputed))
    if (kind === 'refund') card.back += amount
    if (kind === 'dispute') card.taken = true
    if (kind === 'dispute-won') card.taken = false
  }
  giveBack(method: 'cash' | 'check', amount: number) {
    this.refunds(amount, method)
    this.inBox -= amount
  }
}

const deed = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('tick' as const), method: fc.constantFrom('cash' as const, 'check' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('untick' as const) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('open' as const) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('pay' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constantFrom('refund' as const, 'dispute' as const, 'won' as const), part: fc.constantFrom(33, 100) }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('give back' as const), part: fc.constantFrom(1, 50, 100) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('crew' as const), users: fc.constantFrom<string[]>(['ann'], ['ann', 'bob']) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('pots' as const), inBigFishPot: fc.boolean(), inSidePot: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('method' as const), method: fc.constantFrom('cash' as const, 'check' as const) }) },
)
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never

/** Orders that once came out wrong. */
const FOUND: Deed[][] = [
  [
    { does: 'pots', inBigFishPot: false, inSidePot: true },
    { does: 'crew', users: ['ann', 'bob'] },
    { does: 'open' },
    { does: 'pay' },
    { does: 'crew', users: ['ann'] },
    { does: 'give back', part: 100 },
    { does: 'crew', users: ['ann'] },
  ],
  [
    { does: 'tick', method: 'cash' },
    { does: 'pots', inBigFishPot: false, inSidePot: true },
    { does: 'give back', part: 100 },
    { does: 'open' },
    { does: 'pay' },
    { does: 'dispute', part: 33 },
    { does: 'give back', part: 1 },
  ],
  [
    { does: 'pots', inBigFishPot: true, inSidePot: false },
    { does: 'tick', method: 'cash' },
    { does: 'give back', part: 100 },
    { does: 'open' },
    { does: 'pots', inBigFishPot: false, inSidePot: false },
    { does: 'pay' },
    { does: 'open' },
  ],
  [
    { does: 'pots', inBigFishPot: true, inSidePot: false },
    { does: 'tick', method: 'cash' },
    { does: 'give back', part: 100 },
    { does: 'open' },
    { does: 'tick', method: 'cash' },
    { does: 'pots', inBigFishPot: false, inSidePot: false },
    { does: 'pay' },
  ],
  [
    { does: 'open' },
    { does: 'tick', method: 'cash' },
    { does: 'give back', part: 1 },
    { does: 'untick' },
    { does: 'pots', inBigFishPot: false, inSidePot: true },
    { does: 'pay' },
    { does: 'refund', part: 100 },
    { does: 'give back', part: 1 },
  ],
]

/** Does one thing, and says whether people at the ramp have had a hand in it. */
function doIt(ramp: Ramp, given: Deed): 'ramp' | 'card' {
  const [page, card] = [ramp.pages[0], ramp.cards.find(({ amount, back, taken }) => back < amount && !taken)]
  if (given.does === 'tick') {
    if (ramp.boat.status !== 'Paid') ramp.says({ status: 'Paid', paidWith: { method: given.method } })
    // A tablet that has not heard of the card takes the money, too.
    else if (ramp.boat.paidOnline) ramp.says({ status: 'Paid', paidWith: { method: given.method } }, ramp.lastCard)
  } else if (given.does === 'untick') ramp.says({ status: 'Pending' })
  else if (given.does === 'crew') ramp.says({ users: given.users })
  else if (given.does === 'pots') ramp.says({ inBigFishPot: given.inBigFishPot, inSidePot: given.inSidePot })
  else if (given.does === 'method')
    ramp.boat.status === 'Paid' && !ramp.boat.paidOnline && ramp.says({ paidWith: { method: given.method } })
  else if (given.does === 'give back') {
    const most = ramp.overpaid() || Math.max(0, paidBy(ramp.all))
    const amount = Math.ceil((most * given.part) / 100)
    if (amount > 0) ramp.giveBack('cash', amount)
  } else if (given.does === 'open') ramp.open()
  else if (given.does === 'pay') page && ramp.pay(page)
  else if (given.does === 'refund') {
    // Nobody gives back more than the boat has paid.
    const amount = card ? Math.min(Math.ceil(((card.amount - card.back) * given.part) / 100), paidBy(ramp.all)) : 0
    if (card && amount > 0) ramp.back(card, 'refund', amount)
  } else if (given.does === 'dispute') card && card.back === 0 && card.amount <= paidBy(ramp.all) && ramp.back(card, 'dispute', card.amount)
  else {
    const lost = ramp.cards.find(({ taken }) => taken)
    if (lost) ramp.back(lost, 'dispute-won', lost.amount)
  }
  return ['open', 'pay', 'refund', 'dispute', 'won'].includes(given.does) ? 'card' : 'ramp'
}

describe('the ramp and the card, in any order', () => {
  test('LAW: what lies in the box is what the books say; no card moves a cent of it', () => {
    let both = 0
    fc.assert(
      fc.property(fc.array(deed, { minLength: 1, maxLength: 16 }), (deeds) => {
        const ramp = new Ramp()
        for (const given of deeds) {
          const before = ramp.atRamp()
          const who = doIt(ramp, given)
          // No other crew, no other pot and no other method moves a cent: who took it says so.
          if (who === 'card' || ['crew', 'pots', 'method'].includes(given.does)) expect(ramp.atRamp()).toBe(before)
          expect(ramp.atRamp()).toBe(ramp.inBox)
          const { due, paid, owed } = standingOf(tournament, ramp.boat, ramp.all)
          expect(due).toBe(paid + owed)
          expect(leftToPay(tournament, ramp.boat, ramp.all) > 0).toBe(ramp.boat.status !== 'Paid' && ramp.left() > 0)
          if (paid > 0) expect(ramp.boat.status).toBe(ramp.left() > 0 ? 'Pending' : 'Paid')
          // Nothing is booked as paid online that no card has paid.
          expect(ramp.all.reduce((sum, { account, amount }) => (account === 'online' ? sum + amount : sum), 0)).toBe(0)
          if (ramp.boat.status === 'Paid') expect(owed).toBeLessThanOrEqual(0)
          if (ramp.overpaid() > 0) both++
        }
      }),
      { numRuns: 3000, examples: FOUND.map((deeds) => [deeds]) },
    )
    expect(both).toBeGreaterThan(500)
  })

  test('LAW: what was paid too much is given back in parts of any size, and then it is gone: nothing else changes', () => {
    fc.assert(
      fc.property(
        fc.array(deed, { minLength: 1, maxLength: 12 }),
        fc.array(fc.integer({ min: 1, max: 5_000 }), { maxLength: 4 }),
        (deeds, parts) => {
          const ramp = new Ramp()
          for (const given of deeds) doIt(ramp, given)
          const { due } = standingOf(tournament, ramp.boat, ramp.all)
          const { status } = ramp.boat
          if (ramp.overpaid() === 0 || due === 0) return
          for (const part of [...parts, Number.MAX_SAFE_INTEGER]) {
            const before = ramp.overpaid()
            const amount = Math.min(part, before)
            if (amount === 0) break
            ramp.giveBack('cash', amount)
            expect(ramp.overpaid()).toBe(before - amount)
          }
          expect(ramp.boat.status).toBe(status)
          expect(standingOf(tournament, ramp.boat, ramp.all)).toMatchObject({ due, paid: due, owed: 0 })
        },
      ),
      { numRuns: 3000 },
    )
  })

  test('a pot on top of what a card has paid is owed, at the price of its day: the ramp takes it alone, and without it the boat is Paid again', () => {
    const ramp = new Ramp()
    ramp.open()
    ramp.pay(ramp.pages[0]!)
    const dearer = { ...tournament, entryFee: 12_000 }
    ramp.says({ inBigFishPot: true })
    expect([ramp.boat.status, standingOf(dearer, ramp.boat, ramp.all)]).toEqual([
      'Pending',
      expect.objectContaining({ due: 11_000, paid: 10_000, owed: 1_000 }),
    ])
    expect(buyingNow(dearer, ramp.boat, ramp.all)).toEqual([{ item: 'b1', cents: 1_000, times: 1, charged: 1_000 }])
    ramp.says({ inBigFishPot: false })
    expect([ramp.boat.status, ramp.boat.paidOnline, ramp.atRamp()]).toEqual(['Paid', true, 0])
  })

  test('paid by card and given back in cash: a tick by mistake after it is taken back in whole', () => {
    const ramp = new Ramp()
    ramp.open()
    ramp.pay(ramp.pages[0]!)
    ramp.giveBack('cash', 10_000)
    ramp.says({ status: 'Paid', paidWith: { method: 'cash' } })
    expect([ramp.inBox, ramp.atRamp()]).toEqual([0, 0])
    ramp.says({ status: 'Pending' })
    expect([ramp.inBox, ramp.atRamp(), paidBy(ramp.all)]).toEqual([-10_000, -10_000, 0])
  })

  test('a prize is not given back: who won one and was not paid after all gets the fee out of the box, too', () => {
    const ramp = new Ramp()
    ramp.says({ status: 'Paid', paidWith: { method: 'cash' } })
    ramp.post([
      { account: 'cash', amount: -4_000, entry: 'e' },
      { account: 'payout', amount: 4_000, entry: 'e' },
    ])
    ramp.says({ status: 'Pending' })
    expect([ramp.inBox, ramp.atRamp(), paidBy(ramp.all)]).toEqual([0, -4_000, 0])
  })

  test('all back in cash, then paid by card, then a pot is left: the card has paid it too much, and nothing leaves the box', () => {
    const ramp = new Ramp()
    ramp.says({ status: 'Paid', paidWith: { method: 'cash' }, inBigFishPot: true })
    ramp.giveBack('cash', 11_000)
    ramp.open()
    ramp.pay(ramp.pages[0]!)
    ramp.says({ inBigFishPot: false })
    expect([ramp.inBox, ramp.overpaid(), ramp.boat.status]).toEqual([0, 1_000, 'Paid'])
  })

  test('a pot that a boat leaves was paid too much, and stays in the box until somebody gives it back', () => {
    const ramp = new Ramp()
    ramp.says({ status: 'Paid', paidWith: { method: 'cash' }, inBigFishPot: true })
    ramp.says({ inBigFishPot: false })
    expect([ramp.inBox, ramp.atRamp(), ramp.overpaid(), ramp.boat.status]).toEqual([11_000, 11_000, 1_000, 'Paid'])
    ramp.giveBack('cash', 1_000)
    expect([ramp.inBox, ramp.overpaid(), ramp.boat.status]).toEqual([10_000, 0, 'Paid'])
  })

  test('a pot that a boat buys later is owed until somebody takes the money', () => {
    const ramp = new Ramp()
    ramp.says({ status: 'Paid', paidWith: { method: 'check' } })
    ramp.says({ inBigFishPot: true })
    expect([ramp.inBox, ramp.left(), ramp.boat.status]).toEqual([10_000, 1_000, 'Pending'])
    const fresh = ramp.says({ status: 'Paid', paidWith: { method: 'cash' } })
    expect(Object.values(fresh).flatMap((event) => linesOfPayment('e', event))).toMatchObject([
      { account: 'cash', amount: 1_000 },
      { account: 'side-pot', amount: -1_000, item: 'b1', times: 1, charged: 1_000 },
    ])
    expect([ramp.inBox, ramp.left(), ramp.boat.status]).toEqual([11_000, 0, 'Paid'])
  })

  test('cash and then the card, or the card and then the cash of a tablet that had not heard of it: the same books', () => {
    const [first, second] = [new Ramp(), new Ramp()]
    for (const ramp of [first, second]) ramp.open()
    first.says({ status: 'Paid', paidWith: { method: 'cash' } })
    first.pay(first.pages[0]!)
    second.pay(second.pages[0]!)
    second.says({ status: 'Paid', paidWith: { method: 'cash' } }, second.lastCard)
    for (const ramp of [first, second]) {
      expect([ramp.inBox, ramp.atRamp(), ramp.overpaid(), ramp.boat.status]).toEqual([10_000, 10_000, 10_000, 'Paid'])
      // The card gets it back, and later the boat buys a pot.
      ramp.back(ramp.cards[0]!, 'refund', 10_000)
      expect([ramp.atRamp(), ramp.overpaid(), ramp.boat.status]).toEqual([10_000, 0, 'Paid'])
      ramp.says({ inBigFishPot: true })
      expect([ramp.atRamp(), ramp.left(), ramp.boat.status]).toEqual([10_000, 1_000, 'Pending'])
    }
  })
})
