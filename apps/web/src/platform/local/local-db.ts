import { SYNC_SCHEMA, type SyncTable } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import { ENGINE_TABLES, type EngineTables } from '@ramplight/sync/ports'
import type { LocalRow } from '@ramplight/sync/types'
import type { Dexie, Table } from 'dexie'

export const ENGINE_TABLE_NAMES = Object.keys(ENGINE_TABLES) as (keyof EngineTables)[]

/** One database per person: nobody else's login sees, clears or sends what is in it. */
export const localDbName = (user: Id): string => `offline_${user}`

/** IndexedDB counts in tens of Dexie's versions. */
export const NATIVE_VERSION = SYNC_SCHEMA * 10

export type LocalDb = Dexie

export const recordsOf = (db: LocalDb, tbl: SyncTable): Table<LocalRow, Id> => db.table(tbl)
export const engineTable = <Name extends keyof EngineTables>(db: LocalDb, name: Name): Table<EngineTables[Name]> => db.table(name)

/** A newer version of the product has opened this database: this one may not write what it does not know. */
export const isNewer = (db: LocalDb): boolean => db.backendDB().version > NATIVE_VERSION
