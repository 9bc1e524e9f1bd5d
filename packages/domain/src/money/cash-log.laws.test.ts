import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BoatBook, type BookedBoat } from '../testing/boat-book.ts'
import { cashBox, unexplainedIn } from './cash-box.ts'
import { entryMoney } from './cash-in-hand.ts'
import {
  bothVoided,
  CASH_KINDS,
  CASH_RULES,
  type CashLog,
  type CashSaid,
  cashIn,
  cashSaid,
  cashVoided,
  isCashSaid,
  linesOfCashLog,
  linesOfNewCash,
  NO_CASH_LOG,
  voidedIn,
  writtenTwice,
} from './cash-log.ts'
import { moneyOf } from './money-of.ts'
import { imbalance, type Line, netLines } from './posting.ts'

const at = (minute: number) => new Date(Date.UTC(2027, 5, 12, 5, minute)).toISOString()

const said: fc.Arbitrary<CashSaid> = fc.constantFrom(...CASH_KINDS).chain((kind) => {
  const { methods, purposes } = CASH_RULES[kind]
  return fc.record({
    kind: fc.constant(kind),
    amount: fc.integer({ min: 1, max: 5 }).map((twenties) => twenties * 2_000),
    method: fc.constantFrom(...methods),
    purpose: purposes.length > 0 ? fc.constantFrom(...purposes) : fc.constant(null),
    expected: kind === 'count' ? fc.integer({ min: -5_000, max: 50_000 }) : fc.constant(null),
    note: fc.constant('Bait'),
  })
})

/** Two tablets: each says something, voids something that it knows, or hears of all that was sent. */
const deed = fc.record({ tablet: fc.nat(1), does: fc.constantFrom('says', 'says', 'voids', 'hears'), said, which: fc.nat(9) })
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never

function lived(deeds: readonly Deed[]): CashLog {
  let sent = NO_CASH_LOG
  const tablets: [CashLog, CashLog] = [NO_CASH_LOG, NO_CASH_LOG]
  for (const [minute, { tablet, does, said: what, which }] of deeds.entries()) {
    const log = tablets[tablet]!
    const making = { at: at(minute), id: `e${minute}` }
    const there = cashIn(log)
    const gone = there[which % Math.max(1, there.length)]
    const fresh =
      does === 'says' ? cashSaid(log, what, making) : does === 'voids' && gone ? cashVoided(log, gone.item, 'Twice', making) : {}
    tablets[tablet] = { ...log, ...fresh, ...(does === 'hears' ? sent : {}) }
    sent = { ...sent, ...tablets[tablet] }
  }
  return sent
}
const days = fc.array(deed, { minLength: 1, maxLength: 14 }).map(lived)
const shuffled = (log: CashLog, seed: number): [string, CashLog[string]][] =>
  Object.entries(log).sort(
    ([a], [b]) => ((a.charCodeAt(1) * 7919 + a.length * seed) % 101) - ((b.charCodeAt(1) * 7919 + b.length * seed) % 101),
  )

const TOURNAMENT = { entryFee: 10_000, sidepots: [], bigfishpots: [] }
const paid = (device: string | null | undefined) => {
  const book = new BoatBook(TOURNAMENT, { _id: 'e', users: ['ann'], status: 'Pending' }, 'p')
  book.says({ status: 'Paid' })
  book.refunds(1_500)
  const log = Object.fromEntries(Object.entries(book.log).map(([id, event]) => [id, { ...event, device }]))
  return { ...book.boat, paymentLog: log, books: { others: book.others } }
}

