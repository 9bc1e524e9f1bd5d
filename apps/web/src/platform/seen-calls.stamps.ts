import { api } from '@ramplight/contract/api'
import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { writes } from '@ramplight/contract/kernel/endpoint'
import { shapeStamp } from '@ramplight/contract/kernel/shape-stamp'

const PATHS = [
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
  '/api/tours/{id}',
  '/api/tours/full/{id}',
  '/api/tours/slim-search',
  '/api/tours/search',
  '/api/tour-settings/by-tour/{id}',
  // Whom to call from the ramp.
  '/api/organizers/by-tournament/{id}',
  '/api/organizers/by-tour/{id}',
  '/api/seasons/{id}',
  '/api/seasons/full/{id}',
  '/api/seasons/search',
  '/api/season-event-point-distributions/search',
  '/api/season-standings/with-check',
  '/api/season-teams/search',
  '/api/divisions/{id}',
  '/api/calendar-events/search',
  '/api/topic-sections/search',
  '/api/topic-pages/search',
  // What is one's own: what one signed up for and is interested in, one's teams, memberships and what is asked of one.
  '/api/tournament-pre-registrations/search',
  '/api/tournament-interactions/search',
  '/api/teams/search',
  '/api/memberships/search',
  '/api/documents/by-user/{id}',
  '/api/user-profiles/search',
  '/api/tournament-raffles/mine',
  // What was written to whoever is here; what they wrote and to whom is not kept.
  '/api/messages/inbox',
] as const

const reads: AnyEndpoint[] = Object.values(api).flatMap(({ calls }) =>
  Object.values(calls as Record<string, AnyEndpoint>).filter((one) => !writes(one)),
)

/**
 * The calls whose answers stay on a device for a day, for whoever keeps no copy there: what an angler or a visitor wants to see
 * again without a signal. Nothing is kept that is not named: no lists of people, no payments, no history, no security.
 * Each with the stamp of its answer's shape, which the build writes out (`build/compiled-stamps.ts`).
 */
export const SEEN_CALLS: Readonly<Record<string, string>> = Object.fromEntries(
  PATHS.map((path) => [path, shapeStamp(...reads.filter((one) => one.path === path).map(({ response }) => response))]),
)
