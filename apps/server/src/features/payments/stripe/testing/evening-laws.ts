import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { entryMoney } from '@ramplight/domain/money/cash-in-hand'
import { leftToPay, paidBy } from '@ramplight/domain/money/standing'
import { chargeOf as chargeOfEntry, owedBy, partOf } from '@ramplight/domain/registration/entry-money'
import { sharesOf } from '@ramplight/domain/registration/shares'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { findTournament } from '#features/tournaments/tournaments/index'
import type { Thing } from '#platform/cards/stand-in/state'
import { toRecord } from '#platform/database/records'
import { ledgerLines, ledgerPostings } from '../../ledger/index.ts'
import { payments } from '../../payments/payments.table.ts'
import { linesOf, refundsOf } from '../../refunds/index.ts'
import { priceOf } from '../card-books.ts'
import { cardCheckouts, cardEvents, cardMovements } from '../cards.table.ts'
import type { Reconciled } from '../reconcile.ts'
import type { CardRamp } from './a-card-ramp.ts'
import type { DyingServer } from './a-server-that-dies.ts'
import { type Boat, type DayAtTheRamp, POT } from './day-at-the-ramp.ts'
import type { DayByCard } from './day-by-card.ts'
import type { DayOfATeam } from './day-of-a-team.ts'

/** A server that can be killed, and a provider. */
export type MoneyLake = CardRamp & DyingServer
export type MoneyDay = {
  lake: MoneyLake
  boat: Boat
  note: (what: string) => void
  atRamp: DayAtTheRamp
  byCard: DayByCard
  ofATeam: DayOfATeam
}

/** Notes what does not hold. */
function laws() {
  const wrong: string[] = []
  const holds = (is: boolean, says: string) => void (is || wrong.push(says))
  const same = (is: unknown, should: unknown, what: string) =>
    holds(JSON.stringify(is) === JSON.stringify(should), `${what}: ${JSON.stringify(is)}, should be ${JSON.stringify(should)}`)
  return { wrong, holds, same }
}
type Laws = ReturnType<typeof laws>

const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0)

/** `refunded`: by all refunds, of which `given` by the director's own; `taken`: by banks, and not returned. */
type WentBack = { refunded: number; given: number; taken: number }

/**
 * What of a payment stands at the provider, and what it is worth to the director: what somebody gives back on the provider's pages is a part
 * of their part, what they give back themselves (`given`) is all theirs, and a bank that takes all that is left leaves them nothing, but
 * what their refunds have cost them beyond their part.
 */
function ofPayment(amount: number, price: number, { refunded, given, taken }: WentBack) {
  const standing = amount - refunded - taken
  const worthBeside = (of: number) => (price * (of + given)) / amount - given
  const worth = taken > 0 && standing === 0 ? Math.min(0, worthBeside(amount - refunded)) : worthBeside(standing)
  return { amount, price, standing, given, worth }
}

/** What became of each payment at the provider: what of it stands, and how our books have to name it. */
function movesOf({ paidIntents, of }: DayByCard, priceIn: (intent: Thing) => number) {
  const amounts = (things: Thing[]) => sum(things.map(({ amount }) => amount as number))
  return paidIntents().map((intent) => {
    const [refunds, disputes] = [of('refund', intent), of('dispute', intent)]
    const won = disputes.filter(({ status }) => status === 'won')
    return {
      ...ofPayment(intent.amount_received, priceIn(intent), {
        refunded: amounts(refunds),
        given: amounts(refunds.filter(({ metadata }) => metadata?.refund)),
        taken: amounts(disputes) - amounts(won),
      }),
      isGivenAgain: won.length > 0,
      keys: [
        `payment ${intent.id}`,
        ...refunds.map(({ id }) => `refund ${id}`),
        ...disputes.map(({ id }) => `dispute ${id}`),
        ...won.map(({ id }) => `dispute-won ${id}`),
      ],
    }
  })
}
type Move = ReturnType<typeof movesOf>[number]

