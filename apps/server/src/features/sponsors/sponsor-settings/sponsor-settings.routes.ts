import { sponsorSettingsCalls as calls } from '@ramplight/contract/sponsors/sponsor-settings'
import { refused } from '@ramplight/domain/kernel/errors'
import { isAdmin } from '@ramplight/domain/policies/who'
import { eq, inArray, or, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { seasonsEditedBy, seasonsWithDirectors } from '#features/tours/seasons/index'
import { findTour, idsOfToursEditedBy, tourStore } from '#features/tours/tours/index'
import { firstOf } from '#platform/database/first-of'
import { records, toRecord } from '#platform/database/records'
import type { Db } from '#platform/database/types'
import type { AppDeps } from '#platform/http/deps'
import { inStore } from '#platform/http/family'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { wrongField } from '#platform/http/wrong-field'
import { sponsorSettings } from './sponsor-settings.table.ts'

const store = records(sponsorSettings, 'sponsor-settings')

type Of = { tour?: string | null; season?: string | null }

function refuseBothOrNeither({ tour, season }: Of): void {
  if (!tour === !season) throw wrongField('tour', 'name a tour or a season, and not both', tour)
}

export function sponsorSettingsRoutes(app: FastifyInstance, deps: AppDeps): void {
  plainFamily(
    app,
    deps,
    calls,
    {
      store,
      scope: (actor, deps) =>
        isAdmin(actor)
          ? undefined
          : or(
              inArray(sponsorSettings.tour, idsOfToursEditedBy(deps.db, actor)),
              inArray(sponsorSettings.season, seasonsEditedBy(deps.db, actor)),
            ),
      parents: { tour: inStore(tourStore), season: seasonsWithDirectors },
      subject: (_row, { tour, season }) => ({ tour, season }),
      onCreate: (body: Of) => {
        refuseBothOrNeither(body)
        return {}
      },
      onChange: (body: Of, row) => {
        refuseBothOrNeither({ ...row, ...body })
        return {}
      },
      about: (row) => ({ summary: `Sponsor settings of a ${row.tour ? 'tour' : 'season'}` }),
    },
    { markDeleted: calls.markDeleted, updateFields: calls.updateFields, pagedSearch: calls.pagedSearch, bulkDeletes: [calls.deleteMany] },
  )

  async function theOne(db: Db, where: SQL) {
    const row = await firstOf(db, store, where)
    if (!row) throw refused('record.not-found')
    return toRecord(row)
  }

  route(app, deps, calls.byTour, {
    load: ({ params, deps }) => findTour(deps.db, params.id),
    handle: ({ deps }, tour) => theOne(deps.db, eq(sponsorSettings.tour, tour.id)),
  })

  route(app, deps, calls.bySeason, {
    load: async ({ params, deps }) => (await seasonsWithDirectors(deps.db, [params.id])).get(params.id) ?? null,
    handle: ({ params, deps }) => theOne(deps.db, eq(sponsorSettings.season, params.id)),
  })
}
