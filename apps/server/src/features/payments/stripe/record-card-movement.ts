import { boughtByCard } from '@ramplight/domain/money/bought-by-card'
import type { CardMovementKind } from '@ramplight/domain/money/card-lines'
import { type BoatMoney, linesOfBoat } from '@ramplight/domain/money/payment-log'
import { completes, overpaidParts, paidBy } from '@ramplight/domain/money/standing'
import { eq } from 'drizzle-orm'
import { type EntryRow, entryStore, hearMoney, moneyOf, NO_MONEY, storedEntries } from '#features/registration/tournament-entries/index'
import { enterPaidTeam } from '#features/registration/tournament-entries/paid-teams/index'
import { findTournament, type TournamentRow } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { toRecord } from '#platform/database/records'
import type { Queryable, Tx } from '#platform/database/types'
import { aliasOf } from '#platform/sync/aliases'
import { post } from '../ledger/index.ts'
import { findRefund, finishRefund, isRefundOfBoat, type RefundRow, refuseRefund } from '../refunds/index.ts'
import { tellBoatMoney } from '../tell-boat-money.ts'
import { aboutCheckout } from './about-checkout.ts'
import {
  type BoatCheckout,
  type CardMovement,
  type CheckoutRow,
  gaveBack,
  isOfBoat,
  linesOf,
  listMovement,
  priceOf,
  TAKES_BACK,
  takeBack,
} from './card-books.ts'
import { cardCheckouts, cardMovements } from './cards.table.ts'
import { type Recorded, recordForMembership } from './record-for-membership.ts'
import { tellPaid } from './tell-paid.ts'
import { tellPartners } from './tell-partners.ts'

/**
 * The one door by which money of cards comes into the books: a movement of the provider, once, whoever tells of it and how often. Answers
 * false when it is there already.
 */
export async function recordCardMovement(tx: Tx, asked: CheckoutRow, movement: CardMovement, doer: Doer): Promise<boolean> {
  const { kind, amount, providerFee, at, card = null } = movement
  const key = `${kind} ${movement.id}`
  const fresh = await tx
    .insert(cardMovements)
    .values({ key, kind, amount, providerFee, card, at, checkout: asked.id, recordedAt: doer.at })
    .onConflictDoNothing()
    .returning()
  if (!fresh.length) return false
  const found = movement.refund ? await findRefund(tx, movement.refund) : null
  const ours = found?.checkout === asked.id && found.amount === amount ? found : null
  // It failed before it was ever in the books.
  if (kind === 'refund-failed' && !(await isThere(tx, `refund ${movement.id}`))) {
    if (ours) await refuseRefund(tx, ours, movement.words ?? kind, doer.at)
    return true
  }
  const recorded = { movement, key, ours, doer }
  await (isOfBoat(asked) ? recordForBoat(tx, asked, recorded) : recordForMembership(tx, asked, recorded))
  return true
}

/** A movement of a card for an entry: in the list of payments, in the ledger, and in what the boat says of cards. */
async function recordForBoat(tx: Tx, asked: BoatCheckout, { movement, key, ours, doer }: Recorded): Promise<void> {
  const { kind, at } = movement
  // The entry may be a part of another one by now.
  const known = { ...asked, entry: (await aliasOf(tx, asked.entry)) ?? asked.entry }
  const checkout = kind === 'payment' ? await paidFor(tx, known, doer) : known
  const { tournament, entry, shareOf } = checkout
  const metaData = { entry, checkout: checkout.id, method: 'card' }
  await listMovement(tx, checkout, movement, { paymentForType: 'Tournament', sourceModuleRecord: tournament, metaData }, doer)
  // Two who pay their shares in one moment are two in a row: the second one finds that all of it is in.
  await entryStore.lockMany(tx, [entry])
  const boat = await boatOf(tx, checkout)
  const isWhole = kind === 'payment' && isAllIn(checkout, boat)
  if (TAKES_BACK[kind]) await takeBack(tx, { tournament }, movement, ours, doer)
  else if (ours && isRefundOfBoat(ours)) await finishRefund(tx, ours, { key, at }, shareOf)
  else await postMovement(tx, checkout, movement, key, { doer, boat, isWhole })
  if (kind === 'payment') await tx.update(cardCheckouts).set({ state: 'paid', entry }).where(eq(cardCheckouts.id, checkout.id))
  await hearMoney(tx, entry, doer, shareOf)
  const news = newsOf(kind, ours)
  if (news) await tellBoatMoney(tx, { ...news, entry, about: checkout.id, amount: movement.amount }, doer.at)
  const about = kind === 'payment' && (await aboutCheckout(tx, checkout))
  if (about) await tellPaid(tx, checkout, about, { ...movement, toldAt: doer.at })
  if (kind === 'payment' && shareOf !== null && !isWhole) await tellPartners(tx, { ...checkout, shareOf }, doer.at)
}

