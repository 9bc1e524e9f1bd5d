import type { AnglerName } from '@ramplight/contract/people/users'
import { fullName } from '@ramplight/domain/registration/full-name'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { pgTable } from 'drizzle-orm/pg-core'
import type { NewPasswordHash } from '#platform/auth/passwords'
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

/** First and last name in one, by id; who is gone is not there. One statement for all. */
export const fullNames = async (db: Queryable, ids: string[]): Promise<Map<string, string>> =>
  new Map([...(await anglerNames(db, ids))].map(([id, name]) => [id, fullName(name)]))

/** What signing in compares with. `isFree`: nobody has proved the mailbox or signs in; who reads it may have it. */
export async function accountOf(db: Queryable, email: string) {
  const [account] = await db
    .select({ id: users.id, active: users.active, confirmed: users.confirmed, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), eq(users.deleted, false)))
  return account ? { ...account, isFree: account.active && !account.confirmed && account.passwordHash === null } : null
}

/** An account that was merged with another one, by the e-mail it signed in with; `into`: the e-mail of the one that stayed. */
export async function mergedAccountOf(db: Queryable, email: string): Promise<{ passwordHash: string | null; into: string } | null> {
  const { rows } = await db.execute<{
    passwordHash: string | null
    into: string
  }>(sql`select gone.password_hash as "passwordHash", kept.email as into
    from users gone join id_alias a on a.local_id = gone.id and a.tbl = 'users' join users kept on kept.id = a.canonical_id
    where lower(gone.email) = ${email.toLowerCase()} and gone.deleted and gone.confirmed and kept.email is not null limit 1`)
  return rows[0] ?? null
}

/** What a proof of the password compares with. */
export async function passwordHashOf(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id))
  return row?.passwordHash ?? null
}

/** Of a query on people: nobody signs in as them. */
export const hasNoPassword = sql`${users.passwordHash} is null`

/** Who of these signs in: their accounts are theirs, and no longer only lines in a director's book. */
export async function withPassword(db: Queryable, ids: string[]): Promise<Set<string>> {
  if (!ids.length) return new Set()
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), isNotNull(users.passwordHash)))
  return new Set(rows.map((row) => row.id))
}

export const hasPassword = async (db: Queryable, id: string): Promise<boolean> => (await withPassword(db, [id])).has(id)

/** The accounts of these e-mails: e-mail in lower case to id. */
export async function accountsOf(db: Queryable, emails: string[]): Promise<Map<string, string>> {
  if (!emails.length) return new Map()
  const wanted = sql`lower(${users.email}) = any(${sql.param(emails)}::text[])`
  const rows = await db
    .select({ id: users.id, email: sql<string>`lower(${users.email})` })
    .from(users)
    .where(and(wanted, eq(users.deleted, false)))
  return new Map(rows.map((row) => [row.email, row.id]))
}

/** Hashes by id. `onlyFirst`: a repeated creation must not change a password that has been changed since. */
export async function storePasswords(db: Queryable, hashes: Map<string, NewPasswordHash>, when?: 'onlyFirst'): Promise<void> {
  if (!hashes.size) return
  const [ids, values] = [sql.param([...hashes.keys()]), sql.param([...hashes.values()])]
  const first = when ? sql`and ${users.passwordHash} is null` : sql``
  await db.execute(sql`update ${users} set password_hash = sent.hash
    from unnest(${ids}::text[], ${values}::text[]) as sent (id, hash) where ${users.id} = sent.id ${first}`)
}

/** `null` takes the password away: nobody signs in with one until it is set anew. */
export const storePassword = async (db: Queryable, id: string, passwordHash: NewPasswordHash | null): Promise<void> => {
  await db.update(users).set({ passwordHash }).where(eq(users.id, id))
}
