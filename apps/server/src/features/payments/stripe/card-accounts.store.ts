import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import type { Due } from '#platform/jobs/each-row'
import { cardAccounts } from './cards.table.ts'

export type AccountRow = typeof cardAccounts.$inferSelect

/** An account that is open, by the provider's id of it. */
export async function openAccount({ db }: Pick<Deps, 'db'>, stripeId: string): Promise<AccountRow | null> {
  const [row] = await db
    .select()
    .from(cardAccounts)
    .where(and(eq(cardAccounts.stripeId, stripeId), eq(cardAccounts.deleted, false)))
  return row ?? null
}

/** The same of several. */
export const openAccounts = (db: Queryable, stripeIds: string[]): Promise<AccountRow[]> =>
  db
    .select()
    .from(cardAccounts)
    .where(and(inArray(cardAccounts.stripeId, stripeIds), eq(cardAccounts.deleted, false)))

/** The account by which a person gets money. A person has one that is open. */
export async function accountOf({ db }: { db: Queryable }, user: string | null): Promise<AccountRow | null> {
  const [row] = await db
    .select()
    .from(cardAccounts)
    .where(and(eq(cardAccounts.user, user ?? ''), eq(cardAccounts.deleted, false)))
  return row ?? null
}

/** Those of everybody, whoever was asked about the longest ago first. */
export const allOpenAccounts = (db: Queryable, isDue: Due['isDue']): Promise<AccountRow[]> =>
  db
    .select()
    .from(cardAccounts)
    .where(and(eq(cardAccounts.deleted, false), isDue(cardAccounts.stripeId)))
    .orderBy(asc(cardAccounts.askedAt))
