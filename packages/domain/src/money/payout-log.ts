import type { Id } from '../kernel/ids.ts'
import { byText } from '../kernel/text-order.ts'
import type { Cents } from '../kernel/units.ts'
import { timeOf } from '../log/time-of.ts'
import type { Place } from './accounts.ts'
import { countingEvents, DIRECTION, linesOfEvents } from './event-lines.ts'
import { type MoneyEvent, potOfPayment } from './money-event.ts'
import { PAYOUT_METHODS, type PaidOut, withPaidOut } from './payout-method.ts'
import { type BoatPayouts, type Payout, payoutsOf, settlingEvents } from './payouts-open.ts'
import { difference, type WholeLine } from './posting.ts'

/**
 * An event of one payout, as the payment of a result carries it to devices. `seen`: the events of this payout that its maker knew; null: all before
 * it. `by` and `device`: the server says it; an event without them was not sent yet.
 */
export type PayoutEvent = Pick<MoneyEvent, 'kind' | 'item' | 'act' | 'at' | 'amount' | 'method' | 'payee' | 'note'> & {
  seen?: readonly Id[] | null | undefined
  by?: Id | null | undefined
  device?: string | null | undefined
}

/**
 * What was said of one payout, by the ids of the events. Two tablets put theirs together by having both.
 * Decision: docs/decisions/0110-payouts-are-a-log.md
 */
export type PayoutLog = Record<Id, PayoutEvent>

/** No event names more than so many of those that its maker knew, the newest. */
export const MOST_PAYOUT_SEEN = 200

/** Which payout: of which boat, from which pot. */
export type PayoutKey = Pick<MoneyEvent, 'entry' | 'pot'>

type Meta = { metaData?: Readonly<Record<string, unknown>> | null | undefined }

/** Which payout a payment of a result is for. */
export const payoutOfPayment = ({ metaData }: Meta): PayoutKey => ({ entry: String(metaData?.entry), pot: potOfPayment(metaData ?? {}) })

export const isSamePayout = (one: PayoutKey, other: PayoutKey): boolean => one.entry === other.entry && one.pot === other.pot

/** The payment of a result, with what devices know of it. `amount` in cents. */
export type PayoutPayment = Meta & {
  amount: Cents
  user: Id
  recipientOfPayment?: Id | null | undefined
  status?: string | undefined
  payoutLog?: PayoutLog | null | undefined
}

/** The events of a payment of a result, as far as this device knows them. */
export const eventsOfPayment = (row: PayoutPayment): MoneyEvent[] =>
  Object.entries(row.payoutLog ?? {}).map(([_id, { seen = null, by: _, device: __, ...event }]) => ({
    ...{ _id, ...event, seen },
    ...payoutOfPayment(row),
  }))

type Written = Meta & { status?: string | undefined; updatedAt: string }

/** Of the payments that results have written, for each payout the one that shows it: the one that stands, or the last that did. `idOf`: the id of one. */
export function lastOfEach<Row extends Written>(rows: readonly Row[], idOf: (row: Row) => Id): Row[] {
  const standsOrLast = (a: Row, b: Row) =>
    Number(a.status !== 'void') - Number(b.status !== 'void') || byText(a.updatedAt, b.updatedAt) || byText(idOf(a), idOf(b))
  const keyOf = ({ entry, pot }: PayoutKey) => `${entry} ${pot}`
  return [...new Map(rows.toSorted(standsOrLast).map((row) => [keyOf(payoutOfPayment(row)), row])).values()]
}

type Shown = Meta & { amount: Cents; status?: string | undefined }

/** What a payment of a result shows of its payout. A void one shows something only where its boat owes back. */
export function shownOf(payout: Payout | undefined, row: Shown) {
  const { open = row.amount, handedOut = 0, handedOutBy = null } = payout ?? {}
  if (row.status === 'void' && !(payout && open < 0)) return { metaData: row.metaData ?? null, handedOut: null, open: null }
  return { metaData: withPaidOut(row, handedOutBy?.method === 'unstated' ? null : handedOutBy), handedOut, open }
}

/** Something new that is said of a payout, or another word, or none, about what `item` said. */
export type PayoutSaid = Pick<MoneyEvent, 'kind' | 'amount' | 'entry' | 'pot' | 'payee'> & {
  method?: Place | null
  note?: string | null
} & ({ act?: 'make' } | { act: 'correct' | 'void'; item: Id })

type Counting = MoneyEvent & { item: Id }
const countingOf = (events: readonly MoneyEvent[], key: PayoutKey): Counting[] =>
  countingEvents(events.filter((one) => isSamePayout(one, key))).map(({ latest, item }) => ({ ...latest, item }))

const voidOf = ({ item, kind, amount, entry, pot, payee }: Counting): PayoutSaid => ({
  ...{ act: 'void', item, kind, amount, entry, pot, payee },
})

const isByHand = ({ method }: Pick<MoneyEvent, 'method'>): boolean => (PAYOUT_METHODS as readonly unknown[]).includes(method)

