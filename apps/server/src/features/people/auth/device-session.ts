import type { LoginAnswer, RefreshAnswer } from '@ramplight/contract/people/auth'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { presentSelf, userStore } from '#features/people/users/index'
import type { Doer } from '#platform/audit/doer'
import { writeAudit } from '#platform/audit/write-audit'
import { firstSecret, hashOf, judgeSecret, type RefreshSecret, readSecret, successorOf, writeSecret } from '#platform/auth/refresh-secret'
import { sessionCookieOf, setSessionCookie } from '#platform/auth/session-cookie'
import { readToken, signToken, TOKEN_MINUTES } from '#platform/auth/tokens'
import { inTransaction } from '#platform/database/in-transaction'
import type { Tx } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import { type Language, languageOf } from '#platform/http/language-of'
import { sessions } from './auth.table.ts'
import { actorOfSession, IDLE_HOURS, revokeSession } from './sessions.ts'

type Session = typeof sessions.$inferSelect
type Asked = { deps: Deps; request: FastifyRequest; reply: FastifyReply }

/** The secret that this device brings, if it is one we gave out. */
export const secretOf = ({ deps, request }: Pick<Asked, 'deps' | 'request'>): RefreshSecret | null =>
  readSecret(sessionCookieOf(request), deps.signingKey)

/** Somebody has signed in: this device can renew their token from now on. Who was signed in on it before no longer is. */
export async function keepOnDevice({ deps, request, reply }: Asked, answer: LoginAnswer): Promise<LoginAnswer> {
  const now = deps.now()
  const begun = answer.token ? await readToken(answer.token, deps.signingKey, now) : null
  if (!begun) return answer
  const before = secretOf({ deps, request })
  if (before) await revokeSession(deps.db, before.session, now)
  const secret = firstSecret(begun.session)
  const noted = deps.db
    .update(sessions)
    .set({ secretHash: hashOf(secret.secret), rotatedAt: now.toISOString(), language: languageOf(request) })
  const [row] = await noted.where(eq(sessions.id, begun.session)).returning()
  if (row) setSessionCookie(request, reply, writeSecret(secret, deps.signingKey), new Date(row.expiresAt), now)
  return answer
}

/** A fresh token for the device, and the next secret. Of a used secret that comes again, nobody renews by it any more. */
export async function refresh(asked: Asked & { doer: Doer }): Promise<RefreshAnswer> {
  const { deps, request, reply, doer } = asked
  const { db, signingKey } = deps
  const now = deps.now()
  const given = secretOf(asked)
  const renewed =
    given && (await inTransaction(db, (tx) => renew(tx, given, { key: signingKey, now, doer, language: languageOf(request) })))
  if (!renewed) return { authenticated: false }
  const { session, next } = renewed
  const used = (await actingFrom(deps, session, next, now)) ?? (await asActor(deps, session, next, now))
  const row = used && (await userStore.find(db, used.actor.id))
  if (!used || !row) return { authenticated: false }
  setSessionCookie(request, reply, writeSecret(next, signingKey), new Date(session.expiresAt), now)
  const ends = Math.min(Date.parse(used.session.expiresAt), now.getTime() + TOKEN_MINUTES * 60_000)
  return {
    authenticated: true,
    user: presentSelf(row, used.actor),
    token: await signToken(used.contents, signingKey, now),
    expiresAt: new Date(ends).toISOString(),
    ...(used.actor.impersonator ? { impersonator: used.actor.impersonator } : {}),
  }
}

type At = { key: Uint8Array; now: Date; doer: Doer; language: Language }

/** Under the lock of the session's row: of two that come at once, the second hears the same as the first. */
async function renew(
  tx: Tx,
  given: RefreshSecret,
  { key, now, doer, language }: At,
): Promise<{ session: Session; next: RefreshSecret } | null> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, given.session)).for('update')
  if (!session?.secretHash || !session.rotatedAt || !isLive(session, now)) return null
  const known = { ...session, secretHash: session.secretHash, rotatedAt: new Date(session.rotatedAt) }
  const verdict = judgeSecret(given, known, key, now)
  if (verdict === 'unknown') return null
  if (verdict === 'reused') {
    await revokeSession(tx, session.id, now)
    const summary = 'A login was ended on its device: it was used in two places'
    // Who it was is not known: at least one of the two is not this person.
    await writeAudit(tx, { ...doer, id: null }, { action: 'signed-out', family: userStore.name, record: session.user, summary })
    return null
  }
  const next = successorOf(given, key)
  const lastSeenAt = now.toISOString()
  const turned = { secretHash: hashOf(next.secret), generation: next.generation, rotatedAt: lastSeenAt }
  await tx
    .update(sessions)
    .set({ lastSeenAt, language, ...(verdict === 'rotate' ? turned : {}) })
    .where(eq(sessions.id, session.id))
  return { session, next }
}

const isLive = ({ revokedAt, expiresAt, lastSeenAt }: Session, now: Date): boolean =>
  !revokedAt && Date.parse(expiresAt) > now.getTime() && Date.parse(lastSeenAt) > now.getTime() - IDLE_HOURS * 3_600_000

type Used = { session: Session; actor: Actor; contents: { user: string; session: string; generation: number } }

async function asActor({ db }: Deps, session: Session, { generation }: RefreshSecret, now: Date): Promise<Used | null> {
  const actor = await actorOfSession(db, { session: session.id, user: session.user }, now)
  return actor && { session, actor, contents: { session: session.id, user: session.user, generation } }
}

/** Whom the admin of this device acts as, while that lasts: then the device is that person. */
async function actingFrom(deps: Deps, { id }: Session, next: RefreshSecret, now: Date): Promise<Used | null> {
  const [acting] = await deps.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.parent, id), isNull(sessions.revokedAt), gt(sessions.expiresAt, now.toISOString())))
    .orderBy(desc(sessions.createdAt))
    .limit(1)
  return acting ? asActor(deps, acting, next, now) : null
}
