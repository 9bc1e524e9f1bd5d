import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPlace } from './accounts.ts'
import { linesOfEvent } from './event-lines.ts'
import { MONEY_EVENT_KINDS, type MoneyEvent } from './money-event.ts'
import { asIfDue, changedDues, isOpen, type Payout, payoutsByBoat, payoutsOf, settlingEvents } from './payouts-open.ts'
import { imbalance, type Line, netLines } from './posting.ts'

const POTS = ['main', 'group:Co-Anglers', 'p1']
const BOATS = ['b1', 'b2']
const METHODS = ['cash', 'check', 'card', 'credits'] as const

let made = 0
const nextId = () => `e${String(++made).padStart(6, '0')}`
const at = () => new Date(Date.UTC(2027, 5, 12) + made * 1000).toISOString()
const event = (more: Partial<MoneyEvent>): MoneyEvent => {
  const _id = nextId()
  return {
    ...{ _id, item: _id, act: 'make', kind: 'payout-due', at: at(), seen: null },
    ...{ amount: 0, method: null, entry: 'b1', pot: 'main', payee: 'ann', note: null },
    ...more,
  }
}

/** An afternoon after the results: they become official with other sums, money is handed out, comes back, is let be, was never handed out. */
const step = fc.oneof(
  fc.record({ does: fc.constant('official' as const), dues: fc.array(fc.nat(90_000), { minLength: 6, maxLength: 6 }) }),
  fc.record({
    does: fc.constant('settle' as const),
    boat: fc.constantFrom(...BOATS),
    letBe: fc.boolean(),
    method: fc.constantFrom(...METHODS),
  }),
  fc.record({ does: fc.constant('void' as const), pick: fc.nat(20) }),
  fc.record({ does: fc.constant('correct' as const), pick: fc.nat(20), method: fc.constantFrom(...METHODS) }),
)
const pots = BOATS.flatMap((entry) => POTS.map((pot) => ({ entry, pot })))

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

function afternoon(steps: readonly Step[]): MoneyEvent[] {
  made = 0
  const log: MoneyEvent[] = []
  for (const one of steps) {
    if (one.does === 'official') {
      const dues = pots.flatMap((of, index) => (one.dues[index]! < 30_000 ? [] : [{ ...of, payee: 'ann', amount: one.dues[index]! }]))
      for (const due of changedDues(payoutsOf(log), dues)) log.push(event({ ...due, kind: 'payout-due' }))
    } else if (one.does === 'settle') {
      const boat = payoutsByBoat(payoutsOf(log)).find(({ entry }) => entry === one.boat)
      for (const said of boat ? settlingEvents(boat, one) : []) log.push(event({ ...said, method: one.letBe ? null : one.method }))
    } else {
      const moves = log.filter(({ act, kind }) => act === 'make' && kind !== 'payout-due')
      const of = moves[one.pick % Math.max(1, moves.length)]
      if (of) log.push(event({ ...of, _id: nextId(), act: one.does, at: at(), ...(one.does === 'correct' ? { method: one.method } : {}) }))
    }
  }
  return log
}

const inPlaces = (lines: readonly Line[]) =>
  netLines(lines.filter(({ account }) => isPlace(account))).map(({ account, amount }) => [account, amount])
