import { refused } from '@ramplight/domain/kernel/errors'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/types'
import { people, type UserRow } from './users.store.ts'

type Rights = Pick<UserRow, 'userType' | 'active' | 'deleted'>

const isActiveAdmin = ({ userType, active, deleted }: Rights): boolean => userType === 'System Admin' && active && !deleted

/**
 * Who are admins that can log in. Whoever takes one of them away asks this first and waits for others who do: two admins who
 * deactivate each other at the same moment would leave none.
 */
export async function holdAdmins(tx: Tx): Promise<Set<string>> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('ramplight active administrators'))`)
  const rows = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.userType, 'System Admin'), eq(people.active, true), eq(people.deleted, false)))
  return new Set(rows.map(({ id }) => id))
}

/** Takes an admin off the list when this change ends their rights; refuses when it is the last one. */
export function demandAnotherAdmin(admins: Set<string>, before: UserRow, after: Rights): void {
  if (!isActiveAdmin(before) || isActiveAdmin(after)) return
  if (admins.size <= 1) throw refused('account.last-admin')
  admins.delete(before.id)
}
