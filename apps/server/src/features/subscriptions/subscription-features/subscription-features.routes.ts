import { subscriptionFeatureCalls as calls } from '@ramplight/contract/subscriptions/subscription-features'
import type { FastifyInstance } from 'fastify'
import { records } from '#platform/database/records'
import type { AppDeps } from '#platform/http/deps'
import { inStore } from '#platform/http/family'
import { plainFamily } from '#platform/http/plain-family'
import { activeOnes } from '#platform/http/scopes'
import { subscriptionLevelStore } from '../subscription-levels/index.ts'
import { subscriptionFeatures } from './subscription-features.table.ts'

const store = records(subscriptionFeatures, 'subscription-features')

export function subscriptionFeatureRoutes(app: FastifyInstance, deps: AppDeps): void {
  plainFamily(
    app,
    deps,
    calls,
    {
      store,
      scope: activeOnes(subscriptionFeatures),
      references: { subscription_levels: inStore(subscriptionLevelStore) },
      subject: (row) => row,
      about: (row) => ({ summary: `Subscription feature ${row.name}` }),
    },
    { bulkDeletes: [calls.deleteByArray] },
  )
}
