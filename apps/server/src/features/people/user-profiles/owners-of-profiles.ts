import { inArray } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { userProfiles } from './user-profiles.table.ts'

/** Whom these profiles tell of, by their ids. */
export async function ownersOfProfiles(db: Queryable, ids: string[]): Promise<Map<string, string>> {
  if (!ids.length) return new Map()
  const rows = await db.select({ id: userProfiles.id, user: userProfiles.user }).from(userProfiles).where(inArray(userProfiles.id, ids))
  return new Map(rows.map(({ id, user }) => [id, user]))
}
