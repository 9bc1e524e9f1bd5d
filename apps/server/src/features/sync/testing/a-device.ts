import { newId } from '@ramplight/contract/kernel/new-id'
import { type ChangesReply, type SyncCursor, type SyncOp, type SyncResult, syncCalls } from '@ramplight/contract/sync/sync'
import { SYNC_SCHEMA, type SyncTable } from '@ramplight/contract/sync/tables'
import type { Person, TestServer } from '#platform/testing/test-server'

type Wire = Record<string, unknown>
type Op = Partial<SyncOp> & Pick<SyncOp, 'tbl'>

/** A laptop at the ramp as the server sees it: it sends changes and asks for what is new. It keeps no books of its own. */
export function aDevice(ramp: TestServer, owner: Person) {
  let as = owner
  let devSeq = 0
  let cursor: SyncCursor = {}
  const device = newId()
  /** What it has of each record, by scope. */
  const rows = new Map<string, { tbl: SyncTable; id: string; doc: Wire; scopes: Set<string> }>()

  const op = (more: Op): SyncOp => ({
    op: newId(),
    devSeq: ++devSeq,
    id: newId(),
    kind: 'up',
    baseRev: 0,
    schema: SYNC_SCHEMA,
    at: '2027-06-12T11:00:00.000Z',
    ...more,
  })

  async function push(ops: SyncOp[], ackThrough = 0) {
    const { status, body, error } = await ramp.call(syncCalls.push, { as, body: { device, ackThrough, ops } })
    if (!body) throw new Error(`${status} ${JSON.stringify(error)}`)
    return body
  }

  function take({ rows: page, scopesRemoved, reset, cursor: next }: ChangesReply): void {
    const dropped = new Set([...scopesRemoved, ...reset])
    for (const one of [...rows.values()]) for (const scope of dropped) leave(one, scope)
    for (const { scope, tbl, id, op: what, doc } of page) {
      const key = `${tbl} ${id}`
      const known = rows.get(key)
      if (what === 'u') rows.set(key, { tbl, id, doc: doc as Wire, scopes: new Set([...(known?.scopes ?? []), scope]) })
      else if (known && what === 'd') rows.delete(key)
      else if (known) leave(known, scope)
    }
    cursor = next
  }
  function leave(one: { tbl: SyncTable; id: string; scopes: Set<string> }, scope: string): void {
    one.scopes.delete(scope)
    if (!one.scopes.size) rows.delete(`${one.tbl} ${one.id}`)
  }

  return {
    device,
    rows,
    cursor: () => cursor,
    signIn: (person: Person) => {
      as = person
    },
    op,
    push,
    /** One change, and what became of it. */
    async send(more: Op): Promise<SyncResult> {
      const [result] = (await push([op(more)])).results
      if (!result) throw new Error('No answer for a change.')
      return result
    },
    /** One page. */
    async page(limit?: number): Promise<ChangesReply> {
      const { body, error } = await ramp.call(syncCalls.changes, { as, body: { cursor, ...(limit ? { limit } : {}) } })
      if (!body) throw new Error(JSON.stringify(error))
      take(body)
      return body
    },
    /** Everything that is new; answers the pages. */
    async pull(limit?: number): Promise<ChangesReply[]> {
      const pages: ChangesReply[] = []
      for (let more = true; more; ) {
        const page = await this.page(limit)
        pages.push(page)
        more = page.more
      }
      return pages
    },
    has: (tbl: SyncTable, id: string) => rows.get(`${tbl} ${id}`)?.doc,
    count: (tbl: SyncTable) => [...rows.values()].filter((row) => row.tbl === tbl).length,
  }
}
export type Device = ReturnType<typeof aDevice>
