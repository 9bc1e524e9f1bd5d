import { and, asc, inArray, isNotNull, ne } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { licenses } from '../licenses/index.ts'
import type { PriceSet } from '../subscription-levels/index.ts'
import { isGiven, isOnSale, subscribedTiers } from './limits-of.ts'

/**
 * Whose licenses directors pay for (2 §9), of these or of all directors: those that are on and give something, so only of a director
 * who has a level of their own, and only where levels are for sale. Somebody with two licenses of one director is paid for once.
 */
export async function paidLicenses(db: Queryable, prices: PriceSet, directors?: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  if (directors?.length === 0 || !(await isOnSale(db, prices))) return new Map()
  const { director, user } = licenses
  const isOf = directors && inArray(director, [...directors])
  const rows = await db
    .selectDistinct({ director, user })
    .from(licenses)
    .where(and(isGiven, isNotNull(director), isNotNull(user), ne(director, user), isOf))
    .orderBy(asc(director), asc(user))
  const seats = Map.groupBy(rows, (row) => row.director!)
  const tiers = await subscribedTiers(db, [...seats.keys()])
  return new Map([...seats].flatMap(([id, own]) => ((tiers.get(id) ?? 'Free') === 'Free' ? [] : [[id, own.map((row) => row.user!)]])))
}
