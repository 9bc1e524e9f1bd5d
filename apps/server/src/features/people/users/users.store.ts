import type { AnglerName } from '@ramplight/contract/people/users'
import { inArray } from 'drizzle-orm'
import { records } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { users } from './users.table.ts'

export const userStore = records(users, 'users')

export type UserRow = typeof users.$inferSelect

/** First and last names with home town, by id; deleted people keep their name in results (A65). */
export async function anglerNames(db: Queryable, ids: string[]): Promise<Map<string, AnglerName>> {
  const wanted = [...new Set(ids)]
  if (!wanted.length) return new Map()
  const rows = await db
    .select({ _id: users.id, first_name: users.first_name, last_name: users.last_name, city: users.city, state: users.state })
    .from(users)
    .where(inArray(users.id, wanted))
  return new Map(rows.map((row) => [row._id, row]))
}
