import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import { chargeOf, type PartPaid } from '../registration/entry-money.ts'
import { fullName } from '../registration/full-name.ts'
import { type PayByRules, payBy } from '../registration/pay-by.ts'
import { sharesOf } from '../registration/shares.ts'
import type { Tournament } from '../scoring/types.ts'
import { type EntryBooks, linesNow, owedNow } from './cash-in-hand.ts'
import type { PaymentLog } from './payment-log.ts'
import { sumOn, type WholeLine } from './posting.ts'
import { boughtIn, forgivenBy, overpaidBy, type Paying, paidBy, standingOf } from './standing.ts'

/** How what is owed can be paid, and until when. `held`: the spot is lost after it. */
export type PayWay =
  | { way: 'held'; until: string }
  | { way: 'card'; until: string }
  | { way: 'card-or-ramp' }
  | { way: 'ramp' }
  /** Nobody knows whether a card can pay, or the event is over. */
  | { way: 'any' }

/** What one angler of a boat is told of its money: one of these, the same on every screen and in every mail. */
export type AnglerMoney =
  | { state: 'paid' | 'free' | 'nothing' | 'in-line' }
  | { state: 'overpaid'; amount: Cents }
  | { state: 'refunded'; amount: Cents }
  | { state: 'canceled'; toRefund: Cents; refunded: Cents }
  /** I have paid mine; `names` of the boat owe the rest. */
  | { state: 'share-paid'; crew: number; paid: Cents; names: string[]; owes: Cents }
  | ({ state: 'owes'; owes: Cents; mine: Cents; crew: number } & PayWay)
  /** `names` have paid theirs, and I have not. */
  | ({ state: 'partner-paid'; crew: number; names: string[]; paid: Cents; mine: Cents } & PayWay)
  /** Somebody paid a part of the boat, and nobody says for whom. */
  | ({ state: 'part-paid'; crew: number; paid: Cents; owes: Cents; mine: Cents } & PayWay)
  /** All that there was is paid, and something was bought on top. `items`: the names of pots; null is the entry fee. */
  | ({ state: 'added-later'; items: (string | null)[]; owes: Cents } & PayWay)
  | ({ state: 'refunded-owes'; amount: Cents; owes: Cents } & PayWay)
  | ({ state: 'disputed'; amount: Cents; owes: Cents } & PayWay)

export type AnglerMoneyState = AnglerMoney['state']

/** All of them, for laws and tests. */
export const ANGLER_MONEY_STATES = [
  ...['paid', 'free', 'nothing', 'in-line', 'overpaid', 'refunded', 'canceled', 'share-paid', 'owes', 'partner-paid'],
  ...['part-paid', 'added-later', 'refunded-owes', 'disputed'],
] as const as readonly AnglerMoneyState[]

type Charging = Omit<Tournament, '_id'> & PayByRules & { cancelled?: boolean | null | undefined; status?: string | null | undefined }
/** A boat, or the one that a team becomes by paying. */
export type AnglersBoat = Paying & {
  users: Id[]
  anglers: readonly ({ _id: Id } & Parameters<typeof fullName>[0])[]
  partPaid?: readonly PartPaid[] | null | undefined
  books?: EntryBooks | null | undefined
  paymentLog?: PaymentLog | null | undefined
}

/** `today`: at the ramp. `takesCards`: null where nobody knows. `hold`: of a team that is no boat yet. */
export type AnglersDay = {
  me: Id
  today: string
  takesCards: boolean | null
  hold?: { heldUntil?: string | null | undefined; onWaitingList?: boolean | undefined } | undefined
}

/** What of this boat went back, and what banks have taken back. */
function wentBack(lines: readonly WholeLine[]): { refunded: Cents; disputed: Cents } {
  return { refunded: Math.max(0, sumOn(lines, 'refund')), disputed: Math.max(0, sumOn(lines, 'chargeback')) }
}

function payWay(tournament: Charging, { today, takesCards, hold }: AnglersDay): PayWay {
  if (hold?.heldUntil) return { way: 'held', until: hold.heldUntil }
  if (takesCards === null || tournament.status === 'Completed') return { way: 'any' }
  if (!takesCards) return { way: 'ramp' }
  const day = payBy(tournament)
  return day >= today ? { way: 'card', until: day } : { way: 'card-or-ramp' }
}

