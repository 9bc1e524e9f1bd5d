import { newId } from '@ramplight/contract/kernel/new-id'
import { refused } from '@ramplight/domain/kernel/errors'
import { eq, sql } from 'drizzle-orm'
import { people, storePassword, userStore } from '#features/people/users/index'
import { knownOf } from '#features/people/users/related/index'
import type { Doer } from '#platform/audit/doer'
import { hashNewPassword, passwordMatches } from '#platform/auth/passwords'
import { inTransaction } from '#platform/database/in-transaction'
import type { Queryable } from '#platform/database/types'
import type { AppDeps, Deps } from '#platform/http/deps'
import { giveBack, takeOrRefuse } from './attempts.ts'
import { installationSecrets } from './auth.table.ts'
import { freshCode, plain } from './codes.ts'

type FirstAdmin = { code: string; first_name: string; last_name: string; email: string; password: string }

const CODE = 'setup-code'

/** Deleted admins count too: a system that was ever owned never waits for the next stranger. */
export async function needsSetup(db: Queryable): Promise<boolean> {
  return (await db.$count(people, eq(people.userType, 'System Admin'))) === 0
}

/**
 * A code for the first visit, for whoever reads the terminal of this start; the one of an earlier start is worth nothing then.
 * Null when there is an administrator. Else a stranger who finds a fresh server first would own it.
 */
export async function newSetupCode({ outside: db, now }: Pick<AppDeps, 'outside' | 'now'>): Promise<string | null> {
  if (!(await needsSetup(db))) return null
  const { code, codeHash } = await freshCode()
  const row = { value: codeHash, createdAt: now().toISOString() }
  await db
    .insert(installationSecrets)
    .values({ name: CODE, ...row })
    .onConflictDoUpdate({ target: installationSecrets.name, set: row })
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

/** Every try is counted before it is looked at. */
async function refuseWrongCode(deps: Deps, typed: string, from: string): Promise<void> {
  const attempt = { what: 'setUp', from } as const
  await takeOrRefuse(deps, attempt)
  const [stored] = await deps.db.select().from(installationSecrets).where(eq(installationSecrets.name, CODE))
  if (!(await passwordMatches(stored?.value, plain(typed))) || !stored)
    throw refused((await needsSetup(deps.db)) ? 'setup.code' : 'setup.done')
  await giveBack(deps, attempt)
}

/** Makes the first admin. Of two at the same time, one is told that it is done. */
export async function setUp(deps: Deps, { password, code, ...person }: FirstAdmin, doer: Doer, from: string): Promise<string> {
  if (!(await needsSetup(deps.db))) throw refused('setup.done')
  await refuseWrongCode(deps, code, from)
  const passwordHash = await hashNewPassword(password, knownOf(person))
  const id = newId()
  await inTransaction(deps.db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('ramplight first administrator'))`)
    if (!(await needsSetup(tx))) throw refused('setup.done')
    const about = { summary: `${person.first_name} ${person.last_name}, first administrator` }
    await userStore.insert(tx, { ...person, id, userType: 'System Admin', confirmed: true }, { ...doer, id }, about, () => false)
    await storePassword(tx, id, passwordHash)
    await tx.delete(installationSecrets).where(eq(installationSecrets.name, CODE))
  })
  return id
}
