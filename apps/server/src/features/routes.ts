import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/http/deps'
import { authRoutes } from './people/auth/auth.routes.ts'
import { usersRoutes } from './people/users/users.routes.ts'
import { eventRoutes } from './realtime/events/events.routes.ts'
import { speciesRoutes } from './tournaments/species/species.routes.ts'

/** Every family, in the order of the areas. A family that is not here does not exist. */
export const families: ((app: FastifyInstance, deps: Deps) => void)[] = [
  // people
  authRoutes,
  usersRoutes,
  // tours
  // tournaments
  speciesRoutes,
  // registration
  // weigh-in
  // results
  // payouts
  // payments
  // realtime
  eventRoutes,
  // system
]
