import type { api } from './api.ts'
import { type AnyEndpoint, writes } from './kernel/endpoint.ts'

/** As addresses name it: `/api/tours/…` speaks of `tours`. */
export type Family = keyof typeof api

export const familyOf = ({ path }: Pick<AnyEndpoint, 'path'>): Family => path.match(/^\/(?:api\/)?([^/]+)/)![1] as Family

/** Families whose records a write changes beside those of its own. */
const ALSO_CHANGES: Partial<Record<Family, readonly Family[]>> = {
  auth: ['users'],
  // Whatever named the one names the other.
  'angler-merges': [
    'users',
    'tournaments',
    'tournament-entries',
    'tournament-pre-registrations',
    'waiver-acceptances',
    'teams',
    'season-teams',
    'memberships',
    'season-event-point-distributions',
    'season-standings',
    'tournament-results',
    'payments',
    'tournament-raffle-entries',
    'entry-invoices',
    'documents',
    'messages',
    'tournament-interactions',
    'calendar-events',
  ],
  'staff-members': ['users'],
  // A yes puts them on the staff.
  'staff-invitations': ['staff-members', 'users'],
  // A yes makes them a co-director.
  'co-director-invitations': ['tournaments'],
  tours: ['staff-members', 'users'],
  divisions: ['staff-members', 'users'],
  // A larger field moves its waiting list up.
  tournaments: ['tournament-pre-registrations'],
  'tournament-flights': ['tournament-entries'],
  // A pasted list brings its anglers along, two boats that are made one bring their bags, and a boat converts its pre-
  // registration with the waiver that was accepted by the QR code.
  'tournament-entries': ['tournaments', 'users', 'weigh-ins', 'tournament-pre-registrations', 'waiver-acceptances'],
  // Who signs up by the QR code may be somebody new, and is asked for the documents that everybody is asked for.
  'tournament-pre-registrations': ['users', 'waiver-acceptances', 'documents'],
  'weigh-ins': ['tournaments', 'tournament-entries'],
  'weigh-in-day': ['tournaments', 'weigh-ins'],
  'tournament-results': ['tournaments', 'tournament-entries', 'season-event-point-distributions', 'season-standings', 'payments'],
  // An import makes a whole event, with its people.
  'event-files': [
    'tournaments',
    'tournament-flights',
    'tournament-entries',
    'tournament-results',
    'weigh-ins',
    'weigh-in-day',
    'teams',
    'users',
    'payout-structures',
    'files',
  ],
  events: ['tournaments'],
  sms: ['messages'],
  // A question is a message to the director.
  organizers: ['messages'],
  // A boat, or a team that has none yet, says what its coupon takes off.
  coupons: ['tournament-entries', 'tournament-pre-registrations'],
  // What was paid by card is in the books, and its boat is paid; a team that has paid is a boat.
  stripe: ['payments', 'subscriptions', 'tournament-entries', 'tournament-pre-registrations', 'memberships'],
  // A code that is used makes one.
  'subscription-codes': ['subscriptions'],
  // Who got everything back is not Paid any more, and what went to a card stands among the payments.
  money: ['tournament-entries', 'payments', 'memberships', 'tournaments'],
  // What a boat has paid.
  payments: ['tournament-entries'],
  // Who pays is unlocked.
  'platform-invoices': ['accounts'],
  uploader: ['files'],
  // Whatever two people said different things of.
  questions: ['tours', 'divisions', 'seasons', 'users', 'tournaments', 'tournament-flights', 'tournament-entries', 'weigh-ins'],
}

