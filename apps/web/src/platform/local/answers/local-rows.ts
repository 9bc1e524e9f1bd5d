import type { User } from '@ramplight/contract/people/users'
import type { Engine } from '@ramplight/sync/engine-api'
import type { EngineState, LocalRow } from '@ramplight/sync/types'
import { type LocalDb, recordsOf } from '../store/local-db.ts'
import type { Local } from './local.ts'

type Source = { db: LocalDb; engine: Engine; user: () => User; state: () => EngineState }

/** What local calls work with: the rows of an open database, its engine, and whose they are. */
export const localOf = ({ db, engine, user, state }: Source): Local => ({
  get user() {
    return user()
  },
  engine,
  rows: async <T extends Record<string, unknown>>(tbl: Parameters<Local['rows']>[0], where?: { index: string; is: string | number }) => {
    const table = recordsOf(db, tbl)
    if (!where) return (await table.toArray()) as (T & LocalRow)[]
    const { index, is } = where
    // A field without an index is looked for in every row.
    const found = index in table.schema.idxByName ? table.where(index).equals(is) : table.filter((row) => row[index] === is)
    return (await found.toArray()) as (T & LocalRow)[]
  },
  row: async <T extends Record<string, unknown>>(tbl: Parameters<Local['row']>[0], id: string) =>
    ((await recordsOf(db, tbl).get(id)) ?? null) as (T & LocalRow) | null,
  rowsOf: async <T extends Record<string, unknown>>(tbl: Parameters<Local['rowsOf']>[0], ids: readonly string[]) => {
    const found = await recordsOf(db, tbl).bulkGet([...new Set(ids)])
    return found.filter((row) => row !== undefined) as (T & LocalRow)[]
  },
  now: () => new Date(Date.now() + (state().clockOff ?? 0)),
})
