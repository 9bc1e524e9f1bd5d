import { isDeepStrictEqual } from 'node:util'
import { sayingOf } from '@ramplight/domain/money/entry-books'
import { isCardAlone, isTakenAtRamp, leftToPay, paidBy, paidElsewhere, statusByCards } from '@ramplight/domain/money/entry-lines'
import type { Line } from '@ramplight/domain/money/posting'
import { partsOf } from '@ramplight/domain/registration/shares'
import { booksOf, postedByOthers, postedFor } from '#features/payments/ledger/index'
import { findTournament, type TournamentRow } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { toRecord } from '#platform/database/records'
import type { Queryable, Tx } from '#platform/database/types'
import { isTakenOnceMore, postEntries, postedByTick } from './post-entries.ts'
import { type EntryRow, entryStore } from './tournament-entries.store.ts'

type Marked = Partial<Pick<EntryRow, 'status' | 'paidOnline' | 'paidWith' | 'partPaid'>>

/** How it paid before is no word of the card. */
const BY_CARD = { status: 'Paid', paidOnline: true, paidWith: null } as const satisfies Marked
const UNPAID = { status: 'Pending', paidOnline: false } as const satisfies Marked

const WORDS = {
  gone: 'A card paid for this entry after it was deleted: refund it',
  paid: 'Paid by card',
  unpaid: 'No longer paid: refunded to the card',
  part: 'Paid in part by card',
  owing: 'Owes what was added to what a card has paid',
}

/**
 * The card provider says that the boat has paid, has its money back, or (null) that a part of it moved. `payer`: the angler whose share
 * that is. A boat that is gone stays gone, and knows what was paid for it, should it come back.
 */
export async function markPaidByCard(
  tx: Tx,
  id: string,
  isPaid: boolean | null,
  doer: Doer,
  payer: string | null = null,
  unpaid: string = WORDS.unpaid,
): Promise<void> {
  const [entry] = await entryStore.lockMany(tx, [id])
  if (!entry) return
  if (entry.deleted) return say(tx, entry, await partsNow(tx, entry, payer), WORDS.gone, doer)
  // What was paid at the ramp stays paid there, whatever happens to a card: who paid both has paid too much, and the ledger says so.
  const said: Marked = isPaid === null || (await takenAtRamp(tx, entry)) ? {} : isPaid ? BY_CARD : UNPAID
  const differs = (said.status ?? entry.status) !== entry.status || (said.paidOnline ?? entry.paidOnline) !== entry.paidOnline
  const words = differs ? (isPaid ? WORDS.paid : unpaid) : WORDS.part
  await say(tx, entry, { ...said, ...(await partsNow(tx, entry, payer)) }, words, doer)
}

/** A part of what the boat paid was given back; its shares say what is left of them. */
export const notePartsPaid = (tx: Tx, id: string, doer: Doer, payer: string | null = null): Promise<void> =>
  markPaidByCard(tx, id, null, doer, payer)

/** A boat that was gone, or was two: what cards have paid for it meanwhile. */
export async function hearOfCards(tx: Tx, id: string, doer: Doer): Promise<void> {
  const entry = await entryStore.find(tx, id, 'update')
  const tournament = entry && (await findTournament(tx, entry.tournament))
  if (!entry || !tournament) return
  const posted = { own: await postedByTickOf(tx, entry), others: await postedBesideTick(tx, id) }
  const status = statusByCards(toRecord(tournament), null, toRecord(entry), posted)
  // What the card brought stands: nothing went back, and something is owed on top of it.
  const unpaid = paidElsewhere(posted.others) > 0 ? WORDS.owing : WORDS.unpaid
  await markPaidByCard(tx, id, status && status === 'Paid', doer, null, unpaid)
}

/**
 * What boats that cards have paid say of it after a change by hand: what was bought on top is owed, and nobody has paid it; what was left again
 * is owed no more. Answers those that say something else by it. All are held by the caller.
 */
