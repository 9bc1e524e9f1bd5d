import type { SyncCursor, SyncOp, SyncRow } from '@ramplight/contract/sync/sync'
import { vi } from 'vitest'
import { ourResponse } from '../../testing/our-response.ts'
import { idOf } from './rows.ts'

const NOW = '2027-06-12T11:00:00.000Z'
const SCOPE = `tour:${idOf(1)}`

/** A server of the offline channel that takes everything, as `fetch`. `isUp` cuts the network. */
export function aServer(user: string) {
  const rows: SyncRow[] = []
  const pushed: SyncOp[] = []
  const asked: string[] = []
  /** From where the changes were asked for. */
  const cursors: SyncCursor[] = []
  /** `signedIn`: whose the cookie of this device is. */
  const server = {
    isUp: true,
    signedIn: user as string | null,
    rows,
    pushed,
    asked,
    cursors,
    have: (doc: { _id: string } & Record<string, unknown>) => put('tours', doc._id, doc),
  }

  function put(tbl: string, id: string, doc: Record<string, unknown>) {
    rows.push({ scope: SCOPE, tbl, id, rev: rows.length + 1, op: 'u', doc: { ...doc, _id: id, _rev: rows.length + 1 } } as SyncRow)
  }
  const ANSWERS: Record<string, (body: { cursor: SyncCursor; ops: SyncOp[] }) => unknown> = {
    '/api/auth/refresh': () =>
      server.signedIn ? { authenticated: true, user: { _id: server.signedIn }, token: 'by the cookie' } : { authenticated: false },
    '/api/sync/hello': () => ({ serverTime: NOW, user, scopes: [SCOPE], minSchema: 92, schema: 92 }),
    '/api/sync/changes': ({ cursor }) => {
      cursors.push(cursor)
      return {
        rows: rows.slice(cursor[SCOPE] ?? 0),
        cursor: { [SCOPE]: rows.length },
        more: false,
        scopesRemoved: [],
        reset: [],
        serverTime: NOW,
      }
    },
    '/api/sync/push': ({ ops }) => {
      for (const op of ops) {
        pushed.push(op)
        put(op.tbl, op.id, op.set ?? {})
      }
      const results = ops.map(({ op, id }) => ({ op, _id: id, status: 'applied', rev: rows.length }))
      return { ok: true, acknowledged: true, serverTime: NOW, results }
    },
  }
  vi.stubGlobal('fetch', async (path: string, { body, signal }: RequestInit = {}) => {
    asked.push(path)
    if (!server.isUp) throw new TypeError('Failed to fetch')
    if (path === '/api/sync/stream')
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))))
    const answer = ANSWERS[path]
    return answer
      ? ourResponse(answer(body ? JSON.parse(String(body)) : {}))
      : ourResponse({ code: 'record.not-found', message: 'not there' }, { status: 404 })
  })
  return server
}
