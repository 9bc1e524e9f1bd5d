import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/database/types'
import type { FileStore } from '#platform/file-store/file-store'
import { inTrash, outOfTrash, removeForGood } from '#platform/file-store/trash'
import type { AppDeps } from '#platform/http/deps'
import { redact } from '#platform/logging/redact'
import { files } from './files.table.ts'
import { type Ownership, ownershipOf, takeStore } from './owner-of-store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** So long a file stays that no record names: a form that is filled in, a device that was offline, an undo. */
const UNUSED_DAYS = 30
/** So long it is in the trash after that. */
const TRASH_DAYS = 30
/** What lies around without a row, or half arrived, belongs to a process that died. */
const STRAY_MS = DAY_MS
const EXPORT_MS = DAY_MS
const AT_ONCE = 200
/** So many files may always go; more than these only where they are less than a tenth of all. */
const HANDFUL = 5
const PART = 0.1

/** What lives for days, or is only about files: what they name is no reason to keep one. */
const NO_REASON = ['files', 'audit_log', 'idempotency_keys', 'sync_op', 'sync_conflict', 'sync_feed']

/** Our own keys alone (`keep-files.ts`): whatever else lies in a bucket is not ours to remove. */
const OURS = /^[0-9a-f]{2}\/([0-9a-f]{24})-[0-9a-f]{16}\/[\w-][\w.-]*$/

/** `other-database`: the store belongs to another one. `too-many`: of `all` files `going` would go. */
type Halt = { why: 'other-database' | 'too-many'; going: number; all: number; code: string }
/** Files, but for `half`: uploads that broke off. */
export type Swept = { trashed: number; back: number; gone: number; half: number; halt: Halt | null }

/**
 * Puts into the trash what nobody needs: files that no record has named for a while, and copies without a row. After 30 days there
 * they are gone; until then a row that names them brings them back. Nothing goes where the store belongs to another database, or where
 * more than a tenth of it would go, unless the operator has confirmed just that (decision 0120).
 */
export async function sweepFiles(deps: AppDeps, isStopped: () => boolean = () => false): Promise<Swept> {
  const { outside: db, files: here, now } = deps
  const at = now()
  const half = await removeHalf(here.arriving, at)
  const ownership = await ownershipOf(deps)
  const { code } = ownership
  const isConfirmed = (going: number) => here.confirmed?.code === code && going <= here.confirmed.most
  const foreign = await foreignTo(deps, ownership)
  if (foreign) return { trashed: 0, back: 0, gone: 0, half, halt: foreign }
  await markUnused(db, at)
  const { going, all } = await count(db, here.store, at)
  // Nobody's store is taken only by a database that knows what lies in it.
  const most = ownership.isTheirs ? Math.max(HANDFUL, all * PART) : all * PART
  const halt: Halt | null = going <= most || isConfirmed(going) ? null : { why: 'too-many', going, all, code }
  if (!halt && (!ownership.isTheirs || here.confirmed?.code === code)) await takeStore(here.store, ownership)
  if (!halt) await trashUnused(db, here.store, at)
  const moved = await moveAll(db, here.store, { at, allowed: halt ? ['back'] : ['back', 'trash', 'gone'], isStopped })
  return { ...moved, half, halt }
}

/** Why nothing may go from a store that is another database's, and that nobody has confirmed; null: it may. */
async function foreignTo({ outside: db, files: here, now }: AppDeps, { said, isTheirs, code }: Ownership): Promise<Halt | null> {
  if (!said || isTheirs || here.confirmed?.code === code) return null
  return { why: 'other-database', ...(await count(db, here.store, now())), code }
}

/** The rows first: should this end here, `moveAll` of the next sweep goes on with their copies. */
async function trashUnused(db: Db, store: FileStore, at: Date): Promise<void> {
  await db
    .update(files)
    .set({ trashedAt: at.toISOString() })
    .where(and(isNull(files.trashedAt), lt(files.unusedSince, before(at, UNUSED_DAYS * DAY_MS))))
  await db.delete(files).where(lt(files.trashedAt, before(at, TRASH_DAYS * DAY_MS)))
  // A sheet is made anew by whoever wants it: it waits in no trash.
  const sheets = await db.delete(files).where(isOldSheet(at)).returning({ copies: files.copies })
  await removeForGood(
    store,
    sheets.flatMap(({ copies }) => copies.map(({ key }) => key)),
  )
}

