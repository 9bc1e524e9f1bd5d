import { isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Deps } from '#platform/http/deps'
import { subscriptionLevels } from './subscription-levels.table.ts'

/** Prices at the provider have ids of their own in its test mode (2 §9). */
export type PriceSet = 'live' | 'test'

const COLUMNS = { live: subscriptionLevels.stripe_api_id, test: subscriptionLevels.stripe_test_api_id } as const

/** The set of the mode that the key of this server is in; where nobody takes cards, nothing could be live. */
export const priceSetOf = ({ cards }: Pick<Deps, 'cards'>): PriceSet => (cards?.isLive ? 'live' : 'test')

/** The id by which a level is sold here; null: it is not for sale. */
export const priceIdOf = (level: Pick<typeof subscriptionLevels.$inferSelect, 'stripe_api_id' | 'stripe_test_api_id'>, set: PriceSet) =>
  set === 'live' ? level.stripe_api_id : level.stripe_test_api_id

/** Levels that have a price in this set. */
export const hasPriceIn = (set: PriceSet): SQL => isNotNull(COLUMNS[set])

/** The level with this price, in whichever set: an id of the provider is one price for ever, also after a level has another one. */
export const isPriceOf = (price: string | AnyPgColumn): SQL | undefined =>
  or(sql`${COLUMNS.live} = ${price}`, sql`${COLUMNS.test} = ${price}`)