describe('the cash box', () => {
  test('LAW: any order and any repeat of what was said is the same box, and its postings are what the log says', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 50 }), (log, seed) => {
        const postings: Line[] = []
        let heard: CashLog = {}
        for (const [id, event] of [...shuffled(log, seed), ...shuffled(log, seed + 1)]) {
          if (Object.hasOwn(heard, id)) continue
          const lines = linesOfNewCash(heard, id, event)
          expect(imbalance(lines)).toBe(0)
          postings.push(...lines)
          heard = { ...heard, [id]: event }
        }
        expect(cashIn(heard)).toEqual(cashIn(log))
        const sorted = (lines: readonly Line[]) => netLines(lines).toSorted((a, b) => (a.account < b.account ? -1 : 1))
        expect(sorted(postings)).toEqual(sorted(linesOfCashLog(log)))
        for (const [id, event] of Object.entries(log)) expect(linesOfNewCash(log, id, event)).toEqual([])
      }),
    )
  })

  test('LAW: starting cash and deposits are neither in nor out, and what is kept is what all places hold', () => {
    fc.assert(
      fc.property(days, (log) => {
        const money = moneyOf(linesOfCashLog(log))
        const sum = (kind: string) => cashIn(log).reduce((total, { event }) => (event.kind === kind ? total + event.amount : total), 0)
        // A correction is money in, whichever way it went.
        expect(money.kept).toBe(sum('income') - sum('expense'))
        expect(money.places.reduce((total, { left }) => total + left, 0)).toBe(money.kept)
        expect(money.places.find(({ place }) => place === 'bank')?.left ?? 0).toBe(sum('deposit'))
        expect(0 - (money.places.find(({ place }) => place === 'float')?.left ?? 0)).toBe(sum('float') - sum('float-back'))
      }),
    )
  })

  test('LAW: the figures of the box add up, by what it was and by who took it, and are the cash of every other screen', () => {
    fc.assert(
      fc.property(days, fc.constantFrom('dock', null, undefined), (log, device) => {
        const event = { ...TOURNAMENT, cashLog: log, moneyBesides: [{ place: 'cash', left: -300, out: 500 }] }
        const boats = [paid(device)]
        const box = cashBox(event, boats, 'here')
        expect(box.expected).toBe(entryMoney(event, boats).inHand)
        expect(box.expected).toBe(box.float + box.taken - box.back - box.out - box.deposited)
        expect(box.tills.reduce((sum, { left }) => sum + left, 0) + box.elsewhere - box.deposited).toBe(box.expected)
        const cash = moneyOf([...linesOfCashLog(log)]).places.find(({ place }) => place === 'cash')?.left ?? 0
        expect(box.expected).toBe(cash + 10_000 - 1_500 - 300)
        if (box.last) expect(box.last).toMatchObject({ off: box.last.counted - box.last.expected, since: box.expected - box.last.expected })
      }),
    )
  })

  test('LAW: what is voided moves nothing, stays to be read with its reason, and a second void changes nothing', () => {
    fc.assert(
      fc.property(days, (log) => {
        const all = cashIn(log)
        const empty = all.reduce<CashLog>(
          (left, { item }, n) => ({ ...left, ...cashVoided(left, item, 'No', { at: at(90), id: `v${n}` }) }),
          log,
        )
        expect([cashIn(empty), linesOfCashLog(empty)]).toEqual([[], []])
        expect(voidedIn(empty).length).toBeGreaterThanOrEqual(all.length)
        expect(all.every(({ item }) => Object.keys(cashVoided(empty, item, 'No', { at: at(91), id: 'w' })).length === 0)).toBe(true)
      }),
    )
  })

  test('what does not go that way is not said: a check as starting cash, bait as income, a deposit of nothing', () => {
    const bait = { kind: 'expense', amount: 4_000, method: 'cash', purpose: 'expense' } as const
    expect(isCashSaid(bait)).toBe(true)
    expect(isCashSaid({ ...bait, kind: 'income' })).toBe(false)
    expect(isCashSaid({ ...bait, purpose: null })).toBe(false)
    expect(isCashSaid({ kind: 'float', amount: 100, method: 'check' })).toBe(false)
    expect(isCashSaid({ kind: 'deposit', amount: 0, method: 'cash' })).toBe(false)
    expect(isCashSaid({ kind: 'count', amount: 0, method: 'cash' })).toBe(true)
  })
})

const FLOAT = { kind: 'float', amount: 10_000, method: 'cash' } as const