/** What of a payout the account of who won it has. */
export const atAccount = (events: readonly MoneyEvent[], key: PayoutKey): Cents =>
  countingOf(events, key).reduce(
    (sum, { kind, method, amount }) => (method === 'card' ? sum + (kind === 'payout-returned' ? 0 - amount : amount) : sum),
    0,
  )

/**
 * What somebody says who says how a payout was paid: what is open of it goes out now; where nothing is, it was another method. Null: nobody paid
 * it. What went to an account stays. `events`: of its tournament, or of its payment.
 */
export function paidOutSaid(row: PayoutPayment, events: readonly MoneyEvent[], paidOut: PaidOut | null): PayoutSaid[] {
  const key = payoutOfPayment(row)
  const own = countingOf(events, key)
  const payout = payoutsOf(events).find((one) => isSamePayout(one, key))
  const letBe = own.filter(({ kind }) => kind === 'payout-unclaimed').map(voidOf)
  const byHand = own.filter((one) => one.kind !== 'payout-due' && isByHand(one))
  if (!paidOut) return [...letBe, ...byHand.map(voidOf)]
  const of = { ...key, payee: row.recipientOfPayment ?? row.user }
  // Of a result that was written before there was a log, by a server that did not know of it.
  const due: PayoutSaid[] = payout ? [] : [{ kind: 'payout-due', amount: row.amount, ...of }]
  const open = payout ? Math.max(payout.open, payout.due - payout.handedOut) : row.amount
  const { method, note = null } = paidOut
  if (open > 0) return [...due, ...letBe, { kind: 'payout-handed-out', amount: open, ...of, method, note }]
  return byHand
    .filter((one) => one.kind === 'payout-handed-out' && (one.method !== method || (one.note ?? null) !== note))
    .map((one): PayoutSaid => ({ ...voidOf(one), act: 'correct', item: one.item, method, note }))
}

/** How a boat is settled: in a method, nobody moves money, it is asked again, or one of two records never happened. */
export type Settlement = { way: PaidOut['method'] | 'let-be' | 'ask-again' | 'recorded-twice'; note?: string | null | undefined }

const LET_BE: readonly string[] = ['payout-unclaimed', 'payout-kept']

/** What somebody says who settles a boat with one word: about each of its pots that this is about. */
export function settlingSaid(boat: BoatPayouts, { way, note = null }: Settlement, events: readonly MoneyEvent[]): PayoutSaid[] {
  const own = boat.pots.flatMap((pot) => countingOf(events, pot))
  if (way === 'let-be') return settlingEvents(boat, { letBe: true })
  if (way === 'ask-again') return own.filter(({ kind }) => LET_BE.includes(kind)).map(voidOf)
  if (way === 'recorded-twice') {
    const repeated = new Set(boat.pots.map((pot) => pot.repeated))
    return own.filter(({ item }) => repeated.has(item)).map(voidOf)
  }
  return settlingEvents(boat, { letBe: false }).map((one) => ({ ...one, method: way, note }))
}

/** The events that a device adds to the log of a payment by saying that. */
export function payoutsSaid(log: PayoutLog, said: readonly PayoutSaid[], { at, newId }: { at: string; newId: () => Id }): PayoutLog {
  const seen = Object.keys(log).slice(-MOST_PAYOUT_SEEN)
  const after = timeOf(at, at, Object.values(log))
  return Object.fromEntries(
    said.map((one): [Id, PayoutEvent] => {
      const { entry: _, pot: __, act = 'make', method = null, note = null, ...event } = one
      const id = newId()
      return [id, { ...event, act, method, note, item: 'item' in one ? one.item : id, at: after, seen }]
    }),
  )
}

/**
 * May a person say it? `made`: the event that made what it is about; of what has not arrived, nothing. What is due, the official results say alone;
 * what a card moves, the provider.
 */
export function mayBeSaid(
  event: Pick<PayoutEvent, 'kind' | 'act' | 'method'>,
  made: Pick<PayoutEvent, 'kind' | 'method'> | undefined,
): boolean {
  const { kind, act, method } = event
  if (kind === 'payout-due' || (made && made.kind !== kind)) return false
  if (!DIRECTION[kind]) return method === null
  return (!made || isByHand(made)) && (act === 'void' || isByHand({ method }))
}

/** Has this device said something of it that the server has not heard? */
export const isUnsent = (log: PayoutLog | null | undefined): boolean => Object.values(log ?? {}).some(({ by }) => by === undefined)

/** By how much that changes the ledger. */
export function unsentLines(row: PayoutPayment): WholeLine[] {
  const events = eventsOfPayment(row)
  const heard = events.filter(({ _id }) => row.payoutLog?.[_id]?.by !== undefined)
  return difference(linesOfEvents(events), linesOfEvents(heard))
}

/** A payment of a result as this device knows it, with what it has not sent yet. */
export function paymentNow<Row extends PayoutPayment>(row: Row): Row {
  const [payout] = payoutsOf(eventsOfPayment(row))
  return payout ? { ...row, ...shownOf(payout, row) } : row
}
