/**
 * The calls whose answers stay on a device for a day, for whoever keeps no copy there: what an angler or a visitor wants to see
 * again without a signal. Nothing is kept that is not named: no lists of people, no payments, no history, no security.
 */
export const SEEN_CALLS: ReadonlySet<string> = new Set([
  '/api/tournaments/{id}',
  '/api/tournaments/search',
  '/api/tournaments/skinny-search',
  '/api/tournament-entries/search',
  '/api/tournament-entries/entry-count-search',
  '/api/tournament-flights/search',
  '/api/weigh-ins/search',
  '/api/tournament-results/by-tournament/{id}',
  '/api/tournament-results/board/{id}',
  '/api/species/by-director/{id}',
  '/api/tours/full/{id}',
  '/api/tours/search',
  '/api/tour-settings/by-tour/{id}',
  '/api/seasons/full/{id}',
  '/api/seasons/search',
  '/api/season-event-point-distributions/search',
  // What was written to whoever is here; what they wrote and to whom is not kept.
  '/api/messages/inbox',
])
