import { groupBy } from '../kernel/group-by.ts'
import type { Id } from '../kernel/ids.ts'
import { byText } from '../kernel/text-order.ts'
import type { Cents } from '../kernel/units.ts'
import type { Place } from './accounts.ts'
import { countingEvents } from './event-lines.ts'
import type { MoneyEvent, MoneyEventKind } from './money-event.ts'

/** `handedOut`: less what came back. `unclaimed`: the boat does not take it. `kept`: it keeps so much of what it got too much. */
type Settled = { due: Cents; handedOut: Cents; unclaimed: Cents; kept: Cents }

/** What one boat is to get from one pot. `open`: above 0 it is still to be handed out, below 0 the boat gives it back. */
export type Payout = Settled & {
  entry: Id
  pot: string
  payee: Id | null
  open: Cents
  /** How the last of it was handed out; null where nothing is. */
  handedOutBy: { method: Place; note: string | null; amount: Cents } | null
  /** The second of two records of the same amount whose makers did not know of each other, where so much is too much: was it recorded twice? */
  repeated: Id | null
}

/** A boat with all that it is to get. `open`: what one check settles. */
export type BoatPayouts = { entry: Id; payee: Id | null; due: Cents; handedOut: Cents; open: Cents; pots: Payout[] }

const keyOf = ({ entry, pot }: Pick<MoneyEvent, 'entry' | 'pot'>): string => `${entry} ${pot}`

/** What every boat is to get from every pot, as far as somebody has said something about it. The result depends on the set of events alone. */
export function payoutsOf(events: readonly MoneyEvent[]): Payout[] {
  const counting = countingEvents(events).map(({ latest, at, item, history }) => ({ ...latest, at, item, made: history[0]! }))
  return [...groupBy(counting, keyOf).values()].map(payoutOf).sort((a, b) => byText(a.entry, b.entry) || byText(a.pot, b.pot))
}

/** What counts, with the event that made it. */
type Counting = MoneyEvent & { made: MoneyEvent }

function payoutOf(events: readonly Counting[]): Payout {
  const [{ entry, pot }] = events as [Counting]
  const sumIn = (some: readonly MoneyEvent[], kind: MoneyEventKind) =>
    some.reduce((sum, one) => (one.kind === kind ? sum + one.amount : sum), 0)
  const lastOf = (kind: MoneyEventKind) => events.findLast((one) => one.kind === kind)
  const [due, out] = [lastOf('payout-due'), lastOf('payout-handed-out')]
  // What was let be was let be of the sum that was due then.
  const sinceDue = due ? events.slice(events.indexOf(due)) : events
  const [owed, handedOut] = [due?.amount ?? 0, sumIn(events, 'payout-handed-out') - sumIn(events, 'payout-returned')]
  // Two who let the same be let it be once.
  const atMost = (left: Cents, kind: MoneyEventKind) => Math.min(Math.max(0, left), sumIn(sinceDue, kind))
  const settled = {
    ...{ due: owed, handedOut },
    unclaimed: atMost(owed - handedOut, 'payout-unclaimed'),
    kept: atMost(handedOut - owed, 'payout-kept'),
  }
  const open = openOf(settled)
  return {
    ...settled,
    entry,
    pot,
    payee: due?.payee ?? out?.payee ?? null,
    open,
    repeated: repeatedIn(events, open),
    handedOutBy: out && settled.handedOut > 0 ? { method: out.method ?? 'unstated', note: out.note ?? null, amount: out.amount } : null,
  }
}

/** Who says nothing of what they knew, knew all that was said before. */
const knows = ({ seen, at }: MoneyEvent, other: MoneyEvent): boolean => (seen ? seen.includes(other._id) : other.at < at)

/** What went to an account, the provider says: it counts it once. */
function repeatedIn(events: readonly Counting[], open: Cents): Id | null {
  if (open === 0) return null
  const moves = events.filter(({ kind, method }) => kind === (open < 0 ? 'payout-handed-out' : 'payout-returned') && method !== 'card')
  const isLike = (one: Counting, other: Counting) =>
    one !== other && one.amount === other.amount && !knows(one.made, other.made) && !knows(other.made, one.made)
  return moves.findLast((one) => one.amount <= Math.abs(open) && moves.some((other) => isLike(one, other)))?.item ?? null
}

/** Nobody is asked for what a boat may keep, and nobody hands out what it does not take; neither turns into the other. */
function openOf({ due, handedOut, unclaimed, kept }: Settled): Cents {
  const left = due - handedOut
  return left > 0 ? Math.max(0, left - unclaimed) : Math.min(0, left + kept)
}

