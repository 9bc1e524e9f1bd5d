import { accountOf } from '#features/people/users/index'
import { takeOrRefuse } from './attempts.ts'
import type { Visitor } from './sign-up.ts'

/** The account of an e-mail, by its id alone (A09). It says who has an account, so each address asks only so often. */
export async function checkEmail(email: string, { deps, from }: Visitor): Promise<{ _id: string }[]> {
  await takeOrRefuse(deps, { what: 'look', from })
  const account = await accountOf(deps.db, email)
  return account ? [{ _id: account.id }] : []
}
