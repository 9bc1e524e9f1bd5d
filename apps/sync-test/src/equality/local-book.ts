import type { User } from '@ramplight/contract/people/users'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Engine } from '@ramplight/sync/engine-api'
import type { Doc, LocalRow } from '@ramplight/sync/types'
import type { Local } from '../../../web/src/platform/local/answers/local.ts'

export type Docs = Map<SyncTable, Doc[]>

/** The book of one person on a device that is up to date: rows as they crossed the wire, and nothing waits. */
export function localBook(user: User, docs: Docs, now: () => Date = () => new Date()): Local {
  const tables = new Map([...docs].map(([tbl, list]) => [tbl, new Map(list.map((doc) => [doc._id, JSON.stringify(doc)]))]))
  // Fresh from the store each time, as IndexedDB answers: nobody can change what another reader was given.
  const read = (text: string): LocalRow => ({ _rev: 1, ...JSON.parse(text), _scopes: ['dir'] })
  const rows = async (tbl: SyncTable, where?: { index: string; is: string | number }) => {
    const all = [...(tables.get(tbl)?.values() ?? [])].map(read)
    return where ? all.filter((row) => row[where.index] === where.is) : all
  }
  const row = async (tbl: SyncTable, id: string) => {
    const text = tables.get(tbl)?.get(id)
    return text === undefined ? null : read(text)
  }
  const rowsOf = async (tbl: SyncTable, ids: readonly string[]) =>
    (await Promise.all([...new Set(ids)].map((id) => row(tbl, id)))).filter((one) => one !== null)
  return {
    user,
    engine: null as unknown as Engine,
    rows: rows as Local['rows'],
    row: row as Local['row'],
    rowsOf: rowsOf as Local['rowsOf'],
    now,
  }
}