const isOldSheet = (at: Date) => and(eq(files.kind, 'export'), lt(files.createdAt, before(at, EXPORT_MS)))
/** What the rows would say after `trashUnused`. */
const isGoing = (at: Date) =>
  sql<boolean>`(${files.trashedAt} is not null or coalesce(${files.unusedSince} < ${before(at, UNUSED_DAYS * DAY_MS)}, false))`

const before = (at: Date, ms: number) => new Date(at.getTime() - ms).toISOString()

/** Notes since when no record names a file; what is named again is not counted from before. */
async function markUnused(db: Db, at: Date): Promise<void> {
  const named = await pathsNamed(db)
  const isNamed = named.length ? inArray(files.path, sql`(select unnest(${sql.param(named)}::text[]))`) : sql`false`
  const isUnnamed = named.length ? notInArray(files.path, sql`(select unnest(${sql.param(named)}::text[]))`) : sql`true`
  await db
    .update(files)
    .set({ unusedSince: null, trashedAt: null })
    .where(and(isNamed, isNotNull(files.unusedSince)))
  await db
    .update(files)
    .set({ unusedSince: at.toISOString() })
    .where(and(isUnnamed, isNull(files.unusedSince), lt(files.createdAt, before(at, HOUR_MS))))
}

/** Every path of a file that stands anywhere in the database: in whatever table and field, so that a new one is not forgotten. */
async function pathsNamed(db: Db): Promise<string[]> {
  const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
    select c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb', 'json', 'character varying')
        and c.table_name <> all(${sql.param(NO_REASON)}::text[])`)
  const paths = new Set<string>()
  for (const { table, column } of columns) {
    const field = sql`${sql.identifier(column)}::text`
    const { rows } = await db.execute<{ path: string }>(sql`
      select distinct (regexp_matches(${field}, '/uploads/[[:alnum:]_.()+@ /-]+', 'g'))[1] as path
        from ${sql.identifier(table)} where ${field} like '%/uploads/%'`)
    for (const { path } of rows) paths.add(path)
  }
  return [...paths]
}

/** What is to be done with what lies in the store. */
type Move = 'stay' | 'trash' | 'back' | 'gone'
/** One content of a file: `file` is its place, the same for all copies of it. */
type Lying = { key: string; file: string; move: Move; isSheet: boolean }

/** All that lies in the store and is ours, and what is to be done with it by the rows of this database. */
async function* lyingIn(db: Db, store: FileStore, at: Date): AsyncIterable<Lying> {
  let some: { key: string; was: string | null; id: string; put: Date }[] = []
  const judged = async () => {
    const ids = [...new Set(some.map(({ id }) => id))]
    const rows = await db
      .select({ kind: files.kind, copies: files.copies, isGoing: isGoing(at) })
      .from(files)
      .where(inArray(files.id, ids))
    const known = new Map(rows.flatMap((row) => row.copies.map(({ key }) => [key, row] as const)))
    return some.map(({ key, was, put }) => {
      const row = known.get(was ?? key)
      const age = at.getTime() - put.getTime()
      const file = (was ?? key).slice(0, (was ?? key).lastIndexOf('/'))
      return {
        key,
        file,
        move: moveOf({ isTrash: was !== null, isNamed: !!row && !row.isGoing, isStray: !row, age }),
        isSheet: row?.kind === 'export',
      }
    })
  }
  for await (const { key, at: put } of store.list()) {
    const was = outOfTrash(key)
    const id = OURS.exec(was ?? key)?.[1]
    if (id) some.push({ key, was, id, put })
    if (some.length === AT_ONCE) {
      yield* await judged()
      some = []
    }
  }
  if (some.length) yield* await judged()
}

function moveOf({ isTrash, isNamed, isStray, age }: { isTrash: boolean; isNamed: boolean; isStray: boolean; age: number }): Move {
  if (isTrash) return isNamed ? 'back' : isStray && age > TRASH_DAYS * DAY_MS ? 'gone' : 'stay'
  return isNamed || (isStray && age <= STRAY_MS) ? 'stay' : 'trash'
}

/** How many files there are outside of the trash, and how many of them would go into it. Sheets go after a day; they are not asked about. */
async function count(db: Db, store: FileStore, at: Date): Promise<{ going: number; all: number }> {
  const [all, going] = [new Set<string>(), new Set<string>()]
  for await (const { key, file, move, isSheet } of lyingIn(db, store, at)) {
    if (outOfTrash(key) !== null || isSheet) continue
    all.add(file)
    if (move === 'trash') going.add(file)
  }
  return { going: going.size, all: all.size }
}

async function isEmpty(store: FileStore): Promise<boolean> {
  for await (const { key } of store.list()) if (OURS.test(outOfTrash(key) ?? key)) return false
  return true
}

type Moving = { at: Date; allowed: readonly Move[]; isStopped: () => boolean }

/** One file that cannot be moved keeps no other from it; the next sweep tries it again. */
async function moveAll(db: Db, store: FileStore, { at, allowed, isStopped }: Moving): Promise<Pick<Swept, 'trashed' | 'back' | 'gone'>> {
  const done = { stay: new Set<string>(), trash: new Set<string>(), back: new Set<string>(), gone: new Set<string>() }
  const failed: Error[] = []
  // Listed to its end first: what is moved would come up again.
  const lying: Lying[] = []
  for await (const one of lyingIn(db, store, at)) if (allowed.includes(one.move)) lying.push(one)
  for (const { key, file, move } of lying) {
    if (isStopped()) break
    try {
      if (move === 'back') await store.move(key, outOfTrash(key)!)
      else if (move === 'gone') await store.remove([key])
      else await store.move(key, inTrash(key))
      done[move].add(file)
    } catch (error) {
      failed.push(error as Error)
    }
  }
  if (failed[0]) throw new Error(`${failed.length} of ${lying.length} files could not be moved: ${failed[0].message}`)
  return { trashed: done.trash.size, back: done.back.size, gone: done.gone.size }
}

async function removeHalf(arriving: string, at: Date): Promise<number> {
  const folder = await opendir(arriving).catch(() => null)
  let removed = 0
  for await (const { name } of folder ?? []) {
    const path = join(arriving, name)
    const found = await stat(path).catch(() => null)
    if (!found || at.getTime() - found.mtimeMs < STRAY_MS) continue
    await rm(path, { force: true })
    removed++
  }
  return removed
}

const LOCK = 'sweep of files'
const FIRST_MS = HOUR_MS / 4

/** What an operator reads of a sweep that did not happen. */
const HALTS: Record<Halt['why'], (halt: Halt) => string> = {
  'other-database': ({ code, going, all }) =>
    `Old files are not swept: the file store belongs to another database, and ${going} of its ${all} files would go. If it is this one's from now on, start with FILES_SWEEP=${code}:${going} (docs/running-it.md).`,
  'too-many': ({ code, going, all }) =>
    `Old files are not swept: ${going} of ${all} would go. If that is right, start with FILES_SWEEP=${code}:${going} (docs/running-it.md).`,
}

