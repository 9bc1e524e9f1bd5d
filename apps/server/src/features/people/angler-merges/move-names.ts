import { type SQL, sql } from 'drizzle-orm'
import type { Doer } from '#platform/audit/doer'
import { type AuditEntry, writeAuditLines } from '#platform/audit/write-audit'
import type { Queryable, Tx } from '#platform/database/types'
import { MOVED, type Named } from './named-people.ts'

export type Two = { master: string; merged: string }
type Row = Record<string, unknown> & { id?: string; tournament?: string | null }

const or = (parts: SQL[]): SQL => sql`(${sql.join(parts, sql` or `)})`
const column = (name: string): SQL => sql`x.${sql.identifier(name)}`

/** The tables that have a trash, for whoever counts what is there. */
export const isThere = async (db: Queryable): Promise<(table: string) => SQL> => {
  const kindOf = await kindsOf(db)
  return (table) => (kindOf(table).isRecord ? sql`not x.deleted` : sql`true`)
}

/** The rows of a table that name somebody. */
export const isNamedIn = ({ one = [], list = [], inside = [] }: Named, who: string): SQL =>
  or([
    ...one.map((name) => sql`${column(name)} = ${who}`),
    ...list.map((name) => sql`${column(name)} ? ${who}`),
    ...inside.map((name) => sql`${column(name)}::text like ${`%${who}%`}`),
  ])

/** The list with the one who stays in the place of the other; nobody stands in it twice. */
const renamedList = (name: string, { master, merged }: Two): SQL => sql`(select coalesce(jsonb_agg(y.who order by y.place), '[]')
  from (select case when n.who = ${merged} then ${master} else n.who end as who, min(n.place) as place
    from jsonb_array_elements_text(${column(name)}) with ordinality n (who, place) group by 1) y)`

const valuesOf = ({ one = [], list = [], inside = [] }: Named, two: Two): SQL[] => [
  ...one.map((name) => {
    const moved = sql`case when ${column(name)} = ${two.merged} then ${two.master} else ${column(name)} end`
    return sql`${sql.identifier(name)} = ${moved}`
  }),
  ...list.map((name) => sql`${sql.identifier(name)} = ${renamedList(name, two)}`),
  ...inside.map((name) => sql`${sql.identifier(name)} = replace(${column(name)}::text, ${two.merged}, ${two.master})::jsonb`),
]

/** Where the one who stays has it already: of what may be deleted, what is there counts. */
function isThereAlready({ one = [], once }: Named, { master }: Two, table: SQL, hasTrash: boolean): SQL {
  const [who] = one
  const alike = (once?.by ?? []).map((name) => sql`y.${sql.identifier(name)} = ${column(name)}`)
  const alive = hasTrash ? [sql`not y.deleted`, sql`not x.deleted`] : []
  return sql`exists (select 1 from ${table} y where ${sql.join([sql`y.${sql.identifier(who!)} = ${master}`, ...alike, ...alive], sql` and `)})`
}

const inCamelCase = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()), value]),
  )

/** `isCounted`: it has a revision, which devices go by. `isRecord`: it can be deleted and comes back, and has a history. */
type Kind = { isCounted: boolean; isRecord: boolean }

/** What the tables are, as the database says it. */
async function kindsOf(db: Queryable): Promise<(table: string) => Kind> {
  const { rows } = await db.execute<{
    name: string
    deleted: boolean
  }>(sql`select table_name as name, bool_or(column_name = 'deleted') as deleted
    from information_schema.columns where table_schema = 'public' and column_name in ('rev', 'deleted') group by 1 having bool_or(column_name = 'rev')`)
  const known = new Map(rows.map(({ name, deleted }) => [name, deleted]))
  return (table) => ({ isCounted: known.has(table), isRecord: known.get(table) === true })
}

type How = Kind & { doer: Doer; summary: string }

/**
 * Everything that names the one names the other afterwards, table by table. Each record that changes is a change like any other: its
 * revision counts up, devices hear of it, and its history says why.
 */
export async function moveNames(tx: Tx, two: Two, doer: Doer, summary: string): Promise<void> {
  const kindOf = await kindsOf(tx)
  for (const name of Object.keys(MOVED)) {
    const how = { ...kindOf(name), doer, summary }
    await settleClash(tx, name, two, how)
    await moveIn(tx, name, two, how)
  }
  // Nobody is their own partner.
  await tx.execute(sql`update payments set partner = null where "user" = ${two.master} and partner = ${two.master}`)
}

async function settleClash(tx: Tx, name: string, two: Two, { doer, summary, isRecord }: How): Promise<void> {
  const named = MOVED[name]!
  if (named.once?.clash !== 'out') return
  const table = sql.identifier(name)
  const clashOf = ({ master, merged }: Two, withTrash: boolean) =>
    sql`${isNamedIn(named, merged)} and ${isThereAlready(named, { master, merged }, sql`${table}`, withTrash)}`
  if (!isRecord) {
    await tx.execute(sql`delete from ${table} x where ${clashOf(two, false)}`)
    return
  }
  if (named.once.evenDeleted)
    // What was taken back gives way to what stands, and is in the history.
    for (const pair of [two, { master: two.merged, merged: two.master }])
      await tx.execute(sql`delete from ${table} x where x.deleted and ${clashOf(pair, false)}`)
  const { rows } = await tx.execute<{
    row: Row
  }>(sql`update ${table} x set deleted = true, rev = x.rev + 1, updated_at = ${doer.at}::timestamptz
    where ${clashOf(two, true)} returning to_jsonb(x) as row`)
  await writeAuditLines(
    tx,
    doer,
    rows.map(({ row }) => ({ ...lineOf(name, row, summary), action: 'deleted' as const, before: inCamelCase({ ...row, deleted: false }) })),
  )
}

const lineOf = (name: string, row: Row, summary: string): Omit<AuditEntry, 'action'> => ({
  family: name.replaceAll('_', '-'),
  record: row.id!,
  tournament: typeof row.tournament === 'string' ? row.tournament : null,
  summary,
})

async function moveIn(tx: Tx, name: string, two: Two, { doer, summary, isRecord, isCounted }: How): Promise<void> {
  const named = MOVED[name]!
  const table = sql.identifier(name)
  const isFree = named.once?.clash === 'stays' ? sql` and not ${isThereAlready(named, two, sql`${table}`, isRecord)}` : sql``
  const isMoved = sql`${isNamedIn(named, two.merged)}${isFree}`
  const values = valuesOf(named, two)
  if (!isRecord) {
    const all = isCounted ? [...values, sql`rev = x.rev + 1`] : values
    await tx.execute(sql`update ${table} x set ${sql.join(all, sql`, `)} where ${isMoved}`)
    return
  }
  const { rows: before } = await tx.execute<{ row: Row }>(
    sql`select to_jsonb(x) as row from ${table} x where ${isMoved} order by x.id for update`,
  )
  if (!before.length) return
  const old = new Map(before.map(({ row }) => [row.id!, row]))
  const { rows } = await tx.execute<{ row: Row }>(sql`update ${table} x
    set ${sql.join([...values, sql`rev = x.rev + 1`, sql`updated_at = ${doer.at}::timestamptz`], sql`, `)}
    where x.id = any(${sql.param([...old.keys()])}::text[]) returning to_jsonb(x) as row`)
  await writeAuditLines(
    tx,
    doer,
    rows.map(({ row }) => ({
      ...lineOf(name, row, summary),
      action: 'changed' as const,
      before: inCamelCase(old.get(row.id!)!),
      after: inCamelCase(row),
    })),
  )
}
