import { movesMoney } from '@ramplight/domain/money/entry-books'
import { boughtIn, linesOfEntry } from '@ramplight/domain/money/entry-lines'
import { netLines, reversed } from '@ramplight/domain/money/posting'
import {
  booksOf,
  keyOf,
  lastCardOf,
  type Movement,
  paidElsewhere,
  post,
  postedByOthers,
  postedFor,
  settle,
} from '#features/payments/ledger/index'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { toRecord } from '#platform/database/records'
import type { Queryable, Tx } from '#platform/database/types'
import { type EntryRow, entryStore } from './tournament-entries.store.ts'

const sourceOf = ({ id }: EntryRow) => ({ family: entryStore.name, record: id })

type More = {
  at?: (row: EntryRow) => string
  /** The entry before: whose tick stood is asked for no more than the price has risen by. */
  before?: (row: EntryRow) => EntryRow | null | undefined
  /** A card or a refund has changed them, and nobody at the ramp. */
  byCard?: boolean
}

/** A tablet that had not heard of the card has taken the money at the ramp, too. */
export const isTakenOnceMore = (before: EntryRow, after: EntryRow): boolean =>
  isPaid(before) && isPaid(after) && before.paidOnline && !after.paidOnline && after.paidWith !== null

const isPaid = ({ status, deleted }: EntryRow): boolean => status === 'Paid' && !deleted

/**
 * The ledger says what these entries say: who is Paid has paid what it is charged, as far as nothing else has paid it, and who is
 * not, or was deleted, has not. What was paid on another server is left alone. Entries and their tournaments are held by the caller; a repeat posts nothing.
 */
export async function postEntries(
  tx: Queryable,
  all: readonly EntryRow[],
  tournaments: ReadonlyMap<string, TournamentRow>,
  doer: Doer,
  { at, before = () => null, byCard = false }: More = {},
): Promise<void> {
  if (!all.length) return
  const elsewhere = await paidElsewhere(
    tx,
    all.map(({ id }) => id),
  )
  const rows = all.filter(({ id }) => !elsewhere.has(id))
  const ids = rows.map(({ id }) => id)
  const own = await postedFor(tx, rows.map(sourceOf))
  const others = await postedByOthers(tx, ids, entryStore.name)
  const isTwice = (row: EntryRow) => isTakenOnceMore(before(row) ?? row, row)
  const unseen = await lastCardOf(
    tx,
    rows.filter(isTwice).map(({ id }) => id),
  )
  const movements = rows.flatMap((row): Movement[] => {
    const tournament = tournaments.get(row.tournament)
    if (!tournament) return []
    const old = before(row)
    const lines = linesOfEntry(toRecord(tournament), toRecord(row), {
      ...{ own: postedByTick(own, row), others: others.get(row.id) ?? [], unseen: unseen.get(row.id) ?? [] },
      ...{ wasPaid: !!old && isPaid(old) && !isTwice(row), byCard },
    })
    return [{ kind: 'entry', source: sourceOf(row), tournament: row.tournament, lines, ...(at ? { at: at(row) } : {}) }]
  })
  await settle(tx, movements, doer)
}

/** The lines of the tick of an entry, among those that were asked for. */
export const postedByTick = (own: Awaited<ReturnType<typeof postedFor>>, row: EntryRow) =>
  (own.get(keyOf(sourceOf(row))) ?? []).flatMap(({ lines }) => lines)

/**
 * Two entries are one boat: what a card has paid for the one that is gone, it has paid for the other. What both have paid for, the boat has
 * bought once and paid twice. Once, however often it is said.
 */
export async function moveMoney(tx: Tx, gone: EntryRow, keep: EntryRow, doer: Doer): Promise<void> {
  const books = await booksOf(tx, [gone.id, keep.id], entryStore.name)
  const { own, others } = books.get(gone.id) ?? { own: [], others: [] }
  const bought = boughtIn([...(books.get(keep.id)?.own ?? []), ...(books.get(keep.id)?.others ?? [])])
  const theirs = netLines(others)
  // Where the ramp has taken money for both, that of the one that is gone stays in the drawer, too; its own tick is taken back.
  const taken = isPaid(keep) ? netLines(own) : []
  const moved = [...theirs, ...taken].map((line) => ({
    ...line,
    entry: keep.id,
    ...((bought.get(line.item)?.times ?? 0) > 0 && { times: 0, charged: 0 }),
  }))
  const lines = netLines([...reversed(theirs), ...moved])
  if (lines.length)
    await post(tx, [{ kind: 'merge', source: { family: 'entry-merges', record: gone.id }, tournament: gone.tournament, lines }], doer)
}

/** Did the money of an entry change? */
export const moneyDiffers = (before: EntryRow, after: EntryRow): boolean => movesMoney(toRecord(before), toRecord(after))
