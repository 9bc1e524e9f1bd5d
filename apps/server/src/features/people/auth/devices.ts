import { MOST_DEVICES, type SignedInDevice } from '@ramplight/contract/people/auth'
import { and, desc, eq, gt, isNull, type SQL } from 'drizzle-orm'
import type { Doer } from '#platform/audit/doer'
import { writeAudit } from '#platform/audit/write-audit'
import { inTransaction } from '#platform/database/in-transaction'
import type { Deps } from '#platform/http/deps'
import { sessions } from './auth.table.ts'
import { idleSince, revokeSession, revokeSessionsOf } from './sessions.ts'

/** `session`: the one that asks. */
type Own = { user: string; session: string | null; deps: Deps; doer: Doer }

/** Sessions that are theirs and go on. Of an admin who acts as them, nothing is theirs. */
const liveOf = (user: string, now: Date): SQL | undefined =>
  and(
    eq(sessions.user, user),
    isNull(sessions.impersonator),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now.toISOString()),
    gt(sessions.lastSeenAt, idleSince(now)),
  )

/** Where somebody is signed in. */
export async function devicesOf({ user, session, deps }: Omit<Own, 'doer'>): Promise<SignedInDevice[]> {
  const rows = await deps.db
    .select()
    .from(sessions)
    .where(liveOf(user, deps.now()))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(MOST_DEVICES)
  return rows.map(({ id, device, address, createdAt, lastSeenAt }) => ({
    _id: id,
    device,
    address,
    since: createdAt,
    lastSeenAt,
    isThis: id === session,
  }))
}

/** Signs one device out. Nothing happens for one that is out already, or is somebody else's: who asks cannot tell them apart. */
export async function endDevice(id: string, { user, deps, doer }: Own): Promise<void> {
  const now = deps.now()
  await inTransaction(deps.db, async (tx) => {
    const [theirs] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, id), liveOf(user, now)))
    if (!theirs) return
    await revokeSession(tx, id, now)
    await writeAudit(tx, doer, { action: 'signed-out', family: 'users', record: user, summary: 'Signed one of their devices out' })
  })
}

/** Signs every device out but the one in their hand. */
export async function endOtherDevices({ user, session, deps, doer }: Own): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await revokeSessionsOf(tx, user, deps.now(), session)
    await writeAudit(tx, doer, { action: 'signed-out', family: 'users', record: user, summary: 'Signed all their other devices out' })
  })
}