/** What of the entry fee of $100 these have paid, and still have; parts that went back are whole cents. */
const feesOf = (some: readonly Move[]) => sum(some.map(({ worth }) => worth))

/** Everything that the laws of an evening look at. */
async function evening({ lake: { ramp }, boat, byCard }: MoneyDay) {
  const rows = await ramp.db.select().from(cardCheckouts).where(eq(cardCheckouts.entry, boat.entry))
  const moves = movesOf(byCard, (intent) => priceOf(rows.find(({ id }) => id === intent.metadata.checkout)!))
  const lines = await ramp.db
    .select({ account: ledgerLines.account, amount: sql<string>`sum(${ledgerLines.amount})` })
    .from(ledgerLines)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerLines.posting))
    .where(eq(ledgerPostings.tournament, boat.field.tournament))
    .groupBy(ledgerLines.account)
  const inLedger = new Map(lines.map(({ account, amount }) => [account, Number(amount)]))
  const [payout] = await ramp.db
    .select()
    .from(payments)
    .where(eq(payments.id, byCard.won.id ?? ''))
  const [sent, handedOut] = [payout?.metaData?.sentAs ? payout.amount : 0, payout?.metaData?.method === 'cash' ? payout.amount : 0]
  return {
    ...{ rows, moves, inLedger, sent, handedOut },
    standing: sum(moves.map((move) => move.standing)),
    isSending: !!payout?.metaData?.sending,
    /** What cards have brought, before a part of it went to who won. */
    fromCards: (inLedger.get('card') ?? 0) + sent,
  }
}
type Evening = Awaited<ReturnType<typeof evening>>

/** Each movement of the provider stands once in the books, and nobody has paid twice. */
async function lawsOfMovements({ holds, same }: Laws, { lake: { ramp }, boat, byCard, atRamp }: MoneyDay, seen: Evening) {
  const { moves, standing } = seen
  holds(feesOf(moves.filter((move) => !move.isGivenAgain)) <= 10_002 + (atRamp.touched.pot ? POT : 0), 'charged twice')
  const movements = await ramp.db
    .select({ key: cardMovements.key })
    .from(cardMovements)
    .innerJoin(cardCheckouts, eq(cardCheckouts.id, cardMovements.checkout))
    .where(eq(cardCheckouts.entry, boat.entry))
  same(movements.map(({ key }) => key).sort(), moves.flatMap(({ keys }) => keys).sort(), 'movements')
  const books = await boat.books(byCard.won.id)
  same(Math.round(sum(books) * 100), standing, 'the payments add up to')
  same(books.length, movements.length, 'payments')
  same(sum([...seen.inLedger.values()]), 0, 'the ledger adds up to')
}

/** What went to the account of the winner went there once, and what came back is with the director: the books say where it is. */
function lawsOfWinnings({ holds, same }: Laws, { byCard, note }: MoneyDay, { sent, handedOut, isSending }: Evening) {
  const { ours, won, earned } = byCard
  const arrived = ours('transfer').flatMap((one) => (won.id && one.metadata.payment === won.id ? [one.amount - one.amount_reversed] : []))
  same(
    arrived.filter((cents) => cents > 0),
    sent ? [sent] : [],
    'sent to the account of the winner',
  )
  same(earned().winner, sent, 'the account of the winner has')
  holds(!(won.isHandedOut && sent), 'who won has it twice: in cash and at the account')
  if (isSending) holds(false, 'a payout is on its way still')
  if (won.id) note(`winnings: ${sent ? 'at the account' : handedOut ? 'in cash' : 'open'}`)
}

/** What cards have paid on this day at other events. */
async function paidBeside({ db }: CardRamp['ramp'], events: string[]) {
  const rows = await db
    .select()
    .from(cardCheckouts)
    .where(inArray(cardCheckouts.tournament, ['', ...events]))
  const [has] = await db
    .select({ inCards: sql`coalesce(sum(${ledgerLines.amount}), 0)`.mapWith(Number) })
    .from(ledgerLines)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerLines.posting))
    .where(and(eq(ledgerLines.account, 'card'), inArray(ledgerPostings.tournament, ['', ...events])))
  return { rows, inCards: has!.inCards }
}

