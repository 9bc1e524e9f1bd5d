import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { records, toRecord } from '#platform/database/records'
import type { Db } from '#platform/database/types'
import { activeOnes } from '#platform/http/scopes'
import { subscriptionStore } from '../subscriptions/index.ts'
import { isPriceOf, type PriceSet, priceIdOf } from './price-sets.ts'
import { subscriptionLevels } from './subscription-levels.table.ts'

export const subscriptionLevelStore = records(subscriptionLevels, 'subscription-levels')
export type SubscriptionLevelRow = typeof subscriptionLevels.$inferSelect

/** Levels as they are sold by this set of prices. */
export const presentLevels = (rows: readonly SubscriptionLevelRow[], set: PriceSet) =>
  rows.map((row) => ({ ...toRecord(row), for_sale: row.active && !row.deleted && !!priceIdOf(row, set) }))

/** Older levels are for admins to see. */
export const visibleLevels = activeOnes(subscriptionLevels)

const { table: subscriptions } = subscriptionStore

/** A subscription names its level; one that the card provider told us of names its price; an older one only its type. */
const isOfLevel = or(
  eq(subscriptions.level, subscriptionLevels.id),
  and(isNull(subscriptions.level), isPriceOf(subscriptions.price_id)),
  and(
    isNull(subscriptions.level),
    isNull(subscriptions.price_id),
    eq(subscriptions.type, subscriptionLevels.type),
    sql`${subscriptions.billing_frequency} is not distinct from ${subscriptionLevels.billing_frequency}`,
  ),
)

/** The levels, older ones too, of the subscriptions that are `where` and go on. */
export const levelsOf = (db: Db, where: SQL | undefined): Promise<SubscriptionLevelRow[]> =>
  subscriptionLevelStore.list(
    db,
    exists(
      db
        .select({ one: sql`1` })
        .from(subscriptions)
        .where(and(eq(subscriptions.deleted, false), inArray(subscriptions.status, ['active', 'paused']), isOfLevel, where)),
    ),
  )
