import type { AnglerName } from '@ramplight/contract/people/users'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { pgTable } from 'drizzle-orm/pg-core'
import { records } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { personColumns, users } from './users.table.ts'

/**
 * The table of users as everything but signing in sees it: without the password hash. So no answer, list, audit line
 * or refused change can carry it, even by mistake.
 */
export const people = pgTable('users', personColumns)

export const userStore = records(people, 'users')

export type UserRow = typeof people.$inferSelect

/** First and last names with home town, by id; deleted people keep their name in results (A65). */
export async function anglerNames(db: Queryable, ids: string[]): Promise<Map<string, AnglerName>> {
  const wanted = [...new Set(ids)]
  if (!wanted.length) return new Map()
  const rows = await db
    .select({ _id: people.id, first_name: people.first_name, last_name: people.last_name, city: people.city, state: people.state })
    .from(people)
    .where(inArray(people.id, wanted))
  return new Map(rows.map((row) => [row._id, row]))
}

/** What signing in compares with. */
export async function accountOf(db: Queryable, email: string) {
  const [account] = await db
    .select({ id: users.id, active: users.active, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), eq(users.deleted, false)))
  return account ?? null
}

/** Whether this person signs in: then the account is theirs, and no longer only a line in a director's book. */
export async function hasPassword(db: Queryable, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNotNull(users.passwordHash)))
  return !!row
}

/** `onlyFirst`: a repeated creation must not change a password that has been changed since. */
export async function storePassword(db: Queryable, id: string, passwordHash: string, when?: 'onlyFirst'): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), when ? isNull(users.passwordHash) : undefined))
}
