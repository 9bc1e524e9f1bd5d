import { newId } from '@ramplight/contract/kernel/new-id'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import { readToken } from '#platform/auth/tokens'
import type { Db, Queryable } from '#platform/database/types'
import { idsOfToursDirectedBy } from '../../tours/tours/index.ts'
import { people } from '../users/index.ts'
import { installationSecrets, sessions } from './auth.table.ts'

/** A session ends after this long without a sign of life, and in any case after a month. */
export const IDLE_HOURS = 24 * 14
export const LIFETIME_DAYS = 30
const HOUR = 3_600_000

const later = (from: Date, hours: number) => new Date(from.getTime() + hours * HOUR).toISOString()

export async function openSession(
  db: Queryable,
  user: string,
  now: Date,
  from: { address: string | null; device: string | null },
): Promise<string> {
  const id = newId()
  await db
    .insert(sessions)
    .values({ id, user, createdAt: now.toISOString(), lastSeenAt: now.toISOString(), expiresAt: later(now, LIFETIME_DAYS * 24), ...from })
  return id
}

/** Ends one session at once, on every process: each request asks the database. */
export async function revokeSession(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now.toISOString() })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
}

/** Ends every session of a person, but for the one they are using, if they are. */
export async function revokeSessionsOf(db: Queryable, user: string, now: Date, except: string | null = null): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now.toISOString() })
    .where(and(eq(sessions.user, user), isNull(sessions.revokedAt), except ? ne(sessions.id, except) : undefined))
}

/** A sign of life: the idle time of a session starts anew. */
export async function touchSession(db: Db, id: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now.toISOString() }).where(eq(sessions.id, id))
}

/** A director's tours are those they direct; an assistant's, those they were given. */
const directed = idsOfToursDirectedBy(people.id)
const toursOf = (row: { userType: string; isAssistant: boolean; tours: string[]; directed: string[] }): string[] =>
  row.userType === 'Director' ? [...new Set([...row.directed, ...(row.isAssistant ? row.tours : [])])] : row.tours

/** Who a live session belongs to; null when it is over, or its user is gone or inactive. */
export async function actorOfSession(db: Db, session: string, user: string, now: Date): Promise<Actor | null> {
  const [row] = await db
    .select({ id: people.id, userType: people.userType, isAssistant: people.isAssistant, tours: people.tours, directed })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.user))
    .where(
      and(
        eq(sessions.id, session),
        eq(sessions.user, user),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now.toISOString()),
        gt(sessions.lastSeenAt, later(now, -IDLE_HOURS)),
        eq(people.deleted, false),
        eq(people.active, true),
      ),
    )
  return row ? { id: row.id, userType: row.userType, isAssistant: row.isAssistant, tours: toursOf(row) } : null
}

/** The signing key of this installation, made on first use and shared by all processes through the database. */
export async function signingKey(db: Db, now: Date): Promise<Uint8Array> {
  const fresh = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64')
  await db.insert(installationSecrets).values({ name: 'token-key', value: fresh, createdAt: now.toISOString() }).onConflictDoNothing()
  const [stored] = await db.select().from(installationSecrets).where(eq(installationSecrets.name, 'token-key'))
  return Buffer.from(stored!.value, 'base64')
}

/** Turns a bearer token into who asks. */
export const authenticator = (db: Db, key: Uint8Array, now: () => Date) => async (token: string | null) => {
  if (!token) return null
  const contents = await readToken(token, key, now())
  return contents && actorOfSession(db, contents.session, contents.user, now())
}
