import { ruleOf } from '@ramplight/contract/kernel/search'
import { SEASON_LISTS, seasonCalls } from '@ramplight/contract/tours/seasons'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { directorStaffRoutes } from '#features/people/staff-members/index'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import { askedOf } from '#platform/audit/history'
import { toRecord } from '#platform/database/records'
import { refuseInUse } from '#platform/database/refuse-in-use'
import type { Db } from '#platform/database/types'
import type { AppDeps } from '#platform/http/deps'
import { type Family, inStore, leaveOut } from '#platform/http/family'
import { pageOfRecords } from '#platform/http/page-of-records'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { wrongField } from '#platform/http/wrong-field'
import { type DivisionRow, divisionStore } from '../divisions/index.ts'
import { membershipStore } from '../memberships/index.ts'
import { seasonTeamStore } from '../season-teams/index.ts'
import { findTour, refuseForeignTour, tourStore } from '../tours/index.ts'
import { ownerAfter, ownerOf, withDirectorNames } from '../tours/related/index.ts'
import { fullSeason } from './full-season.ts'
import { editsSeason, findSeason, seasonStore } from './seasons.store.ts'
import type { seasons } from './seasons.table.ts'

type Written = { startDate: string; endDate: string; tour?: string | null; division?: string | null; director?: string }

function refuseReversed({ startDate, endDate }: Written): void {
  if (endDate < startDate) throw wrongField('endDate', 'must not be before the start date', endDate)
}

/** A season is in a division of its own tour; one without a tour, in a division that the actor edits. */
function refuseForeignDivision(actor: Actor, { tour = null, division }: Partial<Written>, found: DivisionRow | null): void {
  if (!division) return
  if (!found || found.tour !== tour || (tour === null && !can(actor, 'division.edit', found)))
    throw refused('reference.unknown', { field: 'division' })
}

export function seasonsRoutes(app: FastifyInstance, deps: AppDeps): void {
  const divisionOf = async (db: Db, { division }: Partial<Written>) => (division ? divisionStore.find(db, division) : null)

  deps.history.set(
    seasonStore.name,
    askedOf(seasonStore, (actor, row, db) => editsSeason(db)(actor, row)),
  )

  const family: Family<typeof seasons, { tour: ReturnType<typeof inStore<typeof tourStore.table>> }> = {
    store: seasonStore,
    scope: () => undefined,
    parents: { tour: inStore(tourStore) },
    decides: ['director', 'createdBy', 'division'],
    // The director of its tour may change it too.
    subject: (row, { tour }) => ({ ...row, tourDirector: tour?.director ?? null }),
    onCreate: async (body: Written, { actor, deps }) => {
      refuseReversed(body)
      const division = await divisionOf(deps.db, body)
      // Who names a division alone means its tour.
      const tour = body.tour === undefined ? (division?.tour ?? null) : body.tour
      await refuseForeignTour(deps.db, actor, tour)
      refuseForeignDivision(actor, { ...body, tour }, division)
      return { ...leaveOut(SEASON_LISTS), tour, createdBy: actor.id, director: await ownerOf(deps.db, actor, body.director) }
    },
    onChange: async (body: Partial<Written>, row, { actor, deps }) => {
      const after = { ...row, ...body }
      refuseReversed(after)
      if (body.tour !== row.tour) await refuseForeignTour(deps.db, actor, body.tour)
      if (after.tour !== row.tour || after.division !== row.division) refuseForeignDivision(actor, after, await divisionOf(deps.db, after))
      const director = await ownerAfter(deps.db, actor, body.director, row.director)
      return { ...leaveOut(SEASON_LISTS), createdBy: row.createdBy, director }
    },
    onRemove: (row, { deps }) =>
      refuseInUse(deps.db, row.name, [
        { users: 'users.tournaments', store: tournamentStore, where: eq(tournamentStore.table.season, row.id) },
        { users: 'users.members', store: membershipStore, where: eq(membershipStore.table.season, row.id) },
        { users: 'users.teams', store: seasonTeamStore, where: eq(seasonTeamStore.table.season, row.id) },
      ]),
    about: (row) => ({ summary: `Season ${row.name}` }),
  }
  plainFamily(app, deps, seasonCalls, family)

  directorStaffRoutes(app, deps, seasonCalls, 'season', async (queryable, id) => {
    const season = await findSeason(queryable, id)
    return season && { director: season.director, tour: season.tour ? await findTour(queryable, season.tour) : null }
  })

  route(app, deps, seasonCalls.full, {
    load: ({ params, deps }) => findSeason(deps.db, params.id),
    handle: ({ actor, deps }, season) => fullSeason(deps.db, season, actor),
  })

  route(app, deps, seasonCalls.sysAdminSearch, {
    handle: async ({ body, actor, deps }) => {
      const { totalItemCount, rows } = await pageOfRecords(deps.db, family, ruleOf(seasonCalls.sysAdminSearch), body, undefined, actor)
      return { totalItemCount, message: await withDirectorNames(deps.db, rows.map(toRecord)) }
    },
  })
}
