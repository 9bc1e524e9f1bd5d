import type { ResponseOf } from '@ramplight/contract/kernel/endpoint'
import { subscriptionCodeCalls as calls } from '@ramplight/contract/subscriptions/subscription-codes'
import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { takeOrRefuse } from '#features/people/auth/index'
import { fullNames, isNamed } from '#features/people/users/index'
import { firstOf } from '#platform/database/first-of'
import { inTransaction } from '#platform/database/in-transaction'
import { only } from '#platform/database/outcomes'
import { toRecord } from '#platform/database/records'
import { signedIn } from '#platform/http/context'
import type { AppDeps } from '#platform/http/deps'
import { type Family, inStore } from '#platform/http/family'
import { createMany, workOf } from '#platform/http/family-work'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { presentLevels, priceSetOf, subscriptionLevelStore } from '../subscription-levels/index.ts'
import { newCode } from './new-code.ts'
import { redeemCode } from './redeem-code.ts'
import { subscriptionCodeStore as store } from './subscription-codes.store.ts'
import { subscriptionCodes } from './subscription-codes.table.ts'

/** A code that counts now. */
const counts = (code: string, now: Date) =>
  and(
    eq(subscriptionCodes.code, code.trim().toUpperCase()),
    eq(subscriptionCodes.active, true),
    // One that was used is used, whoever switches it on again.
    isNull(subscriptionCodes.usedAt),
    or(isNull(subscriptionCodes.expiresAt), gt(subscriptionCodes.expiresAt, now.toISOString())),
  )

export function subscriptionCodeRoutes(app: FastifyInstance, deps: AppDeps): void {
  const family = {
    store,
    // Every call of these asks for an admin.
    scope: () => undefined,
    references: { level: inStore(subscriptionLevelStore) },
    subject: (row) => row,
    present: async (rows, _viewer, { db }) => {
      const names = await fullNames(
        db,
        rows.flatMap(({ usedBy }) => usedBy ?? []),
      )
      return rows.map((row) => ({ ...toRecord(row), usedByName: names.get(row.usedBy ?? '') ?? null }))
    },
    elsewhere: { usedByName: isNamed(subscriptionCodes.usedBy) },
    // The record of what was done is read by others than those who may use a code.
    about: () => ({ summary: 'Subscription code' }),
  } satisfies Family<typeof subscriptionCodes>
  plainFamily(app, deps, calls, family, { pagedSearch: calls.pagedSearch })

  /** A repeat with the same id is answered with the code that was made for it. */
  route(app, deps, calls.generate, {
    handle: async (ctx) => {
      const made = ctx.body._id ? await store.find(ctx.deps.db, ctx.body._id) : null
      const body = { ...ctx.body, code: made?.code ?? newCode() }
      return toRecord(only(await createMany(family, 'system-admin', [body], workOf(ctx)))) as ResponseOf<typeof calls.generate>
    },
  })

  /** One that is unknown, switched off or over is answered alike, and nobody tries for long. */
  route(app, deps, calls.validateCode, {
    handle: async (ctx) => {
      await takeOrRefuse(ctx.deps, { what: 'tryOffer', from: ctx.request.ip, account: signedIn(ctx).id })
      const found = await firstOf(ctx.deps.db, store, counts(ctx.params.code, ctx.deps.now()))
      if (!found) return { valid: false }
      const level = found.level ? await subscriptionLevelStore.find(ctx.deps.db, found.level) : null
      return { valid: true, ...(level ? { level: presentLevels([level], priceSetOf(ctx.deps))[0]! } : {}) }
    },
  })

  route(app, deps, calls.redeem, {
    handle: async (ctx) => {
      const user = signedIn(ctx).id
      await takeOrRefuse(ctx.deps, { what: 'tryOffer', from: ctx.request.ip, account: user })
      const { db, now } = ctx.deps
      return toRecord(await inTransaction(db, (tx) => redeemCode(tx, { user, isIt: counts(ctx.body.code, now()) }, ctx.doer)))
    },
  })
}
