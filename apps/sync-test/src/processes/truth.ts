import type { ApiClient } from '@ramplight/contract/kernel/api-client'
import { type ChangesReply, type SyncCursor, syncCalls } from '@ramplight/contract/sync/sync'
import type { Id } from '@ramplight/domain/kernel/ids'
import type { TheServer } from './the-server.ts'

export type Doc = Record<string, unknown>
export type Tables = ReadonlyMap<string, ReadonlyMap<Id, Doc>>

/** What a device that begins today is given, by table and id. */
export async function everything(api: ApiClient, token: string): Promise<Tables> {
  const tables = new Map<string, Map<Id, Doc>>()
  let cursor: SyncCursor = {}
  for (let page: ChangesReply | null = null; page?.more ?? true; ) {
    page = await api.must(syncCalls.changes, { token, body: { cursor, limit: 1000 } })
    cursor = page.cursor
    for (const { tbl, id, op, doc, rev } of page.rows) {
      const rows = tables.get(tbl) ?? new Map<Id, Doc>()
      tables.set(tbl, rows)
      if (op === 'u' && doc) rows.set(id, { ...doc, _rev: rev })
    }
  }
  return tables
}

/** With names in order, and without what is empty: absent and null are the same. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  const own = Object.entries(value).filter(([name, one]) => one !== null && one !== undefined && name !== '_scopes')
  return Object.fromEntries(own.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, plain(one)]))
}
export const textOf = (doc: unknown): string => JSON.stringify(plain(doc) ?? null)

/** A line of the audit: a witness that knows nothing of devices. */
export type Line = { record: Id; action: string; before: Doc | null; after: Doc | null; device: string | null }
export type LedgerRow = { op_id: Id; device: Id; dev_seq: string; status: string }
export type ConflictLine = { rec_id: Id; field: string; mine: unknown }

export type Books = {
  ledger: ReadonlyMap<Id, LedgerRow>
  history: ReadonlyMap<Id, Line[]>
  conflicts: ReadonlyMap<Id, ConflictLine[]>
}

/** What the server has written down of a director's devices. */
export async function booksOf({ ask }: Pick<TheServer, 'ask'>, director: Id): Promise<Books> {
  const ledger = await ask<LedgerRow>('select op_id, device, dev_seq, status from sync_op where "user" = $1', [director])
  const lines = await ask<Line>('select record, action, before, after, device from audit_log where by = $1 order by at, id', [director])
  const conflicts = await ask<ConflictLine>(
    `select rec_id, field, mine from sync_conflict where mine_by = $1
     union all select rec_id, b.key, b.value from sync_conflict, jsonb_each(beside) b where mine_by = $1`,
    [director],
  )
  return {
    ledger: new Map(ledger.map((row) => [row.op_id, row])),
    history: Map.groupBy(lines, ({ record }) => record),
    conflicts: Map.groupBy(conflicts, ({ rec_id }) => rec_id),
  }
}
