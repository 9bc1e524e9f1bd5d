import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { userProfiles } from './user-profiles.table.ts'

/** Has this person turned their public card on? Without a profile it is off. */
export async function hasPublicCard(db: Queryable, user: string): Promise<boolean> {
  const [row] = await db
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(and(eq(userProfiles.user, user), eq(userProfiles.deleted, false), eq(userProfiles.publicCard, true)))
  return row !== undefined
}
