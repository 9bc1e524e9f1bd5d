import { DIVISION_LISTS, divisionCalls } from '@ramplight/contract/tours/divisions'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { directorStaffRoutes } from '#features/people/staff-members/index'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import { askedOf } from '#platform/audit/history'
import { refuseInUse } from '#platform/database/refuse-in-use'
import type { AppDeps } from '#platform/http/deps'
import { inStore, leaveOut } from '#platform/http/family'
import { plainFamily } from '#platform/http/plain-family'
import { editsSeason, seasonStore } from '../seasons/index.ts'
import { findTour, refuseForeignTour, tourStore } from '../tours/index.ts'
import { ownerAfter, ownerOf } from '../tours/related/index.ts'
import { divisionStore, presentDivisions } from './divisions.store.ts'

type Sent = { tour?: string | null; director?: string }

export function divisionsRoutes(app: FastifyInstance, deps: AppDeps): void {
  deps.history.set(
    divisionStore.name,
    askedOf(divisionStore, (actor, row, db) => editsSeason(db)(actor, row)),
  )

  plainFamily(app, deps, divisionCalls, {
    store: divisionStore,
    scope: () => undefined,
    parents: { tour: inStore(tourStore) },
    decides: ['director'],
    // The director of its tour may change it too.
    subject: (row, { tour }) => ({ ...row, tourDirector: tour?.director ?? null }),
    onCreate: async (body: Sent, { actor, deps }) => {
      await refuseForeignTour(deps.db, actor, body.tour)
      return { ...leaveOut(DIVISION_LISTS), director: await ownerOf(deps.db, actor, body.director) }
    },
    onChange: async (body: Sent, row, { actor, deps }) => {
      if (body.tour !== row.tour) await refuseForeignTour(deps.db, actor, body.tour)
      return { ...leaveOut(DIVISION_LISTS), director: await ownerAfter(deps.db, actor, body.director, row.director) }
    },
    onRemove: (row, { deps }) =>
      refuseInUse(deps.db, row.name, [
        { users: 'users.tournaments', store: tournamentStore, where: eq(tournamentStore.table.division, row.id) },
        { users: 'users.seasons', store: seasonStore, where: eq(seasonStore.table.division, row.id) },
      ]),
    present: (rows, viewer, deps) => presentDivisions(deps.db, rows, viewer),
    about: (row) => ({ summary: `Division ${row.name}` }),
  })

  directorStaffRoutes(app, deps, divisionCalls, 'division', async (queryable, id) => {
    const division = await divisionStore.find(queryable, id)
    return division && { director: division.director, tour: division.tour ? await findTour(queryable, division.tour) : null }
  })
}
