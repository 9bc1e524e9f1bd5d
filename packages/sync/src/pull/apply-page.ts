/**
 * A page of the feed: its rows and the cursor behind it, in one transaction.
 * Invariants: 1. the cursor never stands behind rows that were not kept, and never falls but where the server begins again.
 *             2. what waits, what was refused, what was deleted and what is to be decided is never touched: the server's copy goes
 *                under it, and it is replayed on top. Its base stays what the person saw.
 *             3. a row leaves the device with the last scope that brought it.
 */
import type { ChangesReply, SyncCursor, SyncRow } from '@ramplight/contract/sync/sync'
import { SYNC_TABLES, type SyncTable } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import { type Desk, openDesk } from '../desk/desk.ts'
import { type Dossier, type RecordKey, truthFrom } from '../desk/dossier.ts'
import type { Store, StoreTx } from '../ports.ts'
import type { LocalRow, TrashRow } from '../types.ts'

export const CURSOR = 'cursor'
export const PULLED = 'pulled'
/** When everything had been here. */
export type Pulled = { at: string }

/** Scopes that begin again: rows that wait to be seen once more carry this before the scope's name. */
const RESETS = 'resets'
const unseen = (scope: string) => `~${scope}`

/**
 * Which tables the cursor was counted for, and which shape their records had. A version that knows more of them, or other fields,
 * begins again: records that have not changed since are fetched with what it needs.
 */
const TABLES_KNOWN = 'tables'
const tablesNow = (shape: string): string => [...SYNC_TABLES, shape].join()

/** The cursor as it was kept, whoever kept it. */
const keptCursor = async (tx: StoreTx): Promise<SyncCursor> => ((await tx.kv.get(CURSOR))?.v as SyncCursor | undefined) ?? {}
const isOfThisShape = async (tx: StoreTx, shape: string): Promise<boolean> => (await tx.kv.get(TABLES_KNOWN))?.v === tablesNow(shape)

/** From where to fetch: the beginning, where another shape was kept. */
export const readCursor = async (tx: StoreTx, shape: string): Promise<SyncCursor> =>
  (await isOfThisShape(tx, shape)) ? keptCursor(tx) : {}

type Kept = { life: Id; at: string; shape: string }

export const applyPage = async (store: Store, page: ChangesReply, { life, at, shape }: Kept): Promise<void> => {
  // The server takes a device that begins for a new one and does not tell it what is gone: what no page brings again goes at the end.
  const anew = await store.read([], async (tx) => ((await isOfThisShape(tx, shape)) ? [] : Object.keys(await keptCursor(tx))))
  const reset = [...new Set([...page.reset, ...anew])].filter((scope) => !page.scopesRemoved.includes(scope))
  const resets = reset.length > 0 || page.scopesRemoved.length > 0
  // The last page may end a new beginning, which can be of any table.
  const tables = resets || !page.more ? SYNC_TABLES : [...new Set(page.rows.map(({ tbl }) => tbl))]
  return store.write(tables, async (tx) => {
    const desk = await openDesk(tx, life, page.rows)
    const begun = new Set((await tx.kv.get(RESETS))?.v as string[] | undefined)
    for (const scope of reset) {
      await moveScope(tx, desk, scope, (scopes) => [...scopes, unseen(scope)])
      begun.add(scope)
    }
    for (const row of page.rows) desk.put(FED[row.doc || row.op !== 'u' ? row.op : 'l'](desk.of(row.tbl, row.id), row))
    for (const scope of page.scopesRemoved) await moveScope(tx, desk, scope, stays)
    // Who begins is not told of what is gone; what was made here before, and is not brought by then, is.
    const hasBegun = !page.more && !(await tx.kv.get(PULLED))
    // A late answer can tell of a question that was answered and taken away by then: what a whole feed did not bring is over.
    if (page.scopesRemoved.length || hasBegun) await dropScopeless(tx, desk)
    else if (!page.more) await dropScopeless(tx, desk, ['questions'])
    if (!page.more) {
      for (const scope of begun) await moveScope(tx, desk, unseen(scope), stays)
      begun.clear()
      await tx.kv.put({ k: PULLED, v: { at } satisfies Pulled })
    }
    await keepNamed(tx, desk, page, at)
    await desk.close()
    const cursor = cursorBehind(await readCursor(tx, shape), page)
    await tx.kv.putMany([
      { k: RESETS, v: [...begun] },
      { k: CURSOR, v: cursor },
      { k: TABLES_KNOWN, v: tablesNow(shape) },
    ])
  })
}

/** What a change was made for, in words: the number and the names of a boat, the event and how it writes its weights. */
const NAMING: Partial<Record<SyncTable, readonly string[]>> = {
  users: ['first_name', 'last_name'],
  tournaments: ['name', 'settings', 'timezone'],
  'tournament-entries': ['tournament', 'boatNumber', 'users', 'anglers'],
  'tournament-raffles': ['tournament', 'name'],
}

const nameOnly = (tbl: SyncTable, doc: LocalRow): LocalRow => {
  const naming = NAMING[tbl] ?? []
  const named = Object.fromEntries(Object.entries(doc).filter(([field]) => naming.includes(field)))
  return { ...named, _id: doc._id, _rev: doc._rev, _scopes: [] }
}

