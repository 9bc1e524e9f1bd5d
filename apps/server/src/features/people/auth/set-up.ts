import { newId } from '@ramplight/contract/kernel/new-id'
import { refused } from '@ramplight/domain/kernel/errors'
import { eq, sql } from 'drizzle-orm'
import { people, storePassword, userStore } from '#features/people/users/index'
import { hashPassword, refuseCommonPassword } from '#platform/auth/passwords'
import type { Queryable } from '#platform/database/types'
import type { Deps, Doer } from '#platform/http/deps'

type FirstAdmin = { first_name: string; last_name: string; email: string; password: string }

/** Deleted admins count too: a system that was ever owned never waits for the next stranger. */
export async function needsSetup(db: Queryable): Promise<boolean> {
  return (await db.$count(people, eq(people.userType, 'System Admin'))) === 0
}

/** Makes the first admin. Of two at the same time, one is told that it is done. */
export async function setUp(deps: Deps, { password, ...person }: FirstAdmin, doer: Doer): Promise<string> {
  if (!(await needsSetup(deps.db))) throw refused('setup.done')
  refuseCommonPassword(password)
  const passwordHash = await hashPassword(password)
  const id = newId()
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('ramplight first administrator'))`)
    if (!(await needsSetup(tx))) throw refused('setup.done')
    const about = { summary: `${person.first_name} ${person.last_name}, first administrator` }
    await userStore.insert(tx, { ...person, id, userType: 'System Admin', confirmed: true }, { ...doer, id }, about, () => false)
    await storePassword(tx, id, passwordHash)
  })
  return id
}
