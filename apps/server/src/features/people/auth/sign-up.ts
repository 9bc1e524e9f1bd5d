import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { PLACEHOLDER_NAME, type SignUpBegun, type signUpCalls } from '@ramplight/contract/people/sign-up'
import { user } from '@ramplight/contract/people/users'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { fullName } from '@ramplight/domain/registration/full-name'
import { tenDigits } from '@ramplight/domain/registration/ten-digits'
import { accountOf, type people, userStore } from '#features/people/users/index'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import { demandFresh } from '#platform/http/demand-fresh'
import type { Deps } from '#platform/http/deps'
import type { Language } from '#platform/http/language-of'
import { takeOrRefuse } from './attempts.ts'
import { freshCode, sendCode } from './codes.ts'

type Body<Call extends keyof typeof signUpCalls> = BodyOf<(typeof signUpCalls)[Call]>
/** `language`: what they read on the device they ask from. */
export type Visitor = { actor: Actor | null; doer: Doer; deps: Deps; from: string; language: Language }

type Said = Omit<typeof people.$inferInsert, 'id' | 'rev' | 'createdAt' | 'updatedAt' | 'deleted'> & { email: string }

/**
 * Begins a sign-up (1 §4): a code to the mailbox, and no password before it is typed. An e-mail with an account is refused in
 * the specification's words. What was left unfinished, or noted by a director, goes on; it is not changed by what a visitor
 * says, and not told either: who reads the mailbox says it again with the code.
 */
async function begin(said: Said, id: string, { deps, doer, from, language }: Visitor): Promise<SignUpBegun> {
  const { email, first_name, last_name, userType } = said
  await takeOrRefuse(deps, { what: 'signUp', from })
  await takeOrRefuse(deps, { what: 'sendCode', from, account: email })
  const fresh = await freshCode()
  await inTransaction(deps.db, async (tx) => {
    const known = await accountOf(tx, email)
    if (known && !known.isFree) throw refused('account.email-taken')
    const summary = `${fullName(said)} began to sign up`
    // What is there stays as it is. It is written in any case, so that the time it takes does not tell what a director has noted.
    const row = { ...said, id: known?.id ?? id }
    const user = await userStore.insert(tx, row, { ...doer, id: doer.id ?? id }, { summary }, (there) => there.id === known?.id)
    await sendCode(tx, fresh, { user: user.id, sentTo: email, about: 'sign-up', language }, deps.now())
  })
  return { email, first_name, last_name, userType, confirmed: false }
}

/** Only an admin chooses what somebody becomes; of everybody else it is an angler (A17). */
export function createTempAccount(body: Body<'createTempUserAccount'>, visitor: Visitor): Promise<SignUpBegun> {
  const { _id, email, first_name, last_name } = body
  const userType = isAdmin(visitor.actor) ? (body.userType ?? user.starts.userType) : user.starts.userType
  if (userType !== 'Angler') demandFresh(visitor.actor)
  return begin({ email, first_name: first_name || PLACEHOLDER_NAME, last_name: last_name ?? '', userType }, _id ?? newId(), visitor)
}

/** The same with everything that is known of a person. */
export function register({ _id, ...fields }: Body<'register'>, visitor: Visitor): Promise<SignUpBegun> {
  const phone = fields.phone ? { phone: tenDigits(fields.phone) } : {}
  return begin({ ...fields, ...phone, userType: 'Angler' }, _id ?? newId(), visitor)
}