/** The payouts of each boat together, those that give back first, the largest amount first. */
export function payoutsByBoat(payouts: readonly Payout[]): BoatPayouts[] {
  const sumOf = (pots: readonly Payout[], field: 'due' | 'handedOut' | 'open') => pots.reduce((sum, one) => sum + one[field], 0)
  return [...groupBy(payouts, ({ entry }) => entry)]
    .map(([entry, pots]) => ({
      entry,
      payee: pots.find(({ due }) => due > 0)?.payee ?? pots[0]!.payee,
      due: sumOf(pots, 'due'),
      handedOut: sumOf(pots, 'handedOut'),
      open: sumOf(pots, 'open'),
      pots,
    }))
    .sort((a, b) => Math.sign(a.open) - Math.sign(b.open) || Math.abs(b.open) - Math.abs(a.open) || byText(a.entry, b.entry))
}

/** What is to be handed out and what comes back, in all. */
export const openSums = (boats: readonly { open: Cents }[]) => ({
  toHandOut: boats.reduce((sum, { open }) => sum + Math.max(0, open), 0),
  givesBack: boats.reduce((sum, { open }) => sum + Math.max(0, 0 - open), 0),
})

type Named = { about: string; boatNumber: number | null }

/** The payouts of an event as screens show them. `official`: while results are open, nothing is settled. `nameOf`: the crew of a boat, and its number. */
export const shownPayouts = (boats: readonly BoatPayouts[], official: boolean, nameOf: (entry: Id) => Named) => ({
  official,
  ...openSums(official ? boats : []),
  boats: boats.map((boat) => ({ ...boat, ...nameOf(boat.entry), pots: boat.pots.map(({ entry: _, handedOutBy: __, ...pot }) => pot) })),
})

/** Boats between which and the director money is still to go, one way or the other. */
export const isOpen = ({ pots }: BoatPayouts): boolean => pots.some(({ open }) => open !== 0)

/** What one word of a director says of one pot of a boat: `hand over` in the way that the money has to go, or let it be. */
export type Settling = Pick<MoneyEvent, 'kind' | 'amount' | 'entry' | 'pot' | 'payee'>

/** The events that settle a boat: of each pot that is open. `letBe`: nobody moves money, and nobody is asked again. */
export const settlingEvents = ({ pots }: BoatPayouts, { letBe }: { letBe: boolean }): Settling[] =>
  pots
    .filter(({ open }) => open !== 0)
    .map(({ entry, pot, payee, open }) => ({ kind: kindOf(open > 0, letBe), amount: Math.abs(open), entry, pot, payee }))

function kindOf(isOwed: boolean, letBe: boolean): MoneyEventKind {
  if (letBe) return isOwed ? 'payout-unclaimed' : 'payout-kept'
  return isOwed ? 'payout-handed-out' : 'payout-returned'
}

/** What a result pays one boat from one pot. */
export type Due = { entry: Id; pot: string; payee: Id | null; amount: Cents }

/** What the events do not say yet of what a result pays: a pot that pays another sum or another person, and 0 for one that pays nothing any more. */
export function changedDues(payouts: readonly Payout[], dues: readonly Due[]): Due[] {
  const before = new Map(payouts.map((one) => [keyOf(one), one]))
  const now = new Set(dues.map(keyOf))
  const changed = dues.filter((one) => {
    const known = before.get(keyOf(one))
    return !known || known.due !== one.amount || known.payee !== one.payee
  })
  const gone = payouts.filter((one) => one.due > 0 && !now.has(keyOf(one)))
  return [...changed, ...gone.map(({ entry, pot, payee }) => ({ entry, pot, payee, amount: 0 }))]
}

/** The same payouts as if a result paid `dues`: what a correction changes, before it is official. */
export function asIfDue(payouts: readonly Payout[], dues: readonly Due[]): Payout[] {
  const known = new Map(payouts.map((one) => [keyOf(one), one]))
  const changed = changedDues(payouts, dues).map(({ amount: due, ...one }): Payout => {
    const before = known.get(keyOf(one)) ?? { ...NOTHING, ...one }
    const settled = { due, handedOut: before.handedOut, unclaimed: 0, kept: 0 }
    return { ...before, ...settled, payee: one.payee, open: openOf(settled), repeated: null }
  })
  const replaced = new Set(changed.map(keyOf))
  return [...payouts.filter((one) => !replaced.has(keyOf(one))), ...changed]
}

const NOTHING = { due: 0, handedOut: 0, unclaimed: 0, kept: 0, handedOutBy: null, repeated: null }