/** The accounts of the director and of the platform at the provider have what the books say. */
async function lawsOfAccounts({ holds, same }: Laws, { lake: { ramp }, byCard, ofATeam }: MoneyDay, seen: Evening) {
  const { moves, rows, inLedger, fromCards, standing } = seen
  const beside = await paidBeside(ramp, ofATeam.events)
  const fees = feesOf(moves)
  holds(Math.abs(fromCards - fees) <= 2 * Math.max(1, moves.length), `the ledger has ${fromCards} from cards, should be about ${fees}`)
  if (standing === 0 && moves.every(({ given }) => given === 0)) same(fromCards, 0, 'nothing stands, and cards have')
  // What the books have of cards is what the account of the director got of it and still has, at the bank or not. How the provider rounds
  // the part of its fee that it gives back with a refund of its own pages is not ours: a cent of each, unless a bank asked it all back.
  const [earned, inCards] = [byCard.earned(), (inLedger.get('card') ?? 0) + beside.inCards]
  const refundsThere = byCard.paidIntents().flatMap((intent) => (byCard.chargeOf(intent).disputed ? [] : byCard.of('refund', intent)))
  holds(
    Math.abs(earned.director - inCards) <= refundsThere.length,
    `the account of the director has ${earned.director} of this day, and the books have ${inCards} from cards`,
  )
  // What the platform has of the day is what its own book has of it, after what the provider keeps.
  const [platform] = await ramp.db
    .select({ has: sql`coalesce(sum(${ledgerLines.amount}), 0)`.mapWith(Number) })
    .from(ledgerLines)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerLines.posting))
    .where(
      and(
        eq(ledgerLines.account, 'card'),
        inArray(ledgerPostings.sourceRecord, ['', ...[...rows, ...beside.rows].map(({ id }) => `checkout ${id}`)]),
      ),
    )
  holds(
    Math.abs(earned.platform - platform!.has) <= refundsThere.length,
    `the platform has ${earned.platform} of this day, and its book has ${platform!.has}`,
  )
}

