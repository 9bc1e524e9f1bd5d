import type { LoginAnswer } from '@ramplight/contract/people/auth'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { fullName } from '@ramplight/domain/registration/full-name'
import { eq } from 'drizzle-orm'
import { presentSelf, userStore } from '#features/people/users/index'
import type { Doer } from '#platform/audit/doer'
import { writeAudit } from '#platform/audit/write-audit'
import { signToken, type TokenContents } from '#platform/auth/tokens'
import { inTransaction } from '#platform/database/in-transaction'
import type { Deps } from '#platform/http/deps'
import { noteSecurity } from '#platform/security/note-security'
import { sessions } from './auth.table.ts'
import { networkOf } from './login-throttle.ts'
import { publicParkingKey } from './parking-keys.ts'
import { actorOfSession, openSession, revokeSession } from './sessions.ts'

/** An admin is somebody else for this long, whatever they do; then they ask again (ASVS, pretix' staff sessions). */
const MINUTES = 15

/** `session`: of the admin, which the device goes on with afterwards. */
type Work = { actor: Actor; deps: Deps; doer: Doer; from: string; session: string | null }

/**
 * A system admin becomes somebody for a quarter of an hour (A22): a session of its own, with the rights of that person and
 * the name of the admin behind it. Nobody becomes an admin this way, and nobody who may not sign in themselves.
 */
export async function actAs(id: string, { actor, deps, doer, from, session: parent }: Work): Promise<LoginAnswer> {
  const { db } = deps
  const now = deps.now()
  if (actor.impersonator) throw refused('impersonation.account')
  if (!can(actor, 'system-admin', undefined)) throw refused('access.forbidden')
  const row = await userStore.find(db, id)
  if (!row) throw refused('record.not-found')
  if (row.userType === 'System Admin') throw refused('impersonation.admin')
  if (!row.active) throw refused('login.inactive')
  const session = await inTransaction(db, async (tx) => {
    await writeAudit(
      tx,
      { ...doer, id, impersonator: actor.id },
      { action: 'signed-in', family: userStore.name, record: id, summary: `Began to act as ${fullName(row)}` },
    )
    await noteSecurity(tx, now, { kind: 'acting-began', user: id, admin: actor.id })
    const limits = { impersonator: actor.id, minutes: MINUTES, parent }
    return openSession(tx, id, now, { address: networkOf(from), device: doer.device }, limits)
  })
  const self = await actorOfSession(db, { session, user: id }, now)
  if (!self) throw refused('record.not-found')
  const token = await signToken({ user: id, session }, deps.signingKey, now)
  return { status: true, user: presentSelf(row, self), token, parkingKey: await publicParkingKey(db, id, now) }
}

/** Ends it, on record. The admin goes on with the session they had; asked by an admin who is themself, nothing is to be done. */
export async function actAsSelf(
  session: string | null,
  { actor, deps, doer }: Pick<Work, 'actor' | 'deps' | 'doer'>,
): Promise<LoginAnswer> {
  const { db } = deps
  const admin = actor.impersonator ?? (can(actor, 'system-admin', undefined) ? actor.id : null)
  if (!admin) throw refused('access.forbidden')
  const own = actor.impersonator && session ? await endActing(session, { actor, deps, doer }) : null
  const row = await userStore.find(db, admin)
  if (!row) return { status: true }
  const self = own && (await actorOfSession(db, own, deps.now()))
  const user = presentSelf(row, self ?? { id: row.id, userType: row.userType, isAssistant: false, tours: [] })
  return { status: true, user, ...(self ? { token: await signToken(own, deps.signingKey, deps.now()) } : {}) }
}

/** Answers the session it was begun from, which the device goes on with. */
async function endActing(id: string, { actor, deps, doer }: Pick<Work, 'actor' | 'deps' | 'doer'>): Promise<TokenContents | null> {
  const acted = await userStore.find(deps.db, actor.id)
  return inTransaction(deps.db, async (tx) => {
    await revokeSession(tx, id, deps.now())
    const summary = `No longer acts as ${acted ? fullName(acted) : actor.id}`
    await writeAudit(tx, doer, { action: 'signed-out', family: userStore.name, record: actor.id, summary })
    await noteSecurity(tx, deps.now(), { kind: 'acting-ended', user: actor.id, admin: actor.impersonator })
    const [session] = await tx.select({ parent: sessions.parent }).from(sessions).where(eq(sessions.id, id))
    return session?.parent && actor.impersonator ? { user: actor.impersonator, session: session.parent } : null
  })
}
