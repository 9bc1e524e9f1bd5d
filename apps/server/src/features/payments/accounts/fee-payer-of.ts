import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { accounts } from './accounts.table.ts'

/** Who pays the card fees of a director's events: `Account` when it is their own account; else the angler does. */
export async function feePayerOf(db: Queryable, director: string | null): Promise<string | null> {
  if (!director) return null
  const [row] = await db
    .select({ feePayer: accounts.feePayer })
    .from(accounts)
    .where(and(eq(accounts.user, director), eq(accounts.deleted, false)))
  return row?.feePayer ?? null
}
