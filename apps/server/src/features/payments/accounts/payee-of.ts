import { and, eq } from 'drizzle-orm'
import { fullNames } from '#features/people/users/index'
import type { Queryable } from '#platform/database/types'
import { accounts } from './accounts.table.ts'

/** Who gets the money of a director's events, as a receipt names them: the club of their account, else the director. */
export async function payeeOf(db: Queryable, director: string | null): Promise<string> {
  if (!director) return ''
  const [row] = await db
    .select({ name: accounts.name })
    .from(accounts)
    .where(and(eq(accounts.user, director), eq(accounts.deleted, false)))
  return row?.name ?? (await fullNames(db, [director])).get(director) ?? ''
}
