import { refused } from '@ramplight/domain/kernel/errors'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/types'
import type { UserRow } from './users.store.ts'
import { users } from './users.table.ts'

type Rights = Pick<UserRow, 'userType' | 'active' | 'deleted'>

const isActiveAdmin = ({ userType, active, deleted }: Rights): boolean => userType === 'System Admin' && active && !deleted

export const HOLDS_ADMINS = "select pg_advisory_xact_lock(hashtext('ramplight active administrators'))"

/**
 * Who are admins that can log in: one who was invited and has no password yet lets nobody in again. Whoever takes one of them away
 * asks this before they hold any row, and waits for others who do: two admins who deactivate each other at the same moment would
 * leave none.
 */
export async function holdAdmins(tx: Tx): Promise<Set<string>> {
  await tx.execute(sql.raw(HOLDS_ADMINS))
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userType, 'System Admin'), eq(users.active, true), eq(users.deleted, false), isNotNull(users.passwordHash)))
  return new Set(rows.map(({ id }) => id))
}

/** Takes an admin off the list when this change ends their rights; refuses when it is the last one. */
export function demandAnotherAdmin(admins: Set<string>, before: UserRow, after: Rights): void {
  if (!admins.has(before.id) || isActiveAdmin(after)) return
  if (admins.size <= 1) throw refused('account.last-admin')
  admins.delete(before.id)
}