export async function owingByCards(
  tx: Queryable,
  changed: readonly EntryRow[],
  before: ReadonlyMap<string, EntryRow>,
  tournaments: ReadonlyMap<string, TournamentRow>,
): Promise<EntryRow[]> {
  const rows = changed.filter((row) => {
    const old = before.get(row.id)
    return old && old.status === row.status && !isTakenOnceMore(old, row) && sayingOf(toRecord(old)) !== sayingOf(toRecord(row))
  })
  const books = await booksOf(
    tx,
    rows.map(({ id }) => id),
    entryStore.name,
  )
  return rows.flatMap((row) => {
    const [posted, tournament] = [books.get(row.id), tournaments.get(row.tournament)]
    const status = posted && tournament && statusByCards(toRecord(tournament), toRecord(before.get(row.id)!), toRecord(row), posted)
    if (!posted || !status) return []
    // A boat that a card paid long ago has never said what was paid of it.
    const parts = partsOf(row.partPaid ?? [], paidElsewhere(posted.others), null)
    return [{ ...row, ...(status === 'Paid' ? BY_CARD : UNPAID), partPaid: parts.length ? parts : null }]
  })
}

/** Everything that the boat paid was given back. */
export async function markUnpaid(tx: Tx, id: string, doer: Doer): Promise<void> {
  const entry = await entryStore.find(tx, id, 'update')
  if (entry?.status === 'Paid') await say(tx, entry, { status: 'Pending', paidOnline: false }, 'No longer paid: refunded in full', doer)
}

/** What others than the tick at Paid have posted for an entry: cards, and what was given back. */
export const postedBesideTick = async (db: Queryable, entry: string): Promise<Line[]> =>
  (await postedByOthers(db, [entry], entryStore.name)).get(entry) ?? []

/**
 * What the tick at Paid would take of this boat now. A tick that has booked no money is the word of a card, and goes where the card's money goes:
 * what it says was bought keeps no price.
 */
export async function leftOf(db: Queryable, entry: EntryRow, tournament: TournamentRow): Promise<number> {
  const own = await postedByTickOf(db, entry)
  const posted = { own: paidBy(own) > 0 ? own : [], others: await postedBesideTick(db, entry.id) }
  return leftToPay(toRecord(tournament), toRecord(entry), posted)
}

/** What the tick at Paid has posted for an entry. */
export const postedByTickOf = async (db: Queryable, entry: EntryRow): Promise<Line[]> =>
  postedByTick(await postedFor(db, [{ family: entryStore.name, record: entry.id }]), entry)

/** Is this boat Paid by cards alone? Its tick has never taken anything, and takes nothing when the boat comes back or is merged into another one. */
export async function isPaidByCardAlone(db: Queryable, entry: EntryRow): Promise<boolean> {
  const { own, others } = (await booksOf(db, [entry.id], entryStore.name)).get(entry.id) ?? { own: [], others: [] }
  // What a director has said of money that came online is out of the books of a boat that was deleted, and comes back with it.
  return isCardAlone(toRecord(entry), [...own, ...others]) && !own.some(({ account }) => account === 'online')
}

/** A boat whose money was taken at the ramp stays paid there, whatever a card does. */
const takenAtRamp = async (db: Queryable, entry: EntryRow): Promise<boolean> =>
  isTakenAtRamp(toRecord(entry), await postedByTickOf(db, entry))

async function partsNow(tx: Tx, entry: EntryRow, payer: string | null): Promise<Pick<EntryRow, 'partPaid'>> {
  const parts = partsOf(entry.partPaid ?? [], paidElsewhere(await postedBesideTick(tx, entry.id)), payer)
  return { partPaid: parts.length ? parts : null }
}

async function say(tx: Tx, entry: EntryRow, wanted: Marked, summary: string, doer: Doer): Promise<void> {
  if (Object.entries(wanted).every(([name, value]) => isDeepStrictEqual(entry[name as keyof Marked], value))) return
  const about = () => ({ tournament: entry.tournament, summary })
  const [after = entry] = await entryStore.updateMany(tx, [{ before: entry, changes: wanted }], doer, about)
  if (after.status === entry.status && after.paidOnline === entry.paidOnline) return
  const tournament = await findTournament(tx, entry.tournament)
  if (tournament) await postEntries(tx, [after], new Map([[tournament.id, tournament]]), doer, { before: () => entry, byCard: true })
}
