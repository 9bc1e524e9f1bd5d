import { type SyncTable, TABLES } from '@ramplight/contract/sync/tables'
import { sameValue } from '@ramplight/domain/kernel/same-value'
import type { Engine } from '@ramplight/sync/engine-api'
import type { Store } from '@ramplight/sync/ports'
import type { Change, LocalRow } from '@ramplight/sync/types'
import { type ImportShape, importShape, writable } from './import-shapes.ts'

export type Failure = { record: unknown; why: string }
/** `putError`: the device could not keep what came next (full, broken); everything counted before it is safe. */
export type Imported = { table: SyncTable; imported: number; failures: Failure[]; putError?: unknown }

/** Kept together or not at all: small enough that a full device keeps most of a long file. */
const AT_ONCE = 100

type Planned = { kind: 'change'; change: Change } | { kind: 'copy'; row: LocalRow } | { kind: 'same' } | { kind: 'failure'; why: string }

/**
 * Takes records in by the way every screen writes: a new record is created, a known one is edited where it differs, and both
 * are sent like anything typed here. Tables that only the server writes get a copy, never over a newer one.
 */
export async function importRecords(
  table: SyncTable,
  records: readonly unknown[],
  { store, engine }: { store: Store; engine: Pick<Engine, 'record'> },
): Promise<Imported> {
  const result: Imported = { table, imported: 0, failures: [] }
  const shape = importShape(table)
  const seen = new Set<string>()
  for (let from = 0; from < records.length; from += AT_ONCE) {
    const batch = records.slice(from, from + AT_ONCE)
    const ids = batch.map(idOf).filter((id) => id !== null)
    try {
      const known = await store.read([table], async (tx) => {
        const rows = await tx.rows(table).getMany(ids)
        return new Map(rows.filter((row) => row !== undefined).map((row) => [row._id, row]))
      })
      const planned = batch.map((record): Planned => {
        const id = idOf(record)
        if (id && seen.has(id)) return { kind: 'failure', why: 'It stands in the file twice.' }
        if (id) seen.add(id)
        return plan(table, record, known, shape)
      })
      const changes = planned.flatMap((one) => (one.kind === 'change' ? [one.change] : []))
      const copies = planned.flatMap((one) => (one.kind === 'copy' ? [one.row] : []))
      if (changes.length > 0) await engine.record(changes)
      if (copies.length > 0) await store.write([table], (tx) => tx.rows(table).putMany(copies))
      planned.forEach((one, index) => {
        if (one.kind === 'failure') result.failures.push({ record: batch[index], why: one.why })
        else result.imported += 1
      })
    } catch (error) {
      return { ...result, putError: error }
    }
  }
  return result
}

const idOf = (record: unknown): string | null => {
  const id = (record as { _id?: unknown } | null)?._id
  return typeof id === 'string' && /^[0-9a-f]{24}$/.test(id) ? id : null
}

function plan(tbl: SyncTable, given: unknown, known: ReadonlyMap<string, LocalRow>, shape: ImportShape): Planned {
  const id = idOf(given)
  if (!id) return { kind: 'failure', why: 'It has no _id.' }
  const record = given as Record<string, unknown>
  const row = known.get(id)
  if (TABLES[tbl].offline === 'events') return planEvent(id, record, row)
  if (TABLES[tbl].offline === 'read') return planCopy(id, record, row)
  const body = row ? shape.change : shape.create
  const { _id, _rev, ...fields } = writable(body, record)
  const valid = body?.safeParse(fields)
  if (!valid?.success)
    return { kind: 'failure', why: valid ? firstIssue(valid.error.issues) : 'Records of this table are made by the server.' }
  if (!row) return { kind: 'change', change: { kind: 'create', tbl, id, doc: { _id: id, ...fields }, shown: without(record, fields) } }
  const patch = Object.fromEntries(Object.entries(fields).filter(([name, value]) => !sameValue(value ?? null, row[name] ?? null)))
  return Object.keys(patch).length > 0 ? { kind: 'change', change: { kind: 'edit', tbl, id, patch } } : { kind: 'same' }
}

/** An event is never changed: what is here already is the same one. */
const planEvent = (id: string, event: Record<string, unknown>, row: LocalRow | undefined): Planned =>
  row ? { kind: 'same' } : { kind: 'change', change: { kind: 'event', tbl: 'weigh-in-events', id, event } }

const planCopy = (id: string, record: Record<string, unknown>, row: LocalRow | undefined): Planned => {
  const rev = Number(record._rev ?? 0)
  return row && row._rev >= rev ? { kind: 'same' } : { kind: 'copy', row: { ...record, _id: id, _rev: rev, _scopes: [] } }
}

const without = (record: Record<string, unknown>, sent: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !(name in sent) && !name.startsWith('_')))

const firstIssue = (issues: readonly { path: PropertyKey[]; message: string }[]): string => {
  const [issue] = issues
  return issue ? `${issue.path.join('.') || 'record'}: ${issue.message}` : 'It is not a record of this table.'
}
