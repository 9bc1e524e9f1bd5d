import { highestTier, REGISTRANT_LIMITS } from '@ramplight/domain/subscriptions/levels'
import { type Tier, tierOf } from '@ramplight/domain/subscriptions/tiers'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { licenses } from '../licenses/index.ts'
import { hasPriceIn, type PriceSet, subscriptionLevelStore } from '../subscription-levels/index.ts'
import { subscriptionStore } from '../subscriptions/index.ts'

const { table: subscriptions } = subscriptionStore
const { table: levels } = subscriptionLevelStore

/** `limit`: how many anglers an event of theirs may have; null where nobody is stopped. */
export type DirectorLimit = { tier: Tier; limit: number | null }

/** Is a level for sale? Where nobody can get a higher one, a limit would be a wall, so none is asked for. */
export async function isOnSale(db: Queryable, prices: PriceSet): Promise<boolean> {
  const sold = and(eq(levels.active, true), eq(levels.deleted, false), hasPriceIn(prices))
  return (await db.select({ id: levels.id }).from(levels).where(sold).limit(1)).length > 0
}

/** What the levels of directors allow, in a number of statements that does not grow with them. */
export async function limitsOf(db: Queryable, directors: readonly string[], prices: PriceSet): Promise<ReadonlyMap<string, DirectorLimit>> {
  const ids = [...new Set(directors)]
  if (!ids.length) return new Map()
  const [onSale, tiers] = [await isOnSale(db, prices), await tiersOf(db, ids)]
  return new Map(
    ids.map((director) => {
      const tier = tiers.get(director) ?? 'Free'
      return [director, { tier, limit: onSale ? REGISTRANT_LIMITS[tier] : null }]
    }),
  )
}

/** A license that is on: it gives its user the level of its director. */
export const isGiven = and(eq(licenses.active, true), eq(licenses.deleted, false), eq(licenses.status, 'Active'))

/** Their own subscription, or that of a director who has given them a license that is on; the highest counts. */
async function tiersOf(db: Queryable, ids: readonly string[]): Promise<Map<string, Tier>> {
  const given = await db
    .select({ user: licenses.user, director: licenses.director })
    .from(licenses)
    .where(and(isGiven, inArray(licenses.user, [...ids])))
  const own = await subscribedTiers(db, [...ids, ...given.flatMap(({ director }) => director ?? [])])
  const licensed = Map.groupBy(given, ({ user }) => user)
  return new Map(
    ids.map((id) => [
      id,
      highestTier([id, ...(licensed.get(id) ?? []).map(({ director }) => director ?? '')].map((who) => own.get(who) ?? 'Free')),
    ]),
  )
}

/** The level that each has a subscription of their own for; who has none is not in it. One that is paused gives nothing. */
export async function subscribedTiers(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Tier>> {
  const rows = await db
    .select({ user: subscriptions.user, type: sql<string>`coalesce(${levels.type}, ${subscriptions.type})` })
    .from(subscriptions)
    .leftJoin(levels, eq(levels.id, subscriptions.level))
    .where(and(inArray(subscriptions.user, [...ids]), eq(subscriptions.status, 'active'), eq(subscriptions.deleted, false)))
  const held = Map.groupBy(rows, ({ user }) => user)
  return new Map([...held].flatMap(([user, own]) => (user ? [[user, highestTier(own.map(({ type }) => tierOf(type)))]] : [])))
}
