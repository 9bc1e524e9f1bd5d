import { subscriptionLevelCalls as calls } from '@ramplight/contract/subscriptions/subscription-levels'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '#platform/http/deps'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { subscriptionStore, visibleSubscriptions } from '../subscriptions/index.ts'
import { priceSetOf } from './price-sets.ts'
import { levelsOf, presentLevels, subscriptionLevelStore, visibleLevels } from './subscription-levels.store.ts'

const { table: subscriptions } = subscriptionStore

export function subscriptionLevelRoutes(app: FastifyInstance, deps: AppDeps): void {
  plainFamily(
    app,
    deps,
    calls,
    {
      store: subscriptionLevelStore,
      scope: visibleLevels,
      subject: (row) => row,
      present: (rows, _viewer, deps) => presentLevels(rows, priceSetOf(deps)),
      about: (row) => ({ summary: `Plan ${row.name}` }),
    },
    {
      markDeleted: calls.markDeleted,
      findAndUpdate: calls.findAndUpdate,
      updateFields: calls.updateFields,
      pagedSearch: calls.pagedSearch,
      bulkDeletes: [calls.deleteMany],
    },
  )

  route(app, deps, calls.ofUser, {
    load: async ({ params }) => ({ user: params.userId }),
    handle: async ({ params, deps }) => presentLevels(await levelsOf(deps.db, eq(subscriptions.user, params.userId)), priceSetOf(deps)),
  })

  route(app, deps, calls.byStripeCustomerId, {
    handle: async ({ actor, params, deps }) =>
      presentLevels(
        await levelsOf(deps.db, and(visibleSubscriptions(actor), eq(subscriptions.stripe_customer_id, params.id))),
        priceSetOf(deps),
      ),
  })
}
