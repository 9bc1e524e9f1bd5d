import { refused } from '@ramplight/domain/kernel/errors'
import { isNeverAsSomebodyElse } from '@ramplight/domain/policies/impersonation'
import { isAdmin } from '@ramplight/domain/policies/who'
import { and, eq } from 'drizzle-orm'
import { auditLog } from '#platform/audit/audit.table'
import { inTransaction } from '#platform/database/in-transaction'
import type { Tx } from '#platform/database/types'
import type { Work } from '#platform/http/deps'
import { problemOf } from '#platform/http/errors'
import { aliasOf } from '#platform/sync/aliases'
import { revokeSessionsOf } from '../auth/index.ts'
import { demandAnotherAdmin, holdAdmins } from './last-admin.ts'
import { about } from './related/user-rules.ts'
import { hasPassword, type UserRow, userStore } from './users.store.ts'

/**
 * Who deletes a person, and brings them back. An admin anybody but themselves; a director what is a line in their own book alone:
 * an angler they made, who is in nobody else's tours and has no account.
 */
export async function disposesOf(stored: UserRow, { actor, deps }: Work): Promise<boolean> {
  if (actor.id === stored.id) return false
  const alone = stored.director === actor.id && stored.tours.every((tour) => actor.tours.includes(tour))
  return isAdmin(actor) || (alone && !(await hasPassword(deps.db, stored.id)))
}

/** Deleted people stay in what they fished (A65). */
export async function removeUser(stored: UserRow, work: Work): Promise<void> {
  const { actor, deps, doer } = work
  // Who acts as them hears why, before they hear that nobody deletes themself.
  if (isNeverAsSomebodyElse(actor, { family: userStore.name, before: stored })) throw refused('impersonation.account')
  if (!(await disposesOf(stored, work))) throw refused('access.forbidden')
  await inTransaction(deps.db, async (tx) => {
    if (stored.userType === 'System Admin') demandAnotherAdmin(await holdAdmins(tx), stored, { ...stored, deleted: true })
    await userStore.remove(tx, stored.id, doer, about(stored))
    await revokeSessionsOf(tx, stored.id, deps.now())
  })
}

/** Who was erased is nobody who could come back. */
const wasErased = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.$count(auditLog, and(eq(auditLog.record, id), eq(auditLog.action, 'erased')))) > 0

/** Brings a deleted person back, with everything they were. Not when somebody else has their e-mail by now. */
export async function restoreUser(id: string, { deps, doer }: Work): Promise<UserRow> {
  return inTransaction(deps.db, async (tx) => {
    const [row] = await userStore.lockMany(tx, [id])
    if (!row) throw refused('record.not-found')
    if (!row.deleted) return row
    if (await wasErased(tx, id)) throw refused('erasure.done')
    // Its id stands for somebody else.
    if (await aliasOf(tx, id)) throw refused('merge.done')
    const back = [{ before: row, changes: { deleted: false } }]
    const [restored] = await userStore
      .updateMany(tx, back, doer, (one) => about(one, ' is back'), 'restored')
      .catch((error) => {
        throw problemOf(error)
      })
    return restored ?? row
  })
}