const shuffled = <T>(all: readonly T[], luck: fc.Stream<number>): T[] =>
  all
    .map((one) => [luck.next().value as number, one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one)

/** What the ledger has after these events have arrived, one posting for each. */
function ledgerOf(arrived: readonly MoneyEvent[]): Line[] {
  const known: MoneyEvent[] = []
  return arrived.flatMap((one) => {
    const lines = linesOfEvent(
      one,
      known.filter(({ item }) => item === one.item),
    )
    expect(imbalance(lines)).toBe(0)
    known.push(one)
    return lines
  })
}

describe('payouts are a log', () => {
  test('in any order and with repeats, the same is due, handed out and open, and the ledger holds the same', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 16 }), fc.infiniteStream(fc.nat(1_000_000)), (steps, luck) => {
        const log = afternoon(steps)
        const other = shuffled(log, luck)
        expect(payoutsOf([...other, ...log.slice(0, 3)])).toEqual(payoutsOf(log))
        expect(netLines(ledgerOf(other)).sort((a, b) => (a.account + a.entry < b.account + b.entry ? -1 : 1))).toEqual(
          netLines(ledgerOf(log)).sort((a, b) => (a.account + a.entry < b.account + b.entry ? -1 : 1)),
        )
      }),
    )
  })

  test('what left the places is what was handed out; another result moves no cent', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 16 }), (steps) => {
        const log = afternoon(steps)
        const out = payoutsOf(log).reduce((sum, { handedOut }) => sum + handedOut, 0)
        expect(inPlaces(ledgerOf(log)).reduce((sum, [, amount]) => sum + (amount as number), 0)).toBe(0 - out)
        const reopened = pots.map((of) => event({ ...of, amount: 12_345 }))
        expect(inPlaces(ledgerOf([...log, ...reopened]))).toEqual(inPlaces(ledgerOf(log)))
      }),
    )
  })

  test('what is open, is settled by one word, and then nobody is asked again until another result', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 16 }), fc.boolean(), (steps, letBe) => {
        const log = afternoon(steps)
        const settled = payoutsByBoat(payoutsOf(log)).flatMap((boat) =>
          settlingEvents(boat, { letBe }).map((said) => event({ ...said, method: letBe ? null : 'cash' })),
        )
        expect(payoutsByBoat(payoutsOf([...log, ...settled])).filter(isOpen)).toEqual([])
        for (const { due, handedOut, open, unclaimed, kept } of payoutsOf(log)) {
          expect(Math.abs(open)).toBeLessThanOrEqual(Math.abs(due - handedOut))
          expect(due - handedOut - open).toBeLessThanOrEqual(unclaimed)
          expect(open - (due - handedOut)).toBeLessThanOrEqual(kept)
        }
      }),
    )
  })

  test('what a correction would change is what it changes when it is official', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 16 }), fc.array(fc.nat(90_000), { minLength: 6, maxLength: 6 }), (steps, amounts) => {
        const log = afternoon(steps)
        const dues = pots.flatMap((of, index) => (amounts[index]! < 30_000 ? [] : [{ ...of, payee: 'ann', amount: amounts[index]! }]))
        const written = changedDues(payoutsOf(log), dues).map((due) => event({ ...due, kind: 'payout-due' }))
        const key = ({ entry, pot }: Payout) => entry + pot
        const sorted = (all: Payout[]) => all.sort((a, b) => (key(a) < key(b) ? -1 : 1))
        expect(sorted(asIfDue(payoutsOf(log), dues))).toEqual(sorted(payoutsOf([...log, ...written])))
        expect(changedDues(payoutsOf([...log, ...written]), dues)).toEqual([])
      }),
    )
  })

  test('$648 was handed out, and then the boat is disqualified: it gives $648 back, the next one is owed it, the box is where it was', () => {
    made = 0
    const log = [
      event({ entry: 'b1', amount: 64_800 }),
      event({ entry: 'b1', kind: 'payout-handed-out', method: 'cash', amount: 64_800 }),
      event({ entry: 'b1', amount: 0 }),
      event({ entry: 'b2', amount: 64_800 }),
    ]
    expect(payoutsByBoat(payoutsOf(log)).map(({ entry, due, handedOut, open }) => [entry, due, handedOut, open])).toEqual([
      ['b1', 0, 64_800, -64_800],
      ['b2', 64_800, 0, 64_800],
    ])
    expect(inPlaces(ledgerOf(log))).toEqual([['cash', -64_800]])
  })

  test('every kind is either money that moves or a word that moves none', () => {
    const moves = MONEY_EVENT_KINDS.filter((kind) => linesOfEvent(event({ kind, amount: 5, method: 'cash' }), []).length > 0)
    expect(moves).toEqual(['payout-handed-out', 'payout-returned'])
  })
})
