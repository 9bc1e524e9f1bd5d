import { newId } from '@ramplight/contract/kernel/new-id'
import type { SyncRow } from '@ramplight/contract/sync/sync'
import { SYNC_SCHEMA } from '@ramplight/contract/sync/tables'
import type { Transport } from '@ramplight/sync/ports'
import { boatOf } from './contender.ts'

/** A server in the page that has so many boats and no network before it. */
export function aFeedOf(count: number, { user, tournament }: Given): Transport {
  const scope = `dir:${user}`
  const serverTime = new Date().toISOString()
  const all = Array.from({ length: count }, (_, index): SyncRow => {
    const id = newId()
    return { scope, tbl: 'tournament-entries', id, rev: 1, op: 'u', doc: { ...boatOf(index), _id: id, tournament } }
  })
  return {
    hello: async () => ({
      ok: true,
      value: { serverTime, user, scopes: [scope], minSchema: SYNC_SCHEMA, schema: SYNC_SCHEMA },
    }),
    changes: async ({ cursor, limit }) => {
      const from = cursor[scope] ?? 0
      const rows = all.slice(from, from + limit)
      const to = from + rows.length
      return { ok: true, value: { rows, cursor: { [scope]: to }, more: to < count, scopesRemoved: [], reset: [], serverTime } }
    },
    push: async () => ({ ok: false, failure: { kind: 'unreachable', timedOut: false } }),
  }
}

/** Who the bench is signed in as, and where its boats go. Put on the page by the driver. */
export type Given = { token: string; user: string; tournament: string; anglers: string[] }
declare global {
  var given: Given
}
