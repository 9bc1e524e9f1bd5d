import type { SyncOp } from '@ramplight/contract/sync/sync'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../database/types.ts'
import type { Synced } from '../http/deps.ts'
import { idAliases } from './sync.table.ts'

/** Ids of devices that stand for another one. */
export type Aliases = Map<string, string>

const referencesOf = ({ families, logs }: Synced, { tbl }: SyncOp): readonly string[] =>
  families.get(tbl)?.references ?? logs.get(tbl)?.references ?? []

export async function aliasesIn(db: Queryable, synced: Synced, ops: SyncOp[]): Promise<Aliases> {
  const named = new Set(ops.flatMap((op) => [op.id, ...referencesOf(synced, op).flatMap((field) => idsOf(op.set?.[field]))]))
  if (!named.size) return new Map()
  const rows = await db
    .select()
    .from(idAliases)
    .where(sql`${idAliases.localId} = any(${sql.param([...named])}::text[])`)
  return new Map(rows.map((row) => [row.localId, row.canonicalId]))
}

export const idsOf = (value: unknown): string[] => [value].flat().filter((one) => typeof one === 'string')

/** The change with the ids under which the server knows what it names. */
export function withAliases(op: SyncOp, synced: Synced, aliases: Aliases): SyncOp {
  if (!aliases.size) return op
  const known = (value: unknown): unknown => {
    if (typeof value === 'string') return aliases.get(value) ?? value
    if (Array.isArray(value)) return value.map(known)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, known(inside)]))
  }
  const fields = referencesOf(synced, op)
  const renamed = (values: SyncOp['set']) =>
    values && Object.fromEntries(Object.entries(values).map(([path, value]) => [path, fields.includes(path) ? known(value) : value]))
  const { set, base, ...rest } = op
  return { ...rest, id: aliases.get(op.id) ?? op.id, ...(set ? { set: renamed(set)! } : {}), ...(base ? { base: renamed(base)! } : {}) }
}

/** Those of these records that were made twice, and stand for the second one. */
export async function withTwin(db: Queryable, ids: string[]): Promise<Set<string>> {
  if (!ids.length) return new Set()
  const rows = await db.select({ id: idAliases.canonicalId }).from(idAliases).where(inArray(idAliases.canonicalId, ids))
  return new Set(rows.map(({ id }) => id))
}

/** Those of these ids that are a record's, of any table: everybody means that record by them, so they can stand for no other. */
export async function namesOfRecords({ tx, synced }: { tx: Queryable; synced: Synced }, ids: string[]): Promise<Set<string>> {
  const taken = new Set<string>()
  if (ids.length) for (const family of synced.families.values()) for (const { id } of await family.load(tx, ids, false)) taken.add(id)
  return taken
}

export async function keepAliases(tx: Queryable, tbl: SyncTable, same: Map<string, string>): Promise<void> {
  const rows = [...same].map(([localId, canonicalId]) => ({ localId, canonicalId, tbl }))
  if (rows.length) await tx.insert(idAliases).values(rows).onConflictDoNothing()
}

/** What stood for one that itself stands for another now stands for that one: an alias is followed once. */
export const turnAliases = async (tx: Queryable, tbl: SyncTable, from: string, to: string): Promise<void> => {
  await tx
    .update(idAliases)
    .set({ canonicalId: to })
    .where(and(eq(idAliases.tbl, tbl), eq(idAliases.canonicalId, from)))
}

/** What an id stands for; null: for itself alone. */
export async function aliasOf(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db.select().from(idAliases).where(eq(idAliases.localId, id))
  return row?.canonicalId ?? null
}

/** What these ids stand for, of those that stand for another one. */
export async function aliasesAmong(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (!ids.length) return new Map()
  const rows = await db
    .select()
    .from(idAliases)
    .where(inArray(idAliases.localId, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.localId, row.canonicalId]))
}
