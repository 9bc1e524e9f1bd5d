import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { signUpCalls } from '@ramplight/contract/people/sign-up'
import type { User } from '@ramplight/contract/people/users'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { fullName } from '@ramplight/domain/registration/full-name'
import { tenDigits } from '@ramplight/domain/registration/ten-digits'
import { eq, sql } from 'drizzle-orm'
import { accountOf, hasPassword, people, presentSkinny, storePassword, type UserRow, userStore } from '#features/people/users/index'
import { hashPassword, passwordMatches, refuseCommonPassword } from '#platform/auth/passwords'
import { firstOf } from '#platform/database/first-of'
import { isStored, toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import type { Deps, Doer } from '#platform/http/deps'
import { takeOrRefuse } from './attempts.ts'
import { freshCode, sendCode } from './codes.ts'

type Body<Call extends keyof typeof signUpCalls> = BodyOf<(typeof signUpCalls)[Call]>
export type Visitor = { actor: Actor | null; doer: Doer; deps: Deps; from: string }

const byEmail = async (db: Queryable, email: string): Promise<UserRow | null> =>
  firstOf(db, userStore, eq(sql`lower(${people.email})`, email))

const about = (user: Pick<UserRow, 'first_name' | 'last_name'>, what: string) => ({
  summary: `${fullName(user)} ${what}`,
})

/** A sign-up that somebody began and nobody has finished: no director's angler, no password, no proof of the mailbox. */
const isUnfinished = async (db: Queryable, user: UserRow): Promise<boolean> =>
  user.userType === 'Angler' && user.active && !user.confirmed && !user.director && !(await hasPassword(db, user.id))

/**
 * Begins a sign-up (1 §4). An e-mail with an account is refused in the specification's words; a sign-up that was left
 * unfinished goes on, because its code has died long ago. What is answered is what the caller has said, and an id.
 */
export async function createTempAccount(body: Body<'createTempUserAccount'>, { actor, deps, doer, from }: Visitor): Promise<User> {
  const { db } = deps
  const { email } = body
  await takeOrRefuse(deps, { what: 'signUp', from })
  await takeOrRefuse(deps, { what: 'sendCode', from, account: email })
  const fresh = await freshCode()
  const names = { first_name: body.first_name || 'New', last_name: body.last_name ?? '' }
  const row = await db.transaction(async (tx) => {
    const known = await byEmail(tx, email)
    if (known && !(await isUnfinished(tx, known))) throw refused('account.email-taken')
    const userType = isAdmin(actor) ? (body.userType ?? 'Angler') : 'Angler'
    const values = { ...names, id: body._id ?? newId(), email, userType }
    const user = known ?? (await userStore.insert(tx, values, doer, about(names, 'began to sign up'), () => false))
    await sendCode(tx, fresh, { user: user.id, sentTo: email, about: 'sign-up' }, deps.now())
    return user
  })
  return { ...presentSkinny(row), ...names, email }
}

/** A repeat is by who knows the password of the first; to everybody else the account is not theirs to see or to give one. */
async function refuseOther(tx: Queryable, id: string, { email, password }: Body<'register'>): Promise<void> {
  const account = await accountOf(tx, email)
  if (account?.id === id && !(await passwordMatches(account.passwordHash, password))) throw refused('record.id-taken')
}

/** An account with all its data: it may sign in at once, and its mailbox is confirmed by a code (A18). */
export async function register(body: Body<'register'>, { deps, doer, from }: Visitor): Promise<User> {
  const { _id, password, ...fields } = body
  await takeOrRefuse(deps, { what: 'signUp', from })
  await takeOrRefuse(deps, { what: 'sendCode', from, account: fields.email })
  refuseCommonPassword(password)
  const [passwordHash, fresh] = [await hashPassword(password), await freshCode()]
  const phone = fields.phone ? { phone: tenDigits(fields.phone) } : {}
  const values = { ...fields, ...phone, userType: 'Angler' as const }
  return deps.db.transaction(async (tx) => {
    const id = _id ?? newId()
    const own = { ...doer, id: doer.id ?? id }
    await refuseOther(tx, id, body)
    const row = await userStore.insert(tx, { ...values, id }, own, about(values, 'signed up'), (stored) => isStored(stored, values))
    await storePassword(tx, id, passwordHash, 'onlyFirst')
    if (!row.confirmed) await sendCode(tx, fresh, { user: id, sentTo: fields.email, about: 'confirm' }, deps.now())
    return toRecord(row)
  })
}