/** The boat is Paid exactly when the whole stands, and owes what the ledger misses. */
async function lawsOfBoat({ holds, same }: Laws, { lake: { ramp, ana }, boat, byCard, atRamp, note }: MoneyDay, seen: Evening) {
  const { rows, moves, inLedger, fromCards: has } = seen
  const { tournament } = boat.field
  const shown = (await ramp.call(tournamentCalls.get, { as: ana, params: { id: tournament } })).body
  const entries = (await ramp.call(tournamentEntryCalls.search, { as: ana, body: { tournament } })).body
  same(entryMoney(shown, entries).online, (inLedger.get('card') ?? 0) + (inLedger.get('online') ?? 0), 'the overview counts of cards')

  // A price that has changed in between may leave a part open, as a half does.
  const event = (await findTournament(ramp.db, tournament))!
  const isShared = byCard.touched.coupon || atRamp.touched.pot || rows.some(({ shareOf }) => shareOf !== null)
  const row = await boat.row()
  const charge = chargeOfEntry(toRecord(event), toRecord(row))
  const stands = await boat.state()
  if (isShared) note(`a half was asked: ${stands}, ${moves.length} payments`)
  // What the desk gives back goes for each thing of the boat. Where a coupon comes as well, what is left of the boat has no simple sum here;
  // the laws of the desk, of the books and of the accounts hold all the same.
  if (atRamp.touched.desk && byCard.touched.coupon) return note(`the desk gave back, and a coupon came: ${stands}`)
  // What the ramp has said of the boat is held by the laws of the ramp.
  if (atRamp.touched.ramp) note(`the ramp had a hand in it: ${stands}`)
  // Whoever got everything back, by card or in cash, is not Paid.
  else if (!isShared) same(stands, feesOf(moves) > atRamp.gaveBack() ? 'Paid online' : 'Pending', 'the boat')
  // A half is not the whole, and the whole is: whatever was given back of it while it was not all in is missing.
  else if (stands === 'Pending') holds(has < charge, `all of it is in (${has}), and the boat is not Paid`)
  else {
    const standingPrices = sum(moves.map((move) => (move.worth > 0 ? move.price : 0)))
    // What a director adds to a boat that a card has paid is paid where the boat says: online.
    const onTop = inLedger.get('online') ?? 0
    holds(stands === 'Paid online' && standingPrices + onTop >= charge, `${standingPrices} stands, and the boat is ${stands}`)
  }
  // Nobody pays a price that the boat does not cost any more. A pot that was left, and a bank that gave back what was paid anew, are too much.
  const paid = feesOf(moves)
  const mayBeTooMuch = atRamp.touched.pot || atRamp.touched.ramp || moves.some(({ isGivenAgain }) => isGivenAgain)
  holds(mayBeTooMuch || paid <= charge + 2, `cards have paid ${paid} for a boat that costs ${charge}`)
  // What the desk gives back goes for each thing of the boat, also for what no card has paid (the tick, a pot that was added to a Paid boat),
  // and what is given back of that stays with it.
  const isMixed = atRamp.gaveBack() > 0 || ((atRamp.touched.ramp || atRamp.touched.pot) && moves.some(({ given }) => given > 0))
  if (isMixed) return
  const lines = await linesOf(ramp.db, row.id)
  const inAll = paidBy(lines)
  same(partOf(row), Math.max(0, inAll), 'what the entry says was paid, as the ledger does')
  const owed = owedBy(toRecord(event), toRecord(row))
  same(sum(sharesOf(toRecord(event), toRecord(row)).map(({ owes }) => owes)), owed, 'the shares that are owed')
  if (stands === 'Pending') {
    // What the director would take at the ramp is what is missing: due = paid + owed.
    same(owed, Math.max(0, charge - inAll), 'owed')
    if (!moves.some(({ keys }) => keys.some((key) => key.startsWith('refund'))))
      same(leftToPay(toRecord(event), toRecord(row), lines), Math.max(0, charge - inAll), 'the ramp would take')
  }
}

/** No news waits, no refund does, no place is held for ever, and nobody can pay on a page that we have forgotten. */
async function lawsOfPages({ same }: Laws, { lake: { ramp }, boat, byCard }: MoneyDay, { rows }: Evening) {
  const open = rows.filter(({ state }) => state === 'open')
  if ((await boat.row()).status === 'Paid') same(open.length, 0, 'pages of a boat that has paid')
  const asked = (await refundsOf(ramp.db, boat.entry)).filter(({ state }) => state === 'asked')
  same(asked.length, 0, 'refunds that wait')
  const now = new Date().toISOString()
  same(open.filter(({ heldUntil }) => heldUntil < now).length, 0, 'places that are held after their time')
  const waiting = await ramp.db.select({ id: cardEvents.id }).from(cardEvents).where(eq(cardEvents.state, 'waiting'))
  same(waiting.length, 0, 'news that wait')
  const known = open.flatMap(({ session }) => (byCard.shown.has(session ?? '') ? [session] : []))
  const there = byCard.pages().filter(({ status }) => status === 'open')
  same(there.map(({ id }) => id).sort(), known.sort(), 'pages on which somebody can pay')
}

/** What must hold in the evening, whatever has happened on the day. `again`: what one more look at the provider has found. */
export async function whatIsWrong(day: MoneyDay, again: Reconciled): Promise<string[]> {
  const all = laws()
  all.same([again.told, again.done], [0, 0], 'a second look finds something')
  const seen = await evening(day)
  await lawsOfMovements(all, day, seen)
  lawsOfWinnings(all, day, seen)
  await day.atRamp.evening(seen.handedOut)
  await lawsOfAccounts(all, day, seen)
  await lawsOfBoat(all, day, seen)
  await lawsOfPages(all, day, seen)
  day.note(seen.moves.length ? `paid ${seen.moves.length} times` : 'never paid')
  return all.wrong
}
