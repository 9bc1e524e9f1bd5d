import { accountOf } from '#features/people/users/index'
import { takeOrRefuse } from './attempts.ts'
import type { Visitor } from './sign-up.ts'

/**
 * Whether somebody signs in with an e-mail (A09). A sign-up has to be told (1 §4), so each address asks only so often. What a
 * director has noted is no account yet, and is not told.
 */
export async function checkEmail(email: string, { deps, from }: Visitor): Promise<{ hasAccount: true }[]> {
  await takeOrRefuse(deps, { what: 'look', from })
  const account = await accountOf(deps.db, email)
  return account && !account.isFree ? [{ hasAccount: true }] : []
}