/** What the boat hears of a movement; a payment has its receipt, and a refund of ours is told where it is posted. */
function newsOf(kind: CardMovementKind, ours: RefundRow | null) {
  if (kind === 'payment' || (kind === 'refund' && ours)) return null
  return kind === 'refund' ? ({ kind, how: 'card' } as const) : { kind }
}

const isThere = async (tx: Queryable, key: string): Promise<boolean> =>
  (await tx.select({ key: cardMovements.key }).from(cardMovements).where(eq(cardMovements.key, key))).length > 0

/** A team that has paid is a boat from now on. Where its angler sits in another one by now, that is what they have paid for. */
async function paidFor(tx: Tx, checkout: BoatCheckout, doer: Doer): Promise<BoatCheckout> {
  if ((await storedEntries(tx, [checkout.entry])).length) return checkout
  const paid = { team: checkout.entry, tournament: checkout.tournament, payer: checkout.user }
  const entry = (await enterPaidTeam(tx, paid, doer))?.id
  return entry ? { ...checkout, entry } : checkout
}

/** The entry as it is now, and its money before this movement. */
type Boat = { entry: EntryRow | null; tournament: TournamentRow | null; money: BoatMoney }

async function boatOf(tx: Queryable, checkout: BoatCheckout): Promise<Boat> {
  const [entry = null] = await storedEntries(tx, [checkout.entry])
  const tournament = await findTournament(tx, checkout.tournament)
  return { entry, tournament, money: (await moneyOf(tx, [checkout.entry])).get(checkout.entry) ?? NO_MONEY }
}

/** Is all of it in with this payment? One that is older than shares paid for the whole boat. */
function isAllIn(checkout: BoatCheckout, { entry, tournament, money }: Boat): boolean {
  const { whole, items } = checkout
  if (whole === null) return true
  const price = priceOf(checkout)
  const lines = linesOfBoat(checkout.entry, money)
  if (!entry || !tournament) return Math.max(0, paidBy(lines)) + price >= whole
  return completes(toRecord(tournament), toRecord(entry), { whole, price, items: items.map(({ key }) => key) }, lines)
}

type Posting = { doer: Doer; boat: Boat; isWhole: boolean }

async function postMovement(
  tx: Tx,
  checkout: BoatCheckout,
  { kind, amount, at }: CardMovement,
  key: string,
  { doer, boat, isWhole }: Posting,
): Promise<void> {
  const { entry, tournament, money } = boat
  const both = entry && tournament ? { tournament: toRecord(tournament), entry: toRecord(entry) } : null
  const all = linesOfBoat(checkout.entry, money)
  // What goes back buys nothing, and what was bought stays.
  const buys = kind === 'payment' ? { bought: boughtByCard(checkout.items, both, all, isWhole) } : {}
  const tooMuch = both && kind === 'refund' ? { overpaid: overpaidParts(both.tournament, both.entry, all) } : {}
  const isOwedAgain = kind === 'refund' && checkout.shareOf !== null && (await gaveBack(tx, checkout.id)) >= priceOf(checkout)
  const lines = await linesOf(tx, kind, { ...checkout, ...buys, ...tooMuch, isOwedAgain }, amount, key)
  const source = { family: 'stripe', record: key }
  if (lines.length) await post(tx, [{ kind: 'card', source, tournament: checkout.tournament, at, lines }], doer)
}
