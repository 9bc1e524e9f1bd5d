import { fullName } from '@ramplight/domain/registration/full-name'
import { and, eq, inArray } from 'drizzle-orm'
import { userStore } from '#features/people/users/index'
import type { Doer } from '#platform/audit/doer'
import type { Queryable, Tx } from '#platform/database/types'
import { accountStore } from './accounts.store.ts'
import { accounts } from './accounts.table.ts'

const ofUsers = (users: string[]) => and(inArray(accounts.user, users), eq(accounts.deleted, false))

/** Whose account is locked from registering anglers (A39). Who has no account is not. */
export async function lockedAccounts(db: Queryable, users: string[]): Promise<ReadonlySet<string>> {
  if (!users.length) return new Set()
  const locked = and(ofUsers(users), eq(accounts.locked, true))
  return new Set((await db.select({ user: accounts.user }).from(accounts).where(locked)).map(({ user }) => user))
}

const why = (locked: boolean) => (locked ? 'Locked: platform fee past due' : 'Unlocked: the platform fee is paid')

/** Locks an account or opens it again. Who has none yet gets one, so that there is something to lock. `summary`: for its history. */
export async function setLocked(tx: Tx, user: string, locked: boolean, doer: Doer, summary = why(locked)): Promise<void> {
  const [row] = await tx
    .select()
    .from(accounts)
    .where(ofUsers([user]))
    .for('update')
  const about = { summary }
  if (row) {
    if (row.locked !== locked) await accountStore.update(tx, row.id, { locked }, undefined, doer, about)
    return
  }
  const person = locked ? await userStore.find(tx, user) : null
  if (!person) return
  // An account must have an address; ".invalid" is one that never belongs to anybody.
  const email = person.email ?? `${user}@accounts.invalid`
  await accountStore.insert(tx, { name: fullName(person) || 'Director', type: 'Director', email, user, locked }, doer, about, () => true)
}
