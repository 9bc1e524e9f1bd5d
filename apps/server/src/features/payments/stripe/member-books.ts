import type { WholeLine } from '@ramplight/domain/money/posting'
import { eq } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { postedFor, type Source } from '../ledger/index.ts'
import { refunds } from '../refunds/index.ts'
import { cardCheckouts, cardMovements } from './cards.table.ts'

/** The sources of what cards have moved for a membership. */
export async function cardSourcesOf(db: Queryable, membership: string): Promise<Source[]> {
  const moved = await db
    .select({ record: cardMovements.key })
    .from(cardMovements)
    .innerJoin(cardCheckouts, eq(cardCheckouts.id, cardMovements.checkout))
    .where(eq(cardCheckouts.membership, membership))
  const given = await db.select({ record: refunds.id }).from(refunds).where(eq(refunds.membership, membership))
  return [...moved.map((one) => ({ family: 'stripe', ...one })), ...given.map((one) => ({ family: 'refunds', ...one }))]
}

/** What the ledger has of a membership by cards. */
export async function linesOfCards(db: Queryable, membership: string): Promise<WholeLine[]> {
  const posted = await postedFor(db, await cardSourcesOf(db, membership))
  return [...posted.values()].flatMap((postings) => postings.flatMap(({ lines }) => lines))
}
