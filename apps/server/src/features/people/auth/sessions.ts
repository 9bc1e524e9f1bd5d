import { newId } from '@ramplight/contract/kernel/new-id'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { readToken, type TokenContents } from '#platform/auth/tokens'
import { prepared } from '#platform/database/prepared'
import type { Db, Queryable } from '#platform/database/types'
import type { Language } from '#platform/http/language-of'
import { idsOfToursDirectedBy } from '../../tours/tours/index.ts'
import { people } from '../users/index.ts'
import { installationSecrets, sessions } from './auth.table.ts'

/** A session ends after this long without a sign of life, and in any case after a month. */
export const IDLE_HOURS = 24 * 14
export const LIFETIME_DAYS = 30
/** A proof that it is them counts for this long. */
export const FRESH_MINUTES = 5
const HOUR = 3_600_000

/** A session that has given no sign of life since then is over. */
export const idleSince = (now: Date): string => later(now, -IDLE_HOURS)

const later = (from: Date, hours: number) => new Date(from.getTime() + hours * HOUR).toISOString()

/** `impersonator`: the admin who acts as `user`, from their own session `parent`. */
type Begun = { impersonator?: string | null; parent?: string | null; minutes?: number }

export async function openSession(
  db: Queryable,
  user: string,
  now: Date,
  from: { address: string | null; device: string | null },
  { minutes = LIFETIME_DAYS * 24 * 60, ...more }: Begun = {},
): Promise<string> {
  const id = newId()
  const [createdAt, expiresAt] = [now.toISOString(), later(now, minutes / 60)]
  // An admin who acts as somebody has proved nothing as them.
  const provedAt = more.impersonator ? null : createdAt
  await db.insert(sessions).values({ id, user, createdAt, lastSeenAt: createdAt, expiresAt, provedAt, ...from, ...more })
  return id
}

/** Ends one session, and what was begun from it, at once, on every process: each request asks the database. */
export async function revokeSession(db: Queryable, id: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now.toISOString() })
    .where(and(or(eq(sessions.id, id), eq(sessions.parent, id)), isNull(sessions.revokedAt)))
}

/** Ends every session of these people, as themselves or as somebody else, but for the one they are using, if they are. */
export async function revokeSessionsOf(db: Queryable, users: string | string[], now: Date, except: string | null = null): Promise<void> {
  const whose = [users].flat()
  if (!whose.length) return
  const theirs = or(inArray(sessions.user, whose), inArray(sessions.impersonator, whose))
  await db
    .update(sessions)
    .set({ revokedAt: now.toISOString() })
    .where(and(theirs, isNull(sessions.revokedAt), except ? ne(sessions.id, except) : undefined))
}

/** A director's tours are those they direct; an assistant's, those they were given. */
const directed = idsOfToursDirectedBy(people.id)
const toursOf = (row: { userType: string; isAssistant: boolean; tours: string[]; directed: string[] }): string[] =>
  row.userType === 'Director' ? [...new Set([...row.directed, ...(row.isAssistant ? row.tours : [])])] : row.tours

const admins = alias(people, 'admins')
/** Whoever acts as somebody else is still an admin who may sign in. */
const isActing = and(eq(admins.userType, 'System Admin'), eq(admins.active, true), eq(admins.deleted, false))

/** Asked with every request, so it is put together once. */
const liveSession = prepared('live session', (db) =>
  db
    .select({
      id: people.id,
      userType: people.userType,
      isAssistant: people.isAssistant,
      tours: people.tours,
      weighTours: people.weighTours,
      directed,
      impersonator: sessions.impersonator,
      heard: sessions.heardGeneration,
      provedAt: sessions.provedAt,
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.user))
    .leftJoin(admins, eq(admins.id, sessions.impersonator))
    .where(
      and(
        eq(sessions.id, sql.placeholder('session')),
        eq(sessions.user, sql.placeholder('user')),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.lastSeenAt, sql.placeholder('idleSince')),
        eq(people.deleted, false),
        eq(people.active, true),
        or(isNull(sessions.impersonator), isActing),
      ),
    ),
)

/**
 * Who a live session belongs to; null when it is over, or its user, or the admin who acts as them, is gone or inactive.
 * `generation`: of the token that was shown. The first use of a new one is noted: then its answer has arrived.
 */
export async function actorOfSession(db: Db, { session, user, generation = 0 }: TokenContents, now: Date): Promise<Actor | null> {
  const [row] = await liveSession(db, { session, user, now: now.toISOString(), idleSince: idleSince(now) })
  if (!row) return null
  if (generation > row.heard) await noteHeard(db, session, generation)
  const { id, userType, isAssistant, weighTours, impersonator, provedAt } = row
  const fresh = provedAt !== null && Date.parse(provedAt) > now.getTime() - FRESH_MINUTES * 60_000
  return { id, userType, isAssistant, tours: toursOf(row), weighTours, fresh, ...(impersonator ? { impersonator } : {}) }
}

/** Of the device's own session, and of what was begun from it. */
const noteHeard = (db: Db, session: string, heardGeneration: number): Promise<unknown> =>
  db
    .update(sessions)
    .set({ heardGeneration })
    .where(
      and(
        or(eq(sessions.id, session), eq(sessions.id, sql`(select parent from sessions where id = ${session})`)),
        lt(sessions.heardGeneration, heardGeneration),
      ),
    )

/** A secret of this installation: made on first use, kept in the database, and so the same for all processes. */
export async function installationSecret(db: Db, name: string, make: () => string, now: Date): Promise<string> {
  const [known] = await db.select().from(installationSecrets).where(eq(installationSecrets.name, name))
  if (known) return known.value
  await db.insert(installationSecrets).values({ name, value: make(), createdAt: now.toISOString() }).onConflictDoNothing()
  // Of two that made one at once, the first counts.
  const [stored] = await db.select().from(installationSecrets).where(eq(installationSecrets.name, name))
  return stored!.value
}

/** Name of the row that says which installation this is; a demo that starts over keeps it. */
export const INSTALLATION = 'installation-id'

const newTokenKey = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64')

/** The key that tokens are signed with. */
export const signingKey = async (db: Db, now: Date): Promise<Uint8Array> =>
  Buffer.from(await installationSecret(db, 'token-key', newTokenKey, now), 'base64')

/** A device that was signed out, by its owner or by somebody else; one that was only quiet for long is not. */
export async function isSignedOut(db: Queryable, session: string): Promise<boolean> {
  const [row] = await db.select({ revokedAt: sessions.revokedAt }).from(sessions).where(eq(sessions.id, session))
  return row?.revokedAt != null || !row
}

/** Turns a bearer token into who asks. */
export const authenticator = (db: Db, key: Uint8Array, now: () => Date) => async (token: string | null) => {
  if (!token) return null
  const contents = await readToken(token, key, now())
  return contents && actorOfSession(db, contents, now())
}

/** What these people read on the device that they used last; English where nobody knows. */
export async function languagesOf(db: Queryable, people: readonly string[]): Promise<(person: string) => Language> {
  const used = people.length
    ? await db
        .selectDistinctOn([sessions.user], { user: sessions.user, language: sessions.language })
        .from(sessions)
        .where(and(inArray(sessions.user, [...new Set(people)]), isNull(sessions.impersonator), isNotNull(sessions.secretHash)))
        .orderBy(sessions.user, desc(sessions.lastSeenAt))
    : []
  const known = new Map(used.map(({ user, language }) => [user, language]))
  return (person) => known.get(person) ?? 'en'
}
