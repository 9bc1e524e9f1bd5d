import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import type { SyncOp } from '@ramplight/contract/sync/sync'
import { type SyncMark, syncTableOf } from '@ramplight/contract/sync/sync-mark'
import { SYNC_SCHEMA, type SyncTable } from '@ramplight/contract/sync/tables'
import { refused } from '@ramplight/domain/kernel/errors'
import { diffLeaves, ownFields } from '@ramplight/domain/sync/leaves'
import { SETTLED_STATUSES } from '../sync/ledger.ts'
import { pushOps } from '../sync/push-ops.ts'
import type { Context } from './context.ts'
import { workOf } from './family-work.ts'

const KINDS: Record<string, 'up' | 'del'> = {
  'bulk-create': 'up',
  'bulk-delete': 'del',
  'bulk-delete-entries': 'del',
  'delete-by-array': 'del',
}

type Item = Record<string, unknown> & { _id: string; $sync: SyncMark }
type Marked = { tbl: SyncTable; kind: 'up' | 'del' }

/** Calls on many records whose records may be changes of a device; null for all others. */
export function syncedBulkOf({ path }: AnyEndpoint): Marked | null {
  const [tbl, kind] = [syncTableOf(path), KINDS[path.split('/').at(-1)!]]
  return tbl && kind ? { tbl, kind } : null
}

/** The same call with `$sync` in its records: applied as a push applies them, each once. Null when nothing is marked. */
export async function pushMarked({ tbl, kind }: Marked, ctx: Context<AnyEndpoint>): Promise<object | null> {
  // As it crossed the wire: changes are compared in the units of the contract.
  const sent = (ctx.request.body ?? []) as Item[] | { ids: Item[] }
  const { ids: items, ...said } = Array.isArray(sent) ? { ids: sent } : sent
  const marked = items.filter((item) => item?.$sync)
  if (!marked.length) return null
  if (marked.length < items.length || marked.some(({ _id }) => !_id)) throw refused('request.invalid', { fields: '$sync' })
  const work = workOf(ctx)
  const { id: user } = work.actor
  const { at } = work.doer
  const ops = marked.map(
    ({ $sync: { op, rev, ...mark }, ...record }): SyncOp => ({
      ...{ op, tbl, kind, id: record._id, baseRev: rev, devSeq: 1, schema: SYNC_SCHEMA, at },
      // Beside the ids of a delete: its reason.
      ...(kind === 'up' ? leavesOf(record, rev, mark) : { set: said }),
    }),
  )
  // Nobody says when such a caller is done with its changes: what became of them is kept under the person's own id.
  const results = await pushOps(ops, work, { user, device: user, at }, ctx.request.log)
  const answers = results.map((one) => ({ ...one, ok: SETTLED_STATUSES.has(one.status) }))
  return { ok: answers.every(({ ok }) => ok), acknowledged: true, results: answers }
}

function leavesOf(record: object, rev: number, { base = {}, fields }: Pick<SyncMark, 'base' | 'fields'>) {
  const said = ownFields(record as Record<string, unknown>)
  if (rev === 0) return { set: said }
  const { set, base: seen } = diffLeaves(base, said)
  const isMeant = ([path]: [string, unknown]) => !fields || fields.some((field) => path === field || path.startsWith(`${field}.`))
  return { set: Object.fromEntries(Object.entries(set).filter(isMeant)), base: Object.fromEntries(Object.entries(seen).filter(isMeant)) }
}
