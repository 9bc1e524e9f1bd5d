/**
 * The dossiers of one transaction: loaded in as many requests as for one, changed as values, written once at its end.
 * Invariants: 1. a record has a shadow exactly as long as a change of it waits or is refused; then the shadow is the truth.
 *             2. `issued = settled + pending + sealed + waiting + quarantined + coalesced + discarded`, in every transaction.
 */
import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import type { StoreTx } from '../ports.ts'
import type { LocalRow, OutboxRow } from '../types.ts'
import { type Dossier, inOrder, type RecordKey, shownRow } from './dossier.ts'

/**
 * Counters of this database. `life`: which database; another one of the same device begins again. `refused`: rows of the
 * quarantine, so that a save need not ask.
 */
export type Books = { life: Id; devSeq: number; issued: number; settled: number; coalesced: number; discarded: number; refused: number }
export const BOOKS = 'books'
export const newBooks = (life: Id): Books => ({ life, devSeq: 0, issued: 0, settled: 0, coalesced: 0, discarded: 0, refused: 0 })

export type Desk = {
  books: Books
  /** When it was opened. As long as nothing is, nothing waits for it: there is nobody to hold or to set free. */
  isAnythingRefused: boolean
  load: (keys: readonly RecordKey[]) => Promise<void>
  /** Must have been loaded. */
  of: (tbl: SyncTable, id: Id) => Dossier
  put: (dossier: Dossier) => void
  /** Every dossier that is loaded. */
  all: () => Dossier[]
  /** Rows that were here when they were loaded, and are not any more. */
  vanished: () => { tbl: SyncTable; id: Id; doc: LocalRow }[]
  close: () => Promise<void>
}

const nameOf = ({ tbl, id }: RecordKey) => `${tbl}/${id}`

/** `life`: the name of this database's life, if this is its first transaction. */
export async function openDesk(tx: StoreTx, life: Id, keys: readonly RecordKey[]): Promise<Desk> {
  const before = new Map<string, Dossier>()
  const now = new Map<string, Dossier>()
  /** Asked for with the records: a save goes to the store once to read and once to write. */
  const kept = tx.kv.get(BOOKS).then((row) => row?.v as Books | undefined)

  async function load(wanted: readonly RecordKey[]): Promise<void> {
    const missing = [...new Map(wanted.map((key) => [nameOf(key), key])).values()].filter((key) => !before.has(nameOf(key)))
    await Promise.all([...Map.groupBy(missing, ({ tbl }) => tbl)].map(([tbl, own]) => loadOf(tbl, own)))
  }
  async function loadOf(tbl: SyncTable, own: readonly RecordKey[]): Promise<void> {
    const ids = own.map(({ id }) => id)
    const keys = ids.map((id) => [tbl, id])
    const [rows, shadows, books] = await Promise.all([tx.rows(tbl).getMany(ids), tx.shadow.getMany(keys), kept])
    const touched = ids.filter((_, index) => shadows[index])
    const theirs = touched.map((id) => [tbl, id])
    const placeOf = new Map(touched.map((id, place) => [id, place]))
    const [queues, refusals] = touched.length
      ? await Promise.all([tx.outbox.whereMany('[tbl+id]', theirs), books?.refused ? tx.quarantine.whereMany('[tbl+id]', theirs) : []])
      : [[], []]
    for (const [index, id] of ids.entries()) {
      const [row, shadow, place] = [rows[index] ?? null, shadows[index], placeOf.get(id) ?? -1]
      const queue = (queues[place] ?? []).sort(inOrder)
      const refused = (refusals[place] ?? []).sort(inOrder)
      before.set(nameOf({ tbl, id }), { tbl, id, row, truth: shadow ? shadow.doc : row, queue, refused })
    }
  }

  const of = (tbl: SyncTable, id: Id): Dossier => {
    const dossier = now.get(nameOf({ tbl, id })) ?? before.get(nameOf({ tbl, id }))
    if (!dossier) throw new Error(`${tbl}/${id} is not on the desk`)
    return dossier
  }

  const [known] = await Promise.all([kept, load(keys)])
  const books = known ? { ...known } : newBooks(life)
  return {
    books,
    isAnythingRefused: books.refused > 0,
    load,
    of,
    put: (dossier) => void now.set(nameOf(dossier), dossier),
    vanished: () =>
      [...now].flatMap(([name, dossier]) => {
        const doc = before.get(name)?.row
        return doc && !shownRow(dossier) ? [{ tbl: dossier.tbl, id: dossier.id, doc }] : []
      }),
    all: () => [...before.values()].map(({ tbl, id }) => of(tbl, id)),
    close: async () => {
      const steps = [...now].map(([name, dossier]) => [before.get(name)!, settledOrder(dossier)] as const)
      await writeOut(tx, steps)
      books.refused += steps.reduce((more, [then, { refused }]) => more + refused.length - then.refused.length, 0)
      if (!known || JSON.stringify(known) !== JSON.stringify(books)) await tx.kv.put({ k: BOOKS, v: books })
    },
  }
}

/** Each change of a record waits for the one before it; what is shown follows from the rest. */
function settledOrder(dossier: Dossier): Dossier {
  const queue = dossier.queue.map((op, index): OutboxRow => {
    const behind = dossier.queue[index - 1]?.opId
    if (op.behind === behind) return op
    const { behind: _, ...alone } = op
    return behind ? { ...alone, behind } : alone
  })
  return { ...dossier, queue, row: shownRow(dossier) }
}

type Step = readonly [before: Dossier, now: Dossier]

async function writeOut(tx: StoreTx, steps: readonly Step[]): Promise<void> {
  for (const [tbl, own] of Map.groupBy(steps, ([, { tbl }]) => tbl)) {
    const rows = own.filter(([before, now]) => before.row !== now.row)
    await putAndRemove(
      tx.rows(tbl),
      rows.flatMap(([, { row }]) => row ?? []),
      rows.flatMap(([, { row, id }]) => (row ? [] : [id])),
    )
  }
  const has = ({ queue, refused }: Dossier) => queue.length + refused.length > 0
  const shadows = steps.filter(([before, now]) => has(now) && (!has(before) || before.truth !== now.truth))
  await putAndRemove(
    tx.shadow,
    shadows.map(([, { tbl, id, truth }]) => ({ tbl, id, doc: truth })),
    steps.filter(([before, now]) => has(before) && !has(now)).map(([, { tbl, id }]) => [tbl, id]),
  )
  await putAndRemove(
    tx.outbox,
    steps.flatMap(([before, now]) => now.queue.filter((op) => !before.queue.includes(op))),
    steps.flatMap(([before, now]) => before.queue.filter(({ n }) => !now.queue.some((op) => op.n === n)).map(({ n }) => n!)),
  )
  await putAndRemove(
    tx.quarantine,
    steps.flatMap(([before, now]) => now.refused.filter((op) => !before.refused.includes(op))),
    steps.flatMap(([before, now]) =>
      before.refused.filter(({ opId }) => !now.refused.some((op) => op.opId === opId)).map(({ opId }) => opId),
    ),
  )
}

type Shelved<Row> = {
  putMany: (rows: readonly Row[]) => Promise<void>
  remove: (keys: readonly (string | number | readonly string[])[]) => Promise<void>
}

/** Removed first: a row that is taken back under another number keeps the id of its change. */
async function putAndRemove<Row>(
  shelf: Shelved<Row>,
  rows: readonly Row[],
  gone: readonly (string | number | readonly string[])[],
): Promise<void> {
  if (gone.length) await shelf.remove(gone)
  if (rows.length) await shelf.putMany(rows)
}
