import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Row } from './record-names.ts'

type Screen = (id: string, row: Row) => string | null
const ofTournament =
  (page: string): Screen =>
  (_id, { tournament }) =>
    typeof tournament === 'string' ? `/director/tournaments/${tournament}${page}` : null

/** Where a record can be looked at and changed. */
const SCREENS: Partial<Record<SyncTable, Screen>> = {
  tours: (id) => `/director/tours/${id}`,
  divisions: (id) => `/director/divisions/${id}`,
  seasons: (id) => `/director/seasons/${id}`,
  users: () => '/director/anglers',
  teams: () => '/director/teams',
  species: () => '/director/species',
  'payout-structures': () => '/director/payout-tables',
  tournaments: (id) => `/director/tournaments/${id}/setup`,
  'tournament-flights': ofTournament('/boats'),
  'tournament-entries': (id, { tournament }) =>
    typeof tournament === 'string' ? `/director/tournaments/${tournament}/entries?entry=${id}` : null,
  'weigh-in-events': (_id, { tournament }) => (typeof tournament === 'string' ? `/weigh-in/${tournament}/log` : null),
  'tournament-results': ofTournament('/results'),
  'calendar-events': (_id, { start }) =>
    typeof start === 'string' ? `/director/calendar?date=${start.slice(0, 10)}` : '/director/calendar',
  payments: () => '/director/payments',
}

/** The address of the screen of a record, if it has one. `row`: what is known of it. */
export const screenOf = (tbl: SyncTable, id: string, row: Row): string | null => SCREENS[tbl]?.(id, row) ?? null

/** Where the results of a tournament are looked at and made final. */
export const closeOutOf = (tournament: string): string => `/director/tournaments/${tournament}/results?close-out=check`
