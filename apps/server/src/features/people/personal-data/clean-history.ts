import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db, Tx } from '#platform/database/types'
import type { AppDeps } from '#platform/http/deps'
import { eachRow, type JobDeps } from '#platform/jobs/each-row'
import { logLine } from '#platform/logging/redact'
import { erasures } from './erasures.table.ts'
import { textWithout, valueWithout } from './without-person.ts'

type Erasure = typeof erasures.$inferSelect
type Row = Record<string, unknown>

/** So many rows are looked at in one transaction. */
const A_BATCH = 2000
const LOOK_MS = 20_000

/** A table that tells what was done. `key`: its primary key. `columns`: what may name a person; `summary` is a text, the others are JSON. */
type Told = { table: string; key: readonly string[]; columns: readonly string[] }
const TOLD: readonly Told[] = [
  { table: 'audit_log', key: ['id'], columns: ['summary', 'before', 'after'] },
  { table: 'idempotency_keys', key: ['who', 'key'], columns: ['answer'] },
  { table: 'sync_op', key: ['op_id'], columns: ['detail'] },
  { table: 'sync_conflict', key: ['id'], columns: ['mine', 'theirs', 'base'] },
]
const isText = (column: string) => column === 'summary'

/**
 * The history keeps that something was done, when and by whom. What it tells of who is erased goes: as a whole in lines about them and about
 * what was theirs, by its words in lines about what they had a part in. A batch at a time, each in a transaction of its own that also keeps
 * how far it is: a restart goes on there. Any number of processes may do it. Answers how many people it is done with.
 */
export const cleanHistory = (deps: JobDeps & { db: Db }, batch = A_BATCH): Promise<number> =>
  eachRow(deps, 'erasure', {
    find: ({ isDue }) => deps.db.select({ person: erasures.person }).from(erasures).where(isDue(erasures.person)).orderBy(asc(erasures.at)),
    id: ({ person }) => person,
    work: async ({ person }) => {
      while (await cleanBatch(deps.db, person, batch));
    },
  })

/** Answers whether there is more. */
const cleanBatch = (db: Db, person: string, batch: number): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const mine = eq(erasures.person, person)
    const [erasure] = await tx.select().from(erasures).where(mine).for('update')
    if (!erasure) return false
    if (erasure.step === 0) {
      await eraseLinesAbout(tx, erasure)
      await tx.update(erasures).set({ step: 1, gone: [] }).where(mine)
      return true
    }
    const told = TOLD[erasure.step - 1]
    if (!told) {
      await tx.delete(erasures).where(mine)
      return false
    }
    const after = await cleanRows(tx, told, erasure, batch)
    await tx
      .update(erasures)
      .set(after ? { after } : { step: erasure.step + 1, after: null })
      .where(mine)
    return true
  })

const eraseLinesAbout = (tx: Tx, { person, gone }: Erasure) =>
  tx.execute(sql`update audit_log set before = null, after = null, summary = 'Erased' 
    where action <> 'erased' and record = any(${sql.param([person, ...gone])}::text[])`)

/** Looks at the next rows of a table. Answers the last one's key; null where there are no more. */
async function cleanRows(
  tx: Tx,
  { table, key, columns }: Told,
  { person, words, after }: Erasure,
  batch: number,
): Promise<string[] | null> {
  const [name, keys] = [sql.identifier(table), list(key.map((one) => sql.identifier(one)))]
  const from = after ? sql`where (${keys}) > (${list(after.map((value) => sql`${value}`))})` : sql``
  const { rows } = await tx.execute<Row>(sql`select ${keys} from ${name} ${from} order by ${keys} limit ${batch}`)
  const last = rows.at(-1)
  if (!last) return null
  const through = key.map((one) => String(last[one]))
  const here = and(
    after ? sql`(${keys}) > (${list(after.map((value) => sql`${value}`))})` : undefined,
    sql`(${keys}) <= (${list(through.map((value) => sql`${value}`))})`,
  )
  // By their id, and in a text also by their whole name. No pattern: a name may have letters that mean something there.
  const names = columns.flatMap((column) => [person, ...(isText(column) ? [words.texts[0]![0]] : [])].map((word) => ({ column, word })))
  const isNamed = sql.join(
    names.map(({ column, word }) => sql`position(${word} in ${sql.identifier(column)}::text) > 0`),
    sql` or `,
  )
  const named = await tx.execute<Row>(
    sql`select ${list([...key, ...columns].map((one) => sql.identifier(one)))} from ${name} where ${here} and (${isNamed}) for update`,
  )
  for (const row of named.rows) {
    const set = columns.map((column) => sql`${sql.identifier(column)} = ${clean(row[column], column, words)}`)
    const which = key.map((one) => sql`${sql.identifier(one)} = ${row[one]}`)
    await tx.execute(sql`update ${name} set ${list(set)} where ${sql.join(which, sql` and `)}`)
  }
  return through
}

const list = (parts: SQL[] | ReturnType<typeof sql.identifier>[]): SQL => sql.join(parts, sql`, `)

function clean(value: unknown, column: string, words: Erasure['words']): SQL {
  if (value === null || value === undefined) return sql`null`
  return isText(column) ? sql`${textWithout(String(value), words)}` : sql`${JSON.stringify(valueWithout(value, words))}::json`
}

/** Cleans the history of who was erased for as long as it is open. */
export function openErasureWork(deps: AppDeps, { lookMs = LOOK_MS, log = logLine } = {}): { close: () => Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  const run = () => {
    running = running
      .then(() => cleanHistory({ db: deps.outside, now: deps.now }))
      .catch((error: Error) => log(`The history could not be cleaned: ${error.name}`))
  }
  const timer = setInterval(run, lookMs)
  timer.unref()
  run()
  return {
    close: async () => {
      clearInterval(timer)
      await running
    },
  }
}
