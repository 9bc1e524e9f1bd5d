import { advertisementInteractionCalls as calls } from '@ramplight/contract/sponsors/advertisement-interactions'
import { desc, eq, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { bulkAnswer, only } from '#platform/database/outcomes'
import { records, toRecord } from '#platform/database/records'
import type { Db } from '#platform/database/types'
import type { AppDeps } from '#platform/http/deps'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { advertisementInteractions as interactions } from './advertisement-interactions.table.ts'
import { countInteractions } from './count-interactions.ts'
import { countedAt } from './counted-at.ts'

const store = records(interactions, 'advertisement-interactions')
const NEWEST = [desc(interactions.createdAt), desc(interactions.id)]

export function advertisementInteractionRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { create, ...others } = calls

  plainFamily(
    app,
    deps,
    others,
    {
      store,
      // Every call of these asks for an admin.
      scope: () => undefined,
      subject: (row) => row,
      about: (row) => ({ summary: `A ${row.type} of an advertiser` }),
    },
    { pagedSearch: calls.pagedSearch },
  )

  /** By anybody, and never in the name of somebody else. */
  route(app, deps, create, {
    handle: async ({ actor, body: { _id, advertiser, type, source }, doer, deps }) => {
      const one = { id: _id, advertiser, type, source: source ?? null, user: actor?.id ?? null }
      return toRecord(only(await countInteractions(deps.db, [one], doer.at)))
    },
  })

  route(app, deps, calls.createForAdvertisers, {
    handle: async ({ actor, body, doer, deps }) => {
      const of = { type: body.interactionType, source: body.interactionSource ?? null, user: actor?.id ?? null }
      const each = [...new Set(body.advertiserIdArray)].map((advertiser) => ({ ...of, advertiser }))
      return bulkAnswer(await countInteractions(deps.db, each, doer.at))
    },
  })

  route(app, deps, calls.counts, { handle: ({ body, deps }) => countedAt(deps.db, body) })

  const newest = async (db: Db, where: SQL) => (await store.list(db, where, { orderBy: NEWEST })).map(toRecord)
  route(app, deps, calls.byAdvertiser, { handle: ({ params, deps }) => newest(deps.db, eq(interactions.advertiser, params.id)) })
  route(app, deps, calls.forUser, {
    load: async ({ params }) => params,
    handle: ({ params, deps }) => newest(deps.db, eq(interactions.user, params.id)),
  })
}
