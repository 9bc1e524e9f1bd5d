import { movesMoney } from '@ramplight/domain/money/entry-books'
import { linesOfEntry } from '@ramplight/domain/money/entry-lines'
import { netLines, reversed } from '@ramplight/domain/money/posting'
import { keyOf, type Movement, paidElsewhere, post, postedByOthers, postedFor, settle } from '#features/payments/ledger/index'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { toRecord } from '#platform/database/records'
import type { Queryable, Tx } from '#platform/database/types'
import { type EntryRow, entryStore } from './tournament-entries.store.ts'

const sourceOf = ({ id }: EntryRow) => ({ family: entryStore.name, record: id })

/**
 * The ledger says what these entries say: who is Paid has paid what it is charged, as far as nothing else has paid it, and who is
 * not, or was deleted, has not. What was paid on another server is left alone. Entries and their tournaments are held by the caller; a repeat posts nothing.
 */
export async function postEntries(
  tx: Queryable,
  all: readonly EntryRow[],
  tournaments: ReadonlyMap<string, TournamentRow>,
  doer: Doer,
  more: (row: EntryRow) => Pick<Movement, 'at'> = () => ({}),
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
  const movements = rows.flatMap((row): Movement[] => {
    const tournament = tournaments.get(row.tournament)
    if (!tournament) return []
    const lines = linesOfEntry(toRecord(tournament), toRecord(row), { own: postedByTick(own, row), others: others.get(row.id) ?? [] })
    return [{ kind: 'entry', source: sourceOf(row), tournament: row.tournament, lines, ...more(row) }]
  })
  await settle(tx, movements, doer)
}

/** The lines of the tick of an entry, among those that were asked for. */
export const postedByTick = (own: Awaited<ReturnType<typeof postedFor>>, row: EntryRow) =>
  (own.get(keyOf(sourceOf(row))) ?? []).flatMap(({ lines }) => lines)

/** Two entries are one boat: what a card has paid for the one that is gone, it has paid for the other. Once, however often it is said. */
export async function moveMoney(tx: Tx, gone: EntryRow, keep: EntryRow, doer: Doer): Promise<void> {
  const theirs = netLines((await postedByOthers(tx, [gone.id], entryStore.name)).get(gone.id) ?? [])
  const lines = netLines([...reversed(theirs), ...theirs.map((line) => ({ ...line, entry: keep.id }))])
  if (lines.length)
    await post(tx, [{ kind: 'merge', source: { family: 'entry-merges', record: gone.id }, tournament: gone.tournament, lines }], doer)
}

/** Did the money of an entry change? */
export const moneyDiffers = (before: EntryRow, after: EntryRow): boolean => movesMoney(toRecord(before), toRecord(after))
