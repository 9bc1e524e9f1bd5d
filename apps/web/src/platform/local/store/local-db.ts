import { SYNC_SCHEMA, type SyncTable } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import { ENGINE_TABLES, type EngineTables } from '@ramplight/sync/ports'
import type { LocalRow } from '@ramplight/sync/types'
import type { Dexie, Table } from 'dexie'

export const ENGINE_TABLE_NAMES = Object.keys(ENGINE_TABLES) as (keyof EngineTables)[]

/** One database per person: nobody else's login sees, clears or sends what is in it. */
export const localDbName = (user: Id): string => `offline_${user}`

/** Dexie's versions in the counting of the browser, which leaves room for tables that are added within one. */
export const NATIVE_STEP = 10

export type LocalDb = Dexie

export const recordsOf = (db: LocalDb, tbl: SyncTable): Table<LocalRow, Id> => db.table(tbl)
export const engineTable = <Name extends keyof EngineTables>(db: LocalDb, name: Name): Table<EngineTables[Name]> => db.table(name)

/**
 * A newer version of the product has changed this database: this one may not write what it does not know. Asked before it is
 * opened, because opening would already put back what the newer one has taken out.
 */
export async function isNewer(name: string): Promise<boolean> {
  const known = await indexedDB.databases?.()
  const { version = 0 } = known?.find((database) => database.name === name) ?? {}
  return Math.floor(version / NATIVE_STEP) > SYNC_SCHEMA
}
