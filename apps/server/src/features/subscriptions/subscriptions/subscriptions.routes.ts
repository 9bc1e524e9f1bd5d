import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { subscriptionCalls as calls } from '@ramplight/contract/subscriptions/subscriptions'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { moveSubscription } from '@ramplight/domain/subscriptions/subscription-status'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { fullNames, isNamed, userStore } from '#features/people/users/index'
import { isStored, toRecord, withoutIds } from '#platform/database/records'
import type { Db } from '#platform/database/types'
import type { AppDeps } from '#platform/http/deps'
import { inStore } from '#platform/http/family'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { subscriptionLevelStore } from '../subscription-levels/index.ts'
import { type SubscriptionRow, subscriptionStore, visibleSubscriptions } from './subscriptions.store.ts'
import { subscriptions } from './subscriptions.table.ts'

type Change = Partial<BodyOf<typeof calls.update>>

/** What a subscriber changes of their own: where the bill goes, and whether it goes on. The rest may come back as it is. */
function changed(body: Change, row: SubscriptionRow, actor: Actor): object {
  const { status, email: _email, ...rest } = withoutIds(body)
  if (!isAdmin(actor) && !isStored(row, rest)) throw refused('subscription.admin-only')
  return status ? { status: moveSubscription(row.status, status, !isAdmin(actor)) } : {}
}

export function subscriptionRoutes(app: FastifyInstance, deps: AppDeps): void {
  plainFamily(
    app,
    deps,
    calls,
    {
      store: subscriptionStore,
      scope: visibleSubscriptions,
      references: { user: inStore(userStore), level: inStore(subscriptionLevelStore) },
      subject: (row) => row,
      onChange: (body: Change, row, { actor }) => changed(body, row, actor),
      onRemove: (_row, { actor }) => {
        if (!isAdmin(actor)) throw refused('subscription.admin-only')
      },
      present: async (rows, _viewer, { db }) => {
        const names = await fullNames(
          db,
          rows.flatMap(({ user }) => user ?? []),
        )
        return rows.map((row) => ({ ...toRecord(row), userName: names.get(row.user ?? '') ?? null }))
      },
      elsewhere: { userName: isNamed(subscriptions.user) },
      about: (row) => ({ summary: `Subscription ${row.type}` }),
    },
    {
      markDeleted: calls.markDeleted,
      findAndUpdate: calls.findAndUpdate,
      updateFields: calls.updateFields,
      pagedSearch: calls.pagedSearch,
      bulkDeletes: [calls.deleteMany],
    },
  )

  const newest = async (db: Db, where: SQL | undefined) => {
    const orderBy = [desc(subscriptions.createdAt), desc(subscriptions.id)]
    return (await subscriptionStore.list(db, where, { orderBy })).map(toRecord)
  }
  for (const call of [calls.ofUser, calls.byUserId])
    route(app, deps, call, {
      load: async ({ params }) => ({ user: params.id }),
      handle: ({ params, deps }) => newest(deps.db, eq(subscriptions.user, params.id)),
    })
  route(app, deps, calls.byStripeCustomerId, {
    handle: ({ actor, params, deps }) => newest(deps.db, and(visibleSubscriptions(actor), eq(subscriptions.stripe_customer_id, params.id))),
  })
}
