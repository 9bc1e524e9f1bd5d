import { SYNC_SCHEMA, SYNC_TABLES, type SyncTable } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import { ENGINE_TABLES } from '@ramplight/sync/ports'
import { Dexie } from 'dexie'
import { type LocalDb, localDbName } from './local-db.ts'

/** What screens ask by, beside the key and the scopes. `*`: one of a list. */
const INDEXES: Partial<Record<SyncTable, string>> = {
  'tour-settings': 'tour',
  divisions: 'tour, director',
  seasons: 'tour, division',
  users: '*tours, director',
  'staff-members': 'user, director, *tours',
  'payout-structures': 'director',
  sponsors: 'tour, director',
  questions: 'tournament',
  tournaments: 'tour, season, director',
  groups: 'tournament, season',
  'tournament-flights': 'tournament',
  teams: 'tour, director, *users',
  'season-teams': 'season, team, angler',
  memberships: 'season, user, tour',
  'tournament-pre-registrations': 'tournament, *users',
  'tournament-entries': 'tournament, season, *users',
  'waiver-acceptances': 'tournament, user',
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

/**
 * The database of one person on this device, not yet open. What is committed is on the disk (`strict`), and what is shown is
 * what is committed: Dexie's own cache would show it before.
 */
export function localDb(user: Id): LocalDb {
  const db = new Dexie(localDbName(user), { chromeTransactionDurability: 'strict', cache: 'disabled' })
  db.version(SYNC_SCHEMA).stores({ ...ENGINE_TABLES, ...recordTables })
  return db
}
