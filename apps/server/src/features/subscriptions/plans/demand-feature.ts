import { refused } from '@ramplight/domain/kernel/errors'
import { FEATURE_LEVELS, type HeldFeature, hasFeature } from '@ramplight/domain/subscriptions/levels'
import type { Queryable } from '#platform/database/types'
import { isOnSale, limitsOf } from './limits-of.ts'

/** Refuses something new that the level of a director does not have. Where no level is for sale, everybody has everything. */
export async function demandFeature(db: Queryable, director: string, feature: HeldFeature): Promise<void> {
  const tier = (await limitsOf(db, [director])).get(director)?.tier ?? 'Free'
  if (!hasFeature(tier, feature) && (await isOnSale(db))) throw refused('level.feature', { tier: FEATURE_LEVELS[feature] })
}
