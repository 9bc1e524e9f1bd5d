import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import { type Charging, entryMoney, type Paying } from './cash-in-hand.ts'
import { type CashEvent, type CashLog, cashIn } from './cash-log.ts'
import { offBy } from './drawer.ts'
import { paymentsIn, refundsIn } from './payment-log.ts'

/** What was taken on one device, less what was given out on it. `here`: this device has not sent it yet. */
export type Till = { device: string; left: Cents }

/** The last count: what it found, what its device expected then, and by how much what is expected has changed since. */
export type LastCount = { item: Id; at: string; counted: Cents; expected: Cents; off: Cents; since: Cents; event: CashEvent }

/**
 * What should be in the cash box, and why. Invariants: `expected = float + taken − back − out − deposited`, and what the tills and `elsewhere`
 * hold, less what was deposited, is `expected`, too.
 */
export type CashBox = {
  expected: Cents
  /** Starting cash, less what of it went back. */
  float: Cents
  taken: Cents
  /** Refunded in cash. */
  back: Cents
  /** Gone out for anything else: expenses, payouts. */
  out: Cents
  deposited: Cents
  /** The largest first. */
  tills: Till[]
  /** What no device is known of: tickets, payouts, what was there before. */
  elsewhere: Cents
  checks: Cents
  checksDeposited: Cents
  last: LastCount | null
}

/** The cash box of an event, as far as this device knows. `here`: its own name, for what it has not sent yet. */
export function cashBox(tournament: Charging, entries: readonly Paying[], here: string): CashBox {
  const money = entryMoney(tournament, entries)
  const { inHand: expected, cashFloat: float, cashDeposited: deposited, cashBack: back, cashOut: out } = money
  const last = lastCountIn(tournament.cashLog)
  const tills = tillsOf(tournament, entries, here)
  return {
    ...{ expected, float, back, out, deposited, tills },
    taken: expected - float + back + out + deposited,
    elsewhere: expected + deposited - tills.reduce((sum, { left }) => sum + left, 0),
    // A check that the club writes, or refunds by, never was in the box.
    checks: money.checks + money.checksBack + money.checksOut,
    checksDeposited: money.checksDeposited,
    last: last && { ...last, since: expected - last.expected },
  }
}

const SIGN: Partial<Record<CashEvent['kind'], 1 | -1>> = { float: 1, 'float-back': -1, income: 1, expense: -1 }

function tillsOf({ cashLog }: Charging, entries: readonly Paying[], here: string): Till[] {
  const tills = new Map<string, Cents>()
  const add = (device: string, amount: Cents) => tills.set(device, (tills.get(device) ?? 0) + amount)
  // What the server has heard of says where it was taken; null is nowhere that is known.
  const at = (device: string | null | undefined, amount: Cents) => {
    if (device !== null && amount !== 0) add(device ?? here, amount)
  }
  for (const { paymentLog } of entries)
    for (const [sign, moves] of [
      [1, paymentsIn(paymentLog)],
      [-1, refundsIn(paymentLog)],
    ] as const)
      for (const { amount, event } of moves) if (event.method === 'cash') at(event.device, sign * amount)
  for (const { event } of cashIn(cashLog)) if (event.method === 'cash') at(event.device, (SIGN[event.kind] ?? 0) * event.amount)
  return [...tills].map(([device, left]) => ({ device, left })).sort((a, b) => b.left - a.left || (a.device < b.device ? -1 : 1))
}

/** What of the last count nobody has explained: what it was off by, less the corrections that were recorded after it. */
export function unexplainedIn(log: CashLog | null | undefined): Cents {
  const last = lastCountIn(log)
  // One of before the box was a log expected without its starting cash.
  if (!last || last.event.device === null) return 0
  const after = cashIn(log).filter(({ event, at }) => event.method === 'cash' && event.purpose === 'correction' && at > last.at)
  return last.off - after.reduce((sum, { event }) => sum + (SIGN[event.kind] ?? 0) * event.amount, 0)
}

/** The last count of a box, and what it differed by from what its device expected. */
export function lastCountIn(log: CashLog | null | undefined): Omit<LastCount, 'since'> | null {
  const last = cashIn(log).findLast(({ event }) => event.kind === 'count')
  if (!last) return null
  const { item, at, event } = last
  const [counted, expected] = [event.amount, event.expected ?? event.amount]
  return { item, at, counted, expected, off: offBy({ counted, expected }), event }
}
