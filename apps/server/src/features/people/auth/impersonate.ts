import type { LoginAnswer } from '@ramplight/contract/people/auth'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { fullName } from '@ramplight/domain/registration/full-name'
import { presentSelf, userStore } from '#features/people/users/index'
import { writeAudit } from '#platform/audit/write-audit'
import { signToken } from '#platform/auth/tokens'
import type { Deps, Doer } from '#platform/http/deps'
import { networkOf } from './login-throttle.ts'
import { actorOfSession, openSession, revokeSession } from './sessions.ts'

/** An admin is somebody else for this long, whatever they do; then they ask again (ASVS, pretix' staff sessions). */
const MINUTES = 15

type Work = { actor: Actor; deps: Deps; doer: Doer; from: string }

/**
 * A system admin becomes somebody for a quarter of an hour (A22): a session of its own, with the rights of that person and
 * the name of the admin behind it. Nobody becomes an admin this way, and nobody who may not sign in themselves.
 */
export async function actAs(id: string, { actor, deps, doer, from }: Work): Promise<LoginAnswer> {
  const { db } = deps
  const now = deps.now()
  if (!can(actor, 'system-admin', undefined)) throw refused('access.forbidden')
  const row = await userStore.find(db, id)
  if (!row) throw refused('record.not-found')
  if (row.userType === 'System Admin') throw refused('impersonation.admin')
  if (!row.active) throw refused('login.inactive')
  const session = await db.transaction(async (tx) => {
    await writeAudit(
      tx,
      { ...doer, id, impersonator: actor.id },
      { action: 'signed-in', family: userStore.name, record: id, summary: `Began to act as ${fullName(row)}` },
    )
    const limits = { impersonator: actor.id, minutes: MINUTES }
    return openSession(tx, id, now, { address: networkOf(from), device: doer.device }, limits)
  })
  const self = await actorOfSession(db, session, id, now)
  if (!self) throw refused('record.not-found')
  return { status: true, user: presentSelf(row, self), token: await signToken({ user: id, session }, deps.signingKey, now) }
}

/** Ends it, on record. The admin goes on with the session they had; asked by an admin who is themself, nothing is to be done. */
export async function actAsSelf(session: string | null, { actor, deps, doer }: Omit<Work, 'from'>): Promise<LoginAnswer> {
  const { db } = deps
  const admin = actor.impersonator ?? (can(actor, 'system-admin', undefined) ? actor.id : null)
  if (!admin) throw refused('access.forbidden')
  if (actor.impersonator && session) {
    const name = (await userStore.find(db, actor.id)) ?? null
    await db.transaction(async (tx) => {
      await revokeSession(tx, session, deps.now())
      const summary = `No longer acts as ${name ? fullName(name) : actor.id}`
      await writeAudit(tx, doer, { action: 'signed-out', family: userStore.name, record: actor.id, summary })
    })
  }
  const row = await userStore.find(db, admin)
  return row
    ? { status: true, user: presentSelf(row, { id: row.id, userType: row.userType, isAssistant: false, tours: [] }) }
    : { status: true }
}