/** The things that were bought on top of what is paid in whole; null where something else is owed, too. */
function addedTo(tournament: Charging, boat: AnglersBoat, lines: readonly WholeLine[], owed: Cents): (string | null)[] | null {
  const bought = boughtIn(lines)
  const { items } = standingOf(tournament, boat, lines)
  const isNew = ({ item, times }: (typeof items)[number]) => (bought.get(item)?.times ?? 0) < times
  const [added, before] = [items.filter(isNew), items.filter((item) => !isNew(item))]
  if (added.length === 0 || before.length === 0) return null
  const price = added.reduce((sum, { item, times, price }) => sum + (times - Math.max(0, bought.get(item)?.times ?? 0)) * price, 0)
  return price === owed ? added.map(({ name }) => name) : null
}

/**
 * What somebody is told of the money of their boat. Facts alone: what is owed follows from the books (`standing.ts`), who owes it from the
 * shares (`shares.ts`). Every screen and every mail to an angler asks here.
 * Decision: docs/decisions/0112-one-sentence-about-money.md
 */
export function anglerMoney(tournament: Charging, boat: AnglersBoat, day: AnglersDay): AnglerMoney {
  if (day.hold?.onWaitingList) return { state: 'in-line' }
  const lines = linesNow(boat)
  const { refunded, disputed } = wentBack(lines)
  const paid = Math.max(0, paidBy(lines))
  if (tournament.cancelled) return { state: 'canceled', toRefund: paid, refunded }
  const over = overpaidBy(tournament, boat, lines)
  if (over > 0) return { state: 'overpaid', amount: over }
  const owed = owedNow(tournament, boat)
  if (owed > 0) return owing(tournament, boat, day, { owed, paid, refunded, disputed, lines })
  // Who paid again, or got back what was too much, has paid.
  if (refunded > 0 && paid < chargeOf(tournament, boat) && forgivenBy(tournament, boat, lines) > 0)
    return { state: 'refunded', amount: refunded }
  if (boat.freeEntry && paid === 0) return { state: 'free' }
  return { state: paid > 0 || boat.status === 'Paid' || chargeOf(tournament, boat) > 0 ? 'paid' : 'nothing' }
}

type Owing = { owed: Cents; paid: Cents; refunded: Cents; disputed: Cents; lines: readonly WholeLine[] }

function owing(tournament: Charging, boat: AnglersBoat, day: AnglersDay, { owed, paid, refunded, disputed, lines }: Owing): AnglerMoney {
  const how = payWay(tournament, day)
  const crew = boat.users.length
  const shares = sharesOf(tournament, boat, owed)
  const my = shares.find(({ user }) => user === day.me)
  const mine = my?.owes ?? owed
  // First: what went back long ago is no reason for a pot of today.
  const added = paid > 0 ? addedTo(tournament, boat, lines, owed) : null
  if (added) return { state: 'added-later', items: added, owes: owed, ...how }
  if (disputed > 0) return { state: 'disputed', amount: disputed, owes: owed, ...how }
  if (my && my.paid > 0 && my.owes === 0) {
    const names = namesOf(
      boat,
      shares.flatMap(({ user, owes }) => (owes > 0 ? [user] : [])),
    )
    return { state: 'share-paid', crew, paid: my.paid, names, owes: owed }
  }
  if (refunded > 0) return { state: 'refunded-owes', amount: refunded, owes: owed, ...how }
  const others = shares.filter((one) => one.user !== day.me && one.paid > 0 && one.owes === 0)
  if (my && my.paid === 0 && others.length > 0 && mine === owed)
    return {
      ...{ state: 'partner-paid', crew, mine, paid: others.reduce((sum, one) => sum + one.paid, 0) },
      ...{
        names: namesOf(
          boat,
          others.map(({ user }) => user),
        ),
        ...how,
      },
    }
  if (paid > 0) return { state: 'part-paid', crew, paid, owes: owed, mine, ...how }
  return { state: 'owes', owes: owed, mine, crew, ...how }
}

const namesOf = ({ anglers }: AnglersBoat, users: readonly Id[]): string[] =>
  users.flatMap((user) => {
    const found = anglers.find(({ _id }) => _id === user)
    return found ? [fullName(found)] : []
  })
