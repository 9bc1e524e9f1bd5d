/**
 * The tables that live on a director's device (A91), by the name of their family, and what the engine must know of each.
 * One name from the address to the file to the local table to the file of the export.
 */

/** Version of the local database and of what a queued change looks like (1 §9). */
export const SYNC_SCHEMA = 92

export type SyncTable = keyof typeof TABLES
export type SyncTableKind = {
  /** Parents before children: a smaller number is sent first. */
  rank: number
  /**
   * `full`: read and written without a network. `read`: a copy for reading only; writing needs the network.
   * `events`: append-only, nothing is ever changed or deleted.
   */
  offline: 'full' | 'read' | 'events'
  /** For people: what a list of changes calls one of these. */
  noun: string
  /** The field of its log of money: what of it waits is said with a deletion, for the money was taken. */
  moneyLog?: string
}

export const TABLES = {
  tours: { rank: 10, offline: 'full', noun: 'tour' },
  'tour-settings': { rank: 12, offline: 'full', noun: 'tour settings' },
  divisions: { rank: 14, offline: 'full', noun: 'division' },
  seasons: { rank: 16, offline: 'full', noun: 'season' },
  users: { rank: 18, offline: 'full', noun: 'angler' },
  'staff-members': { rank: 20, offline: 'full', noun: 'staff member' },
  species: { rank: 22, offline: 'full', noun: 'species' },
  'payout-structures': { rank: 24, offline: 'full', noun: 'payout table' },
  sponsors: { rank: 26, offline: 'full', noun: 'sponsor' },
  // Before what they are about: answers go out before results are finalized.
  questions: { rank: 28, offline: 'read', noun: 'question' },
  tournaments: { rank: 30, offline: 'full', noun: 'tournament', moneyLog: 'cashLog' },
  groups: { rank: 32, offline: 'full', noun: 'group' },
  'tournament-flights': { rank: 34, offline: 'full', noun: 'flight' },
  teams: { rank: 36, offline: 'full', noun: 'team' },
  'season-teams': { rank: 38, offline: 'full', noun: 'season team' },
  memberships: { rank: 40, offline: 'full', noun: 'membership', moneyLog: 'paymentLog' },
  'tournament-pre-registrations': { rank: 42, offline: 'full', noun: 'pre-registration' },
  'tournament-entries': { rank: 44, offline: 'full', noun: 'entry', moneyLog: 'paymentLog' },
  'waiver-acceptances': { rank: 46, offline: 'full', noun: 'waiver' },
  'weigh-in-events': { rank: 50, offline: 'events', noun: 'weigh-in' },
  'tournament-results': { rank: 60, offline: 'full', noun: 'result' },
  'season-event-point-distributions': { rank: 62, offline: 'full', noun: 'points' },
  payments: { rank: 64, offline: 'full', noun: 'payment' },
  'director-credit-banks': { rank: 66, offline: 'full', noun: 'credit bank' },
  'credit-transactions': { rank: 68, offline: 'full', noun: 'credits' },
  'tournament-raffles': { rank: 70, offline: 'full', noun: 'raffle' },
  'tournament-raffle-entries': { rank: 72, offline: 'full', noun: 'raffle ticket' },
  'payout-percentages': { rank: 80, offline: 'read', noun: 'payout percentages' },
  'season-standings': { rank: 81, offline: 'read', noun: 'standings' },
  'weigh-in-day': { rank: 82, offline: 'read', noun: 'weigh-in day' },
  'director-settings': { rank: 83, offline: 'read', noun: 'settings' },
  'director-themes': { rank: 84, offline: 'read', noun: 'theme' },
  'calendar-events': { rank: 85, offline: 'full', noun: 'calendar event' },
  advertisers: { rank: 86, offline: 'read', noun: 'advertiser' },
  tutorials: { rank: 87, offline: 'read', noun: 'tutorial' },
  'topic-sections': { rank: 88, offline: 'read', noun: 'help section' },
  'topic-pages': { rank: 89, offline: 'read', noun: 'help page' },
} as const satisfies Record<string, SyncTableKind>

export const SYNC_TABLES = Object.keys(TABLES) as SyncTable[]

/** What the device of somebody who only weighs has of a tour. A new table is not among them before somebody puts it here. */
export const WEIGH_TABLES: readonly SyncTable[] = [
  'tours',
  'users',
  'tournaments',
  'tournament-flights',
  'tournament-entries',
  'weigh-in-events',
  'weigh-in-day',
]

/** And of the book of that tour's director: how the stations run, without money. */
export const WEIGH_BOOK_TABLES: readonly SyncTable[] = ['director-settings']

/** The specification's thirteen names (1 §3) for the views by name: `toSync.entries`, `toDelete.entries`. */
export const NAMED_LISTS = {
  tours: 'tours',
  divisions: 'divisions',
  seasons: 'seasons',
  tournaments: 'tournaments',
  entries: 'tournament-entries',
  teams: 'teams',
  memberships: 'memberships',
  users: 'users',
  payments: 'payments',
  raffles: 'tournament-raffles',
  results: 'tournament-results',
  'pre-registrations': 'tournament-pre-registrations',
  'credit banks': 'director-credit-banks',
} as const satisfies Record<string, SyncTable>
