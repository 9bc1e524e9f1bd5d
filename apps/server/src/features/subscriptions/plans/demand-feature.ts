import { refused } from '@ramplight/domain/kernel/errors'
import { levelFor } from '@ramplight/domain/subscriptions/event-features'
import { type HeldFeature, hasFeature } from '@ramplight/domain/subscriptions/levels'
import type { Deps } from '#platform/http/deps'
import { priceSetOf } from '../subscription-levels/index.ts'
import { isOnSale, limitsOf } from './limits-of.ts'

/** Where levels are kept, and by which prices they are sold. */
export type Seller = Pick<Deps, 'db' | 'cards'>

/** Refuses something new that the level of a director does not have. Where no level is for sale, everybody has everything. */
export const demandFeature = (deps: Seller, director: string, feature: HeldFeature): Promise<void> =>
  demandFeatures(deps, director, [feature])

/** The same of several at once; the answer names the level that has all of them. */
export async function demandFeatures(deps: Seller, director: string, features: readonly HeldFeature[]): Promise<void> {
  if (features.length === 0) return
  const tier = (await limitsOf(deps.db, [director], priceSetOf(deps))).get(director)?.tier ?? 'Free'
  const lacking = features.filter((feature) => !hasFeature(tier, feature))
  if (lacking.length > 0 && (await isOnSale(deps.db, priceSetOf(deps)))) throw refused('level.feature', { tier: levelFor(lacking) })
}