test('two tablets that could not see each other both wrote $100 of starting cash: asked once, until somebody counts who knows both', () => {
  const one = cashSaid({}, FLOAT, { at: at(1), id: 'e1' })
  const two = cashSaid({}, FLOAT, { at: at(2), id: 'e2' })
  const both = { ...one, ...two }
  expect(writtenTwice(both).map(({ item }) => item)).toEqual(['e1', 'e2'])
  expect(writtenTwice({ ...both, ...cashVoided(both, 'e2', 'Twice', { at: at(3), id: 'e3' }) })).toEqual([])
  const counted = cashSaid(both, { kind: 'count', amount: 20_000, expected: 20_000, method: 'cash' }, { at: at(3), id: 'e3' })
  expect(writtenTwice({ ...both, ...counted })).toEqual([])
  expect(writtenTwice({ ...one, ...cashSaid(one, FLOAT, { at: at(2), id: 'e2' }) })).toEqual([])
  expect(writtenTwice({ ...one, ...cashSaid({}, { ...FLOAT, amount: 5_000 }, { at: at(2), id: 'e2' }) })).toEqual([])
})

test('a count is $20 short, and the correction that explains it is recorded: nobody is asked any more; a count of the version before asks nobody', () => {
  const count = (device: string | null): CashLog => ({
    ...{ c1: { kind: 'count', item: 'c1', act: 'make', at: at(1), amount: 98_000, method: 'cash', expected: 100_000, seen: [], device } },
  })
  expect([unexplainedIn(count('a')), unexplainedIn(count(null))]).toEqual([-2_000, 0])
  const said = { kind: 'expense' as const, amount: 2_000, method: 'cash' as const, purpose: 'correction' as const, note: 'Wrong change' }
  expect(unexplainedIn({ ...count('a'), ...cashSaid(count('a'), said, { at: at(2), id: 'x1' }) })).toBe(0)
})

test('winners and refunds are paid by check: no check of the club was in the box, and what boats paid by check still is', () => {
  const book = new BoatBook<BookedBoat>({ entryFee: 10_000 }, { _id: 'e', users: ['ann'], status: 'Pending' })
  book.says({ status: 'Paid', paidWith: { method: 'check' } })
  const boat = {
    ...book.boat,
    paymentLog: book.log,
    books: {
      others: [
        { account: 'check' as const, amount: -150_000, item: null, times: 0, charged: 0 },
        { account: 'payout' as const, amount: 150_000, item: null, times: 0, charged: 0 },
      ],
    },
  }
  expect(cashBox({ entryFee: 10_000 }, [boat], 'here')).toMatchObject({ checks: 10_000, checksDeposited: 0 })
})

test('two people who void each other’s record leave nothing: asked about until somebody records it again or counts', () => {
  const one = cashSaid({}, FLOAT, { at: at(1), id: 'e1' })
  const two = { ...one, ...cashSaid({}, FLOAT, { at: at(1), id: 'e2' }) }
  const here = cashVoided(two, 'e1', 'Twice', { at: at(2), id: 'v1' })
  const there = cashVoided(two, 'e2', 'Twice', { at: at(3), id: 'v2' })
  const both = { ...two, ...here, ...there }
  expect(bothVoided(both).map(({ item }) => item)).toEqual(['e1', 'e2'])
  // Who voids the second knowing that the first is void means both.
  expect(bothVoided({ ...two, ...here, ...cashVoided({ ...two, ...here }, 'e2', 'None', { at: at(3), id: 'v2' }) })).toEqual([])
  expect(bothVoided({ ...two, ...here })).toEqual([])
  expect(bothVoided({ ...both, ...cashSaid(both, FLOAT, { at: at(4), id: 'e3' }) })).toEqual([])
  expect(
    bothVoided({ ...both, ...cashSaid(both, { kind: 'count', amount: 0, method: 'cash', expected: 0 }, { at: at(4), id: 'c1' }) }),
  ).toEqual([])
  // A count of who had heard of one void alone answers nothing.
  const half = { ...two, ...here }
  expect(
    bothVoided({ ...both, ...cashSaid(half, { kind: 'count', amount: 0, method: 'cash', expected: 0 }, { at: at(4), id: 'c1' }) }),
  ).toHaveLength(2)
})