/** Families whose records stand in, or are counted by, the answers of another one. */
const MADE_OF: Partial<Record<Family, readonly Family[]>> = {
  'angler-merges': ['users', 'tournament-entries', 'teams', 'payments', 'memberships'],
  auth: ['admin-settings'],
  // Whom a message reaches, and what it costs.
  messages: ['seasons', 'tournament-entries', 'weigh-ins', 'admin-settings'],
  // A public card has the name, and the places in official results.
  'user-profiles': ['users', 'tournaments', 'tournament-entries', 'tournament-results'],
  // The name of a director, and what they show of themselves.
  organizers: ['users', 'tours', 'tournaments', 'director-settings'],
  'staff-invitations': ['users', 'tours'],
  'co-director-invitations': ['users', 'tournaments'],
  tours: ['tour-settings', 'divisions', 'seasons', 'tournaments'],
  divisions: ['seasons', 'tournaments'],
  seasons: ['tour-settings', 'memberships', 'tournaments', 'season-event-point-distributions'],
  'season-teams': ['seasons'],
  memberships: ['seasons'],
  tournaments: ['tour-settings', 'tournament-entries', 'tournament-pre-registrations', 'weigh-ins'],
  'calendar-events': ['tournaments'],
  groups: ['seasons', 'tournaments'],
  'entry-invoices': ['tournament-entries'],
  events: ['tournament-entries'],
  'weigh-in-day': ['weigh-ins'],
  'tournament-entries': ['users'],
  // How full the field is counts its boats.
  'tournament-pre-registrations': ['users', 'tournaments', 'tournament-entries'],
  'waiver-acceptances': ['tournaments'],
  'tournament-results': ['users', 'tournaments', 'tournament-flights', 'tournament-entries', 'weigh-ins', 'weigh-in-day'],
  'season-event-point-distributions': ['tournament-entries', 'tournament-results'],
  'season-standings': ['seasons', 'season-event-point-distributions'],
  'tournament-raffles': ['tournament-raffle-entries', 'tournaments'],
  'tournament-raffle-entries': ['tournament-raffles', 'users'],
  // Boats by their numbers and crews, buyers by their names, and where they stand.
  calcuttas: ['users', 'tournaments', 'tournament-entries', 'tournament-results', 'weigh-ins'],
  coupons: ['tournaments', 'tournament-entries', 'tournament-pre-registrations'],
  'credit-transactions': ['director-credit-banks'],
  'director-credit-banks': ['credit-transactions'],
  'subscription-levels': ['subscriptions'],
  stripe: [
    'payments',
    'subscriptions',
    'subscription-levels',
    'tournament-entries',
    'accounts',
    'memberships',
    'seasons',
    'users',
    'tournaments',
    'platform-invoices',
  ],
  'sponsor-settings': ['seasons'],
  // What subscriptions, levels and licences give, and who is in the boats.
  plans: ['subscriptions', 'subscription-levels', 'licenses', 'tournaments', 'tournament-entries', 'accounts'],
  // Events and people by their names, and the licenses that cost.
  'platform-invoices': [
    'users',
    'tournaments',
    'accounts',
    'tournament-entries',
    'director-credit-banks',
    'credit-transactions',
    'licenses',
    'subscriptions',
    'subscription-levels',
  ],
  // Its ledger, and who is in the lines.
  money: [
    'users',
    'tournaments',
    'tournament-entries',
    'tournament-results',
    'payments',
    'tournament-raffles',
    'tournament-raffle-entries',
    'calcuttas',
    // The year of a director.
    'seasons',
    'memberships',
    'admin-settings',
  ],
  // Winnings of a year: from how much on they are reported, and whose tax form is there.
  payments: ['director-settings', 'documents'],
  'kpi-reports': ['tournaments', 'tournament-entries', 'weigh-ins', 'users', 'outgoing-messages', 'dev-notifier'],
  'topic-pages': ['topic-sections'],
  // Whose it is, and whom of a group it would be asked for.
  documents: ['users', 'seasons', 'tournaments', 'tournament-flights', 'tournament-entries', 'weigh-ins', 'tournament-results'],
  files: ['documents'],
}

/** Whatever is done stands there too. */
export const LOGS: readonly Family[] = ['audit', 'security-events', 'outgoing-messages', 'outbox']

/** Families that a write to this one changes, itself among them, and the logs left out. */
export const changedBy = (family: Family): ReadonlySet<Family> => new Set([family, ...(ALSO_CHANGES[family] ?? [])])

/** Families whose answers show records of one of these. */
export function shownIn(families: Iterable<Family>): ReadonlySet<Family> {
  const changed = new Set(families)
  const showing = Object.entries(MADE_OF).filter(([, of]) => of.some((one) => changed.has(one)))
  return new Set([...changed, ...showing.map(([family]) => family as Family)])
}

/** What was read before this call and may be old after it; nothing for what only reads. */
export const madeOldBy = (call: AnyEndpoint): ReadonlySet<Family> =>
  writes(call) ? shownIn([...changedBy(familyOf(call)), ...LOGS]) : new Set()
