import { ruleOf } from '@ramplight/contract/kernel/search'
import { TOUR_LISTS, tourCalls } from '@ramplight/contract/tours/tours'
import { refused } from '@ramplight/domain/kernel/errors'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { tablesToPayBy } from '#features/payouts/payout-structures/index'
import { directorStaffRoutes } from '#features/people/staff-members/index'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import { firstOf } from '#platform/database/first-of'
import { rowsOf } from '#platform/database/outcomes'
import { toRecord } from '#platform/database/records'
import { refuseInUse } from '#platform/database/refuse-in-use'
import type { Db } from '#platform/database/types'
import type { AppDeps } from '#platform/http/deps'
import { type Family, leaveOut } from '#platform/http/family'
import { pageOfRecords } from '#platform/http/page-of-records'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { searchOf } from '#platform/http/search-of'
import { wrongField } from '#platform/http/wrong-field'
import { refineSynced } from '#platform/sync/refine-synced'
import { divisionStore } from '../divisions/index.ts'
import { seasonStore } from '../seasons/index.ts'
import { fullTour } from './full-tour.ts'
import { presentTour } from './present-tour.ts'
import { withDirectorNames } from './related/director-names.ts'
import { ownerAfter, ownerOf } from './related/owner.ts'
import { findTour, tourStore } from './tours.store.ts'
import { tours } from './tours.table.ts'

const isKeyTaken = async (db: Db, key: string, by: string | undefined) =>
  (await firstOf(db, tourStore, and(eq(tours.urlLookupKey, key), by ? ne(tours.id, by) : undefined))) !== null

async function refuseTakenKey(db: Db, key: string | null | undefined, by: string | undefined): Promise<void> {
  if (key && (await isKeyTaken(db, key, by))) throw wrongField('urlLookupKey', 'is already used by another tour', key)
}

export function toursRoutes(app: FastifyInstance, deps: AppDeps): void {
  const family: Family<typeof tours, Record<never, never>> = {
    store: tourStore,
    scope: () => undefined,
    references: { 'payout.payoutToUse': { rule: tablesToPayBy } },
    decides: ['director'],
    subject: (row) => row,
    present: (rows, viewer) => rows.map((row) => presentTour(row, viewer)),
    onCreate: async (body: { _id?: string; urlLookupKey?: string | null; director?: string }, { actor, deps }) => {
      await refuseTakenKey(deps.db, body.urlLookupKey, body._id)
      return { ...leaveOut(TOUR_LISTS), director: await ownerOf(deps.db, actor, body.director) }
    },
    onChange: async (body: { urlLookupKey?: string | null; director?: string }, row, { actor, deps }) => {
      await refuseTakenKey(deps.db, body.urlLookupKey, row.id)
      return { ...leaveOut(TOUR_LISTS), director: await ownerAfter(deps.db, actor, body.director, row.director) }
    },
    onRemove: (row, { deps }) =>
      refuseInUse(deps.db, row.name, [
        { users: 'users.tournaments', store: tournamentStore, where: eq(tournamentStore.table.tour, row.id) },
        { users: 'users.seasons', store: seasonStore, where: eq(seasonStore.table.tour, row.id) },
        { users: 'users.divisions', store: divisionStore, where: eq(divisionStore.table.tour, row.id) },
      ]),
    about: (row) => ({ summary: `Tour ${row.name}` }),
  }
  plainFamily(app, deps, tourCalls, family, {
    pagedSearch: tourCalls.dataSourceSearch,
  })
  refineSynced(deps, 'tours', ({ create }) => ({
    kinds: { urlLookupKey: 'unique' },
    create: async (tx, bodies, work) => {
      const outcomes = await create!(tx, bodies, work)
      // Who they are was read before: what they have just made is theirs in the rest of what the device sends.
      work.actor.tours.push(...rowsOf(outcomes).flatMap(({ id, director }) => (director === work.actor.id ? [id] : [])))
      return outcomes
    },
  }))

  directorStaffRoutes(app, deps, tourCalls, 'tour', async (queryable, id) => {
    const tour = await findTour(queryable, id)
    return tour && { tour, director: tour.director }
  })

  route(app, deps, tourCalls.full, {
    load: ({ params, deps }) => findTour(deps.db, params.id),
    handle: ({ actor, deps }, tour) => fullTour(deps.db, tour, actor),
  })

  route(app, deps, tourCalls.slimSearch, {
    handle: async ({ body, deps }) => {
      const { where, page } = searchOf(tours, body, ruleOf(tourCalls.slimSearch))
      return (await tourStore.list(deps.db, where, page)).map(toRecord)
    },
  })

  route(app, deps, tourCalls.sysAdminSearch, {
    handle: async ({ body, actor, deps }) => {
      const { totalItemCount, rows } = await pageOfRecords(deps.db, family, ruleOf(tourCalls.sysAdminSearch), body, undefined, actor)
      return { totalItemCount, message: await withDirectorNames(deps.db, rows.map(toRecord)) }
    },
  })

  route(app, deps, tourCalls.findOneByDirector, {
    handle: async ({ params, actor, deps }) => {
      const newest = [desc(tours.createdAt), desc(tours.id)]
      const [row] = await tourStore.list(deps.db, eq(tours.director, params.id), { orderBy: newest, limit: 1 })
      if (!row) throw refused('tour.none')
      return presentTour(row, actor)
    },
  })

  route(app, deps, tourCalls.urlLookupKeyCheck, {
    handle: async ({ body, deps }) => {
      const key = body.urlLookupKey.toLowerCase()
      const valid = tourCalls.create.body!.shape.urlLookupKey.safeParse(key).success
      return { available: valid && !(await isKeyTaken(deps.db, key, undefined)) }
    },
  })
}