/**
 * What vanishes while a change that waits, or was refused, names it: a person who decides about a bag has to know whose it is, also
 * when its boat and its tournament are gone. Of what was deleted the whole record is kept; of what this person may not see any more
 * only what the change says in words.
 */
async function keepNamed(tx: StoreTx, desk: Desk, { rows }: ChangesReply, at: string): Promise<void> {
  const deleted = new Set(rows.flatMap(({ op, id }) => (op === 'd' ? [id] : [])))
  const vanished = desk
    .vanished()
    .flatMap(({ tbl, id, doc }) => (deleted.has(id) ? [{ tbl, id, doc }] : NAMING[tbl] ? [{ tbl, id, doc: nameOnly(tbl, doc) }] : []))
  if (vanished.length === 0) return
  const [waiting, refused] = await Promise.all([tx.outbox.all(), tx.quarantine.all()])
  const said = JSON.stringify([...waiting, ...refused].map(({ id, set }) => [id, set]))
  const named = vanished.filter(({ id }) => said.includes(id))
  const known = await tx.trash.getMany(named.map(({ tbl, id }) => [tbl, id]))
  await tx.trash.putMany(named.filter((_, index) => !known[index]).map((row): TrashRow => ({ ...row, at, why: 'named' })))
}

const stays = (scopes: string[]) => scopes

/** What a row of the feed does to its record. */
const FED: Record<SyncRow['op'], (dossier: Dossier, row: SyncRow) => Dossier> = {
  u: (dossier, { id, scope, rev, doc }) => {
    const truth = truthFrom(id, begunAgain(dossier.truth, scope), doc!, rev)
    return withTruth(dossier, {
      ...truth,
      _scopes: [...truth._scopes.filter((known) => known !== scope && known !== unseen(scope)), scope],
    })
  },
  // A deletion that is older than what is here was taken back since.
  d: (dossier, { rev }) => (dossier.truth && rev < dossier.truth._rev ? dossier : { ...dossier, truth: null }),
  l: (dossier, { scope }) => leave(dossier, scope),
}

/** Where the server begins again, it may have been put back from a copy, and counts from less: what it has now is the truth. */
const begunAgain = (truth: LocalRow | null, scope: string): LocalRow | null =>
  truth?._scopes.includes(unseen(scope)) ? { ...truth, _rev: 0 } : truth

const withTruth = (dossier: Dossier, truth: LocalRow): Dossier => ({ ...dossier, truth })

/** What no scope has brought yet, because it was made here, goes too: whoever may see it in another scope is told so there. */
function leave(dossier: Dossier, scope: string): Dossier {
  const { truth } = dossier
  if (!truth) return dossier
  const scopes = truth._scopes.filter((known) => known !== scope && known !== unseen(scope))
  return scopes.length ? withTruth(dossier, { ...truth, _scopes: scopes }) : { ...dossier, truth: null, row: null }
}

/** Takes a scope from every row that has it; `then` may give another one instead. */
async function moveScope(tx: StoreTx, desk: Desk, scope: string, then: (scopes: string[]) => string[]): Promise<void> {
  const stored: RecordKey[] = []
  for (const tbl of SYNC_TABLES) stored.push(...(await tx.rows(tbl).where('_scopes', scope)).map(({ _id: id }) => ({ tbl, id })))
  stored.push(...(await tx.shadow.all()).filter(({ doc }) => doc?._scopes.includes(scope)))
  await desk.load(stored)
  for (const dossier of desk.all()) {
    if (!dossier.truth?._scopes.includes(scope)) continue
    const scopes = then(dossier.truth._scopes.filter((known) => known !== scope))
    desk.put(scopes.length ? withTruth(dossier, { ...dossier.truth, _scopes: scopes }) : { ...dossier, truth: null, row: null })
  }
}

/**
 * What was made here, and taken by the server, and never brought by a scope before one was taken away: it may have been of that
 * one. If it is of another, that brings it.
 */
async function dropScopeless(tx: StoreTx, desk: Desk, tables: readonly SyncTable[] = SYNC_TABLES): Promise<void> {
  const isOfNone = ({ _scopes }: LocalRow) => _scopes.length === 0
  for (const tbl of tables) {
    const rows = (await tx.rows(tbl).all()).filter(isOfNone)
    await desk.load(rows.map(({ _id: id }) => ({ tbl, id })))
  }
  for (const dossier of desk.all())
    if (tables.includes(dossier.tbl) && dossier.truth && isOfNone(dossier.truth)) desk.put({ ...dossier, truth: null, row: null })
}

/** Where to go on after a page. */
export const cursorBehind = (known: SyncCursor, { cursor, reset, scopesRemoved }: ChangesReply): SyncCursor => {
  const behind = Object.entries(known).filter(([scope, seq]) => !reset.includes(scope) && seq > (cursor[scope] ?? 0))
  const all = Object.entries({ ...known, ...cursor, ...Object.fromEntries(behind) })
  return Object.fromEntries(all.filter(([scope]) => !scopesRemoved.includes(scope)))
}
