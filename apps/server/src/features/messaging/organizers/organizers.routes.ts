import { organizerCalls as calls } from '@ramplight/contract/messaging/organizers'
import type { FastifyInstance } from 'fastify'
import { findTournament, tournamentSubject } from '#features/tournaments/tournaments/index'
import { findTour } from '#features/tours/tours/index'
import type { AppDeps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { askDirector } from './ask-director.ts'
import { organizerOf } from './organizer-of.ts'

/** Who runs a tournament or a tour, and asking them. */
export function organizerRoutes(app: FastifyInstance, deps: AppDeps): void {
  route(app, deps, calls.byTournament, {
    load: ({ params, deps }) => findTournament(deps.db, params.id),
    subject: tournamentSubject,
    handle: ({ deps }, { director }) => organizerOf(deps.db, director),
  })

  route(app, deps, calls.byTour, {
    load: ({ params, deps }) => findTour(deps.db, params.id),
    handle: ({ deps }, { director }) => organizerOf(deps.db, director),
  })

  route(app, deps, calls.askOfTournament, {
    load: ({ params, deps }) => findTournament(deps.db, params.id),
    subject: tournamentSubject,
    handle: async ({ body, request, ...work }, { id: tournament, name, director, tour }) => {
      await askDirector(body, { name, director, tournament, tour }, { ...work, from: request.ip })
      return { ok: true as const }
    },
  })

  route(app, deps, calls.askOfTour, {
    load: ({ params, deps }) => findTour(deps.db, params.id),
    handle: async ({ body, request, ...work }, { id: tour, name, director }) => {
      await askDirector(body, { name, director, tour }, { ...work, from: request.ip })
      return { ok: true as const }
    },
  })
}