/** Sweeps now and then, in one process of all; says at the start when the store is somebody else's. */
export function sweepInTurn(deps: AppDeps, log: (line: string) => void, everyMs = 6 * HOUR_MS): { close: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  let isStopped = false
  const tell = (halt: Halt | null) => {
    if (halt) log(HALTS[halt.why](halt))
    if (halt) deps.attention.set('file-store', halt.why)
    else deps.attention.delete('file-store')
  }
  const sweep = async () => {
    const client = await deps.pool.connect()
    try {
      const { rows } = await client.query('select pg_try_advisory_lock(hashtext($1)) as mine', [LOCK])
      if (!rows[0]?.mine) return
      try {
        tell((await sweepFiles(deps, () => isStopped)).halt)
      } finally {
        await client.query('select pg_advisory_unlock(hashtext($1))', [LOCK])
      }
    } finally {
      client.release()
    }
  }
  const look = async () => {
    const ownership = await ownershipOf(deps)
    tell(await foreignTo(deps, ownership))
    if (!ownership.said && (await isEmpty(deps.files.store))) await takeStore(deps.files.store, ownership)
  }
  const run = (what: () => Promise<void>) => {
    running = running.then(what).catch((error: Error) => {
      if (isStopped) return
      log(`Old files were not swept: ${redact(error.message)}`)
      deps.attention.set('file-store', 'failing')
    })
  }
  // What was confirmed is done at once, and told.
  run(deps.files.confirmed ? sweep : look)
  // A server that is started every morning sweeps, too.
  const first = setTimeout(() => run(sweep), Math.min(FIRST_MS, everyMs))
  const timer = setInterval(() => run(sweep), everyMs)
  for (const one of [first, timer]) one.unref()
  return {
    close: async () => {
      isStopped = true
      clearTimeout(first)
      clearInterval(timer)
      await running
    },
  }
}
