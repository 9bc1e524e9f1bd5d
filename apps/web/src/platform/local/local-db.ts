import { SYNC_SCHEMA, SYNC_TABLES, type SyncTable } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import { ENGINE_TABLES, type EngineTables } from '@ramplight/sync/ports'
import type { LocalRow } from '@ramplight/sync/types'
import { Dexie, type Table } from 'dexie'

export const ENGINE_TABLE_NAMES = Object.keys(ENGINE_TABLES) as (keyof EngineTables)[]

/** What screens ask by, beside the key and the scopes. `*`: one of a list. */
const INDEXES: Partial<Record<SyncTable, string>> = {
  'tour-settings': 'tour',
  divisions: 'tour, director',
  seasons: 'tour, division',
  users: '*tours, director',
  'staff-members': 'user, director, *tours',
  'payout-structures': 'director',
  sponsors: 'tour, director',
  tournaments: 'tour, season, director',
  groups: 'tournament, season',
  'tournament-flights': 'tournament',
  teams: 'tour, director, *users',
  'season-teams': 'season, team, angler',
  memberships: 'season, user, tour',
  'tournament-pre-registrations': 'tournament, *users',
  'tournament-entries': 'tournament, season, *users',
  'weigh-in-events': 'tournament, entry, weighIn',
  'tournament-results': 'tournament',
  'season-event-point-distributions': 'tournament, season, entry',
  payments: 'sourceModuleRecord, user',
  'director-credit-banks': 'user',
  'credit-transactions': 'bank, tournament, entry',
  'tournament-raffles': 'tournament',
  'tournament-raffle-entries': 'raffle, tournament, user',
  'season-standings': 'season',
  'weigh-in-day': 'tournament',
  'director-settings': 'user',
  'calendar-events': 'tournament, user',
  'topic-pages': 'section',
}

const recordTables = Object.fromEntries(SYNC_TABLES.map((tbl) => [tbl, ['_id', '*_scopes', INDEXES[tbl]].filter(Boolean).join(', ')]))

/** One database per person: nobody else's login sees, clears or sends what is in it. */
export const localDbName = (user: Id): string => `offline_${user}`

/** IndexedDB counts in tens of Dexie's versions. */
export const NATIVE_VERSION = SYNC_SCHEMA * 10

export type LocalDb = Dexie

/**
 * The database of one person on this device, not yet open. What is committed is on the disk (`strict`), and what is shown is
 * what is committed: Dexie's own cache would show it before.
 */
export function localDb(user: Id): LocalDb {
  const db = new Dexie(localDbName(user), { chromeTransactionDurability: 'strict', cache: 'disabled' })
  db.version(SYNC_SCHEMA).stores({ ...ENGINE_TABLES, ...recordTables })
  return db
}

export const recordsOf = (db: LocalDb, tbl: SyncTable): Table<LocalRow, Id> => db.table(tbl)
export const engineTable = <Name extends keyof EngineTables>(db: LocalDb, name: Name): Table<EngineTables[Name]> => db.table(name)

/** A newer version of the product has opened this database: this one may not write what it does not know. */
export const isNewer = (db: LocalDb): boolean => db.backendDB().version > NATIVE_VERSION
