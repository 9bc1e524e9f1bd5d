import { refused } from '@ramplight/domain/kernel/errors'
import { levelFor } from '@ramplight/domain/subscriptions/event-features'
import { type HeldFeature, hasFeature } from '@ramplight/domain/subscriptions/levels'
import type { Queryable } from '#platform/database/types'
import { isOnSale, limitsOf } from './limits-of.ts'

/** Refuses something new that the level of a director does not have. Where no level is for sale, everybody has everything. */
export const demandFeature = (db: Queryable, director: string, feature: HeldFeature): Promise<void> =>
  demandFeatures(db, director, [feature])

/** The same of several at once; the answer names the level that has all of them. */
export async function demandFeatures(db: Queryable, director: string, features: readonly HeldFeature[]): Promise<void> {
  if (features.length === 0) return
  const tier = (await limitsOf(db, [director])).get(director)?.tier ?? 'Free'
  const lacking = features.filter((feature) => !hasFeature(tier, feature))
  if (lacking.length > 0 && (await isOnSale(db))) throw refused('level.feature', { tier: levelFor(lacking) })
}
