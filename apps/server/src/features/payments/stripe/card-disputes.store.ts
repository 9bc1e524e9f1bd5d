import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import { membershipStore } from '#features/tours/memberships/index'
import { seasonStore } from '#features/tours/seasons/index'
import { atTime } from '#platform/cards/at-time'
import type { Queryable, Tx } from '#platform/database/types'
import type { CheckoutRow } from './card-books.ts'
import { cardCheckouts, cardDisputes, type DisputeRow } from './cards.table.ts'
import { tellOfDispute } from './tell-of-dispute.ts'

/** What a bank only asks about, or was kept from asking, takes no money. */
const ASKS_ONLY: ReadonlySet<string> = new Set(['warning_needs_response', 'warning_under_review', 'warning_closed', 'prevented'])
export const isTaken = ({ status }: Pick<Stripe.Dispute, 'status'>): boolean => !ASKS_ONLY.has(status)

const OPEN = ['needs_response', 'under_review']
/** Nothing changes any more. */
const DECIDED: ReadonlySet<string> = new Set(['won', 'lost'])

/** Keeps what the provider says of these, and tells the director of what is new: that a bank asks, and how it has decided. */
export async function noteDisputes(tx: Tx, checkout: CheckoutRow, said: readonly Stripe.Dispute[], at: string): Promise<void> {
  const fresh = await keepDisputes(tx, { checkout: checkout.id, source: null }, said)
  for (const row of fresh) await tellOfDispute(tx, checkout, row, at)
}

/** Keeps what the provider says of these. Answers those of which somebody has to hear: new ones, and those that are decided now. */
export async function keepDisputes(
  tx: Tx,
  of: Pick<DisputeRow, 'checkout' | 'source'>,
  said: readonly Stripe.Dispute[],
): Promise<DisputeRow[]> {
  const fresh: DisputeRow[] = []
  for (const one of said) {
    const row: DisputeRow = {
      ...{ id: one.id, ...of, amount: one.amount, reason: one.reason, status: one.status, at: atTime(one.created) },
      dueBy: one.evidence_details?.due_by ? atTime(one.evidence_details.due_by) : null,
    }
    const [known] = await tx.select().from(cardDisputes).where(eq(cardDisputes.id, one.id))
    if (known && (DECIDED.has(known.status) || known.status === row.status)) continue
    await tx.insert(cardDisputes).values(row).onConflictDoUpdate({ target: cardDisputes.id, set: row })
    if (!known || DECIDED.has(row.status)) fresh.push(row)
  }
  return fresh
}

const [tournaments, memberships, seasons] = [tournamentStore.table, membershipStore.table, seasonStore.table]

/** What banks ask back of the events and memberships of a director and have not decided; what has to be answered first is on top. */
export const openDisputes = (db: Queryable, director: string) =>
  db
    .select({
      ...{ dispute: cardDisputes, checkout: cardCheckouts, season: memberships.season, member: memberships.user },
      name: sql<string>`coalesce(${tournaments.name}, ${seasons.name})`,
    })
    .from(cardDisputes)
    .innerJoin(cardCheckouts, eq(cardCheckouts.id, cardDisputes.checkout))
    .leftJoin(tournaments, eq(tournaments.id, cardCheckouts.tournament))
    .leftJoin(memberships, eq(memberships.id, cardCheckouts.membership))
    .leftJoin(seasons, eq(seasons.id, memberships.season))
    .where(and(or(eq(tournaments.director, director), eq(seasons.director, director)), inArray(cardDisputes.status, OPEN)))
    .orderBy(desc(eq(cardDisputes.status, 'needs_response')), asc(cardDisputes.dueBy), asc(cardDisputes.id))
