import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/http/deps'
import { paymentsRoutes } from './payments/payments/payments.routes.ts'
import { payoutStructuresRoutes } from './payouts/payout-structures/payout-structures.routes.ts'
import { authRoutes } from './people/auth/auth.routes.ts'
import { usersRoutes } from './people/users/users.routes.ts'
import { eventRoutes } from './realtime/events/events.routes.ts'
import { tournamentEntryRoutes } from './registration/tournament-entries/tournament-entries.routes.ts'
import { seasonEventPointDistributionRoutes } from './results/season-event-point-distributions/season-event-point-distributions.routes.ts'
import { tournamentResultRoutes } from './results/tournament-results/tournament-results.routes.ts'
import { auditRoutes } from './system/audit/audit.routes.ts'
import { speciesRoutes } from './tournaments/species/species.routes.ts'
import { tournamentFlightRoutes } from './tournaments/tournament-flights/tournament-flights.routes.ts'
import { tournamentRoutes } from './tournaments/tournaments/tournaments.routes.ts'
import { seasonsRoutes } from './tours/seasons/seasons.routes.ts'
import { tourSettingsRoutes } from './tours/tour-settings/tour-settings.routes.ts'
import { toursRoutes } from './tours/tours/tours.routes.ts'
import { weighInRoutes } from './weigh-in/weigh-ins/weigh-ins.routes.ts'

/** Every family, in the order of the areas. A family that is not here does not exist. */
export const families: ((app: FastifyInstance, deps: Deps) => void)[] = [
  // people
  authRoutes,
  usersRoutes,
  // tours
  toursRoutes,
  tourSettingsRoutes,
  seasonsRoutes,
  // tournaments
  tournamentRoutes,
  tournamentFlightRoutes,
  speciesRoutes,
  // registration
  tournamentEntryRoutes,
  // weigh-in
  weighInRoutes,
  // results
  tournamentResultRoutes,
  seasonEventPointDistributionRoutes,
  // payouts
  payoutStructuresRoutes,
  // payments
  paymentsRoutes,
  // realtime
  eventRoutes,
  // system
  auditRoutes,
]
