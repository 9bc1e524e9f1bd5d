import type { WholeLine } from '@ramplight/domain/money/posting'
import { eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { postedFor, type Source } from '../ledger/index.ts'
import { refunds } from '../refunds/index.ts'
import { cardCheckouts, cardMovements } from './cards.table.ts'

/** The sources of what cards have moved for a membership. */
export const cardSourcesOf = async (db: Queryable, membership: string): Promise<Source[]> =>
  (await cardSourcesOfMany(db, [membership])).get(membership) ?? []

/** The same of many memberships, by their ids. */
export async function cardSourcesOfMany(db: Queryable, memberships: readonly string[]): Promise<Map<string, Source[]>> {
  if (memberships.length === 0) return new Map()
  const moved = await db
    .select({ record: cardMovements.key, of: cardCheckouts.membership })
    .from(cardMovements)
    .innerJoin(cardCheckouts, eq(cardCheckouts.id, cardMovements.checkout))
    .where(inArray(cardCheckouts.membership, [...memberships]))
  const given = await db
    .select({ record: refunds.id, of: refunds.membership })
    .from(refunds)
    .where(inArray(refunds.membership, [...memberships]))
  const sources = [
    ...moved.map(({ record, of }) => ({ of, source: { family: 'stripe', record } })),
    ...given.map(({ record, of }) => ({ of, source: { family: 'refunds', record } })),
  ]
  const byMembership = Map.groupBy(sources, ({ of }) => of ?? '')
  return new Map([...byMembership].map(([id, all]) => [id, all.map(({ source }) => source)]))
}

/** What the ledger has of a membership by cards. */
export async function linesOfCards(db: Queryable, membership: string): Promise<WholeLine[]> {
  const posted = await postedFor(db, await cardSourcesOf(db, membership))
  return [...posted.values()].flatMap((postings) => postings.flatMap(({ lines }) => lines))
}
