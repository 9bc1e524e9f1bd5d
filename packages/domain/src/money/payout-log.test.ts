import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newEvents } from '../log/new-events.ts'
import { linesOfEvents } from './event-lines.ts'
import {
  eventsOfPayment,
  isUnsent,
  mayBeSaid,
  type PayoutEvent,
  type PayoutLog,
  type PayoutPayment,
  paidOutSaid,
  paymentNow,
  payoutsSaid,
  settlingSaid,
  unsentLines,
} from './payout-log.ts'
import type { PaidOut } from './payout-method.ts'
import { payoutsByBoat, payoutsOf } from './payouts-open.ts'
import { difference, sumOn } from './posting.ts'

const DUE: PayoutEvent = {
  ...{ kind: 'payout-due', item: 'due', act: 'make', at: '2027-06-12T20:00:00.000Z', amount: 64_800, method: null, payee: 'ann' },
  ...{ note: null, seen: null, by: null, device: null },
}
const payment: PayoutPayment = { amount: 64_800, user: 'ann', metaData: { entry: 'b1', result: 'r' }, payoutLog: { due: DUE } }

/** A tablet that keeps what is said on it. */
function tablet(name: string, start: PayoutPayment = payment) {
  let [row, made] = [start, 0]
  const making = () => ({
    at: new Date(Date.UTC(2027, 5, 12, 21, 0, ++made)).toISOString(),
    newId: () => `${name}${String(made++).padStart(4, '0')}`,
  })
  const add = (said: Parameters<typeof payoutsSaid>[1]) => {
    row = { ...row, payoutLog: { ...row.payoutLog, ...payoutsSaid(row.payoutLog ?? {}, said, making()) } }
  }
  const boat = () => payoutsByBoat(payoutsOf(eventsOfPayment(row)))[0]!
  return {
    pays: (paidOut: PaidOut | null) => add(paidOutSaid(row, eventsOfPayment(row), paidOut)),
    settles: (way: Parameters<typeof settlingSaid>[1]['way']) => add(settlingSaid(boat(), { way }, eventsOfPayment(row))),
    hears: (log: PayoutLog) => {
      row = { ...row, payoutLog: { ...row.payoutLog, ...log } }
    },
    row: () => row,
    log: () => row.payoutLog!,
    boat,
  }
}
/** As the server sends it: it says by whom. */
const heard = (log: PayoutLog): PayoutLog =>
  Object.fromEntries(Object.entries(log).map(([id, event]) => [id, { ...event, by: 'ana', device: 'd' }]))

test('a winner is paid on a tablet: the payment shows it, and the cash is out of the box before the server hears of it, once', () => {
  const dock = tablet('d')
  dock.pays({ method: 'cash' })
  expect(paymentNow(dock.row())).toMatchObject({ handedOut: 64_800, open: 0, metaData: { method: 'cash' } })
  expect([isUnsent(dock.log()), sumOn(unsentLines(dock.row()), 'cash')]).toEqual([true, -64_800])
  dock.pays({ method: 'check', note: '1042' })
  expect([sumOn(unsentLines(dock.row()), 'cash'), sumOn(unsentLines(dock.row()), 'check')]).toEqual([0, -64_800])
  dock.hears(heard(dock.log()))
  expect([isUnsent(dock.log()), unsentLines(dock.row())]).toEqual([false, []])
  dock.pays(null)
  expect(paymentNow(dock.row())).toMatchObject({ handedOut: 0, open: 64_800 })
  expect(sumOn(unsentLines(dock.row()), 'check')).toBe(64_800)
})

test('two tablets pay the same winner: both stay on the books, and one word says that one was recorded twice', () => {
  const [dock, truck] = [tablet('d'), tablet('t')]
  dock.pays({ method: 'cash' })
  truck.pays({ method: 'cash' })
  dock.hears(heard(truck.log()))
  expect(dock.boat()).toMatchObject({ handedOut: 129_600, open: -64_800 })
  expect(dock.boat().pots[0]!.repeated).not.toBeNull()
  dock.settles('recorded-twice')
  expect(dock.boat()).toMatchObject({ handedOut: 64_800, open: 0, pots: [{ repeated: null }] })
})

