import type { AnyEndpoint, ResponseOf } from '@ramplight/contract/kernel/endpoint'
import type { User } from '@ramplight/contract/people/users'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Engine } from '@ramplight/sync/engine-api'
import type { Change, LocalRow } from '@ramplight/sync/types'
import type { Local } from '#platform/local/answers/local.ts'
import { type Asked, type LocalWrite, localCallOf } from '#platform/local/answers/local-calls.ts'
import { asCallError } from '#platform/local/answers/refusals.ts'

export const NOW = '2027-06-12T20:13:22.000Z'

/** The rows of a device in memory: what a plan reads, and what its changes make of it. */
export function aDevice(user: Partial<User>, rows: Partial<Record<SyncTable, object[]>>) {
  const tables = new Map<SyncTable, Map<string, LocalRow>>()
  const tableOf = (tbl: SyncTable) => tables.get(tbl) ?? tables.set(tbl, new Map()).get(tbl)!
  for (const [tbl, list] of Object.entries(rows))
    for (const row of list) {
      const whole = { _rev: 1, _scopes: [], createdAt: NOW, updatedAt: NOW, ...row } as unknown as LocalRow
      tableOf(tbl as SyncTable).set(whole._id, whole)
    }
  const local: Local = {
    user: { userType: 'Director', isAssistant: false, tours: [], ...user } as User,
    engine: {} as Engine,
    rows: async (tbl, where) => [...tableOf(tbl).values()].filter((row) => !where || row[where.index] === where.is) as never,
    row: async (tbl, id) => (tableOf(tbl).get(id) ?? null) as never,
    rowsOf: async (tbl, ids) => ids.flatMap((id) => tableOf(tbl).get(id) ?? []) as never,
    now: () => new Date(NOW),
  }
  const keep = (change: Change): void => {
    const table = tableOf(change.tbl)
    const before = table.get(change.id) ?? { _id: change.id, _rev: 0, _scopes: [] }
    if (change.kind === 'create') table.set(change.id, { ...change.doc, ...change.shown, ...before })
    if (change.kind === 'edit') table.set(change.id, { ...before, ...change.patch, ...change.shown } as LocalRow)
    if (change.kind === 'show') table.set(change.id, { ...before, ...change.shown } as LocalRow)
    if (change.kind === 'event') table.set(change.id, { ...change.event, _id: change.id, _rev: 1, _scopes: [] } as LocalRow)
    if (change.kind === 'delete') table.delete(change.id)
  }
  return {
    local,
    row: (tbl: SyncTable, id: string) => tableOf(tbl).get(id),
    /** What a screen asks for, as without a network: planned, kept, answered. */
    do: async <E extends AnyEndpoint>(endpoint: E, asked: Partial<Asked<E>>): Promise<{ changes: Change[]; answer: ResponseOf<E> }> => {
      const call = localCallOf(endpoint) as LocalWrite<E>
      try {
        const { changes, answer } = await call.plan(asked as Asked<E>, local)
        for (const change of changes) keep(change)
        return { changes, answer: await answer(local, new Map()) }
      } catch (error) {
        throw asCallError(error)
      }
    },
  }
}

/** `id(7)`: the same at every run. */
export const id = (n: number): string => n.toString(16).padStart(24, '0')