test('results go up and down again, or a card and the box both paid: nothing was recorded twice, both moved', () => {
  const due = (amount: number, at: number): PayoutLog => ({
    [`due${at}`]: { ...DUE, item: `due${at}`, amount, at: new Date(Date.UTC(2027, 5, 13, at)).toISOString() },
  })
  const dock = tablet('d', { ...payment, payoutLog: due(50_000, 1) })
  dock.pays({ method: 'cash' })
  dock.hears(due(64_800, 2))
  dock.settles('cash')
  dock.hears(due(50_000, 3))
  expect(dock.boat()).toMatchObject({ open: -14_800, pots: [{ repeated: null }] })
  const truck = tablet('t')
  truck.pays({ method: 'cash' })
  const sent: PayoutEvent = { ...DUE, kind: 'payout-handed-out', item: 'card', method: 'card', at: '2027-06-12T22:00:00.000Z' }
  truck.hears({ card: sent })
  expect(truck.boat()).toMatchObject({ open: -64_800, pots: [{ repeated: null }] })
})

test('two tablets each record that a boat brought the money back, or that it keeps it: it came back once', () => {
  const paid = heard(
    (() => {
      const one = tablet('o')
      one.pays({ method: 'cash' })
      return one.log()
    })(),
  )
  const less: PayoutLog = { ...paid, less: { ...DUE, item: 'less', amount: 50_000, at: '2027-06-13T00:00:00.000Z' } }
  for (const way of ['cash', 'let-be'] as const) {
    const [dock, truck] = [tablet('d', { ...payment, payoutLog: less }), tablet('t', { ...payment, payoutLog: less })]
    dock.settles(way)
    truck.settles(way)
    dock.hears(heard(truck.log()))
    if (way === 'let-be') expect(dock.boat()).toMatchObject({ open: 0, pots: [{ kept: 14_800 }] })
    else {
      expect(dock.boat()).toMatchObject({ open: 14_800 })
      dock.settles('recorded-twice')
      expect(dock.boat()).toMatchObject({ open: 0, handedOut: 50_000 })
    }
  }
})

const paidOut = fc.constantFrom<(PaidOut | null)[]>({ method: 'cash' }, { method: 'check', note: '7' }, { method: 'credits' }, null)
const step = fc.record({ on: fc.nat(1), paidOut, meets: fc.boolean() })

test('whatever two tablets say and hear in whatever order, what they know together is the same, and no cent is counted twice', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const tablets = [tablet('d'), tablet('t')] as const
      let server: PayoutLog = { due: DUE }
      const meets = (one: (typeof tablets)[number]) => {
        server = { ...server, ...heard(newEvents(server, one.log())) }
        one.hears(server)
      }
      for (const { on, paidOut: how, meets: isThere } of steps) {
        const one = tablets[on]!
        one.pays(how)
        const unsent = unsentLines(one.row())
        const [all, known] = [eventsOfPayment(one.row()), eventsOfPayment({ ...one.row(), payoutLog: server })]
        const common = known.filter(({ _id }) => one.log()[_id])
        expect(difference([...linesOfEvents(common), ...unsent], linesOfEvents(all))).toEqual([])
        if (isThere) meets(one)
      }
      for (const one of [...tablets, tablets[0]!]) meets(one)
      expect(tablets[0].boat()).toEqual(tablets[1].boat())
      expect(paymentNow(tablets[0].row())).toMatchObject({ handedOut: tablets[0].boat().handedOut })
      expect(tablets.every((one) => unsentLines(one.row()).length === 0)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('a person says how money went; what is due the results say, and what a card moves the provider', () => {
  const out = { kind: 'payout-handed-out', act: 'make', method: 'cash' } as const
  expect(mayBeSaid(out, out)).toBe(true)
  expect(mayBeSaid({ ...out, act: 'void', method: null }, out)).toBe(true)
  expect(mayBeSaid({ ...out, act: 'void', method: null }, { ...out, method: 'card' })).toBe(false)
  expect(mayBeSaid({ ...out, method: 'card' }, { ...out, method: 'card' })).toBe(false)
  expect(mayBeSaid({ ...DUE, act: 'make' }, undefined)).toBe(false)
  expect(mayBeSaid({ ...out, act: 'void', method: null }, undefined)).toBe(true)
  expect(mayBeSaid({ ...out, kind: 'payout-returned' }, out)).toBe(false)
  expect(mayBeSaid({ kind: 'payout-kept', act: 'make', method: null }, { kind: 'payout-kept', method: null })).toBe(true)
})
