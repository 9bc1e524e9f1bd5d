import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { LoginAnswer } from '@ramplight/contract/people/auth'
import type { CodeAnswer, signUpCalls } from '@ramplight/contract/people/sign-up'
import { DomainError, refused } from '@ramplight/domain/kernel/errors'
import { fullName } from '@ramplight/domain/registration/full-name'
import { tenDigits } from '@ramplight/domain/registration/ten-digits'
import { accountOf, presentSkinny, storePassword, userStore } from '#features/people/users/index'
import { knownOf } from '#features/people/users/related/index'
import { hashNewPassword } from '#platform/auth/passwords'
import { inTransaction } from '#platform/database/in-transaction'
import { toRecord } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import { noteSecurity } from '#platform/security/note-security'
import { takeOrRefuse } from './attempts.ts'
import { claimedBy } from './claim-by-phone.ts'
import { freshCode, markProved, rightCode, sendCode, sendNothing, useCode } from './codes.ts'
import { refusedInWords } from './refused-in-words.ts'
import { hasFactor, mustHaveFactor } from './second-factor.ts'
import { revokeSessionsOf } from './sessions.ts'
import { welcome } from './sign-in.ts'
import type { Visitor } from './sign-up.ts'

type Body<Call extends keyof typeof signUpCalls> = BodyOf<(typeof signUpCalls)[Call]>

/** A refusal of a code is an answer in words (A12). */
const said = (error: unknown) => {
  if (error instanceof DomainError && /^(code|attempts|factor)\./.test(error.code)) return refusedInWords(error)
  throw error
}

/** Sends a temporary password to whoever reads the mailbox of an account; nobody else learns whether there is one. */
export async function sendReset(email: string, { deps, from, language }: Visitor): Promise<void> {
  await takeOrRefuse(deps, { what: 'sendCode', from, account: email })
  const fresh = await freshCode()
  await inTransaction(deps.db, async (tx) => {
    const account = await accountOf(tx, email)
    await noteSecurity(tx, deps.now(), { kind: 'reset-asked', user: account?.id })
    if (account?.active) await sendCode(tx, fresh, { user: account.id, sentTo: email, about: 'reset', language }, deps.now())
    else await sendNothing(tx, deps.now())
  })
}

/** Whether the temporary password is right. It is proved then, and waits for the new password. */
export async function checkReset({ email, password }: Body<'passwordResetCheck'>, { deps, from }: Visitor): Promise<CodeAnswer> {
  try {
    const code = await rightCode(deps, { purpose: 'password', sentTo: email, code: password, from }, 'code.wrong-password')
    await markProved(deps.db, code, deps.now())
    const row = await userStore.find(deps.db, code.user)
    return row ? { status: true, user: toRecord(row) } : refusedInWords(refused('code.wrong-password'))
  } catch (error) {
    return said(error)
  }
}

/**
 * Proves a mailbox, whose reader may set the password then, or a phone, which opens the record to be claimed
 * (`claim-by-phone.ts`). By itself it lets nobody in.
 */
export async function activate({ email, phone, code = '' }: Body<'activate'>, { deps, from }: Visitor): Promise<CodeAnswer> {
  try {
    const to = email ? { purpose: 'prove' as const, sentTo: email } : { purpose: 'claim' as const, sentTo: tenDigits(phone ?? '') }
    const proof = await rightCode(deps, { ...to, code, from })
    await markProved(deps.db, proof, deps.now())
    const row = await userStore.find(deps.db, proof.user)
    if (!row) return refusedInWords(refused('code.wrong'))
    return email
      ? { status: true, user: toRecord(row) }
      : { status: true, user: presentSkinny(row), people: await claimedBy(deps.db, proof.sentTo) }
  } catch (error) {
    return said(error)
  }
}

/**
 * Notes that the mailbox is the person's, with what else they say. Whatever came before the proof may be a stranger's: with the
 * first one every session ends, and no older password counts.
 */
async function confirm(tx: Tx, id: string, fields: object, doer: Visitor['doer'], what: string) {
  const row = await userStore.find(tx, id, 'update')
  if (!row) throw refused('code.wrong')
  if (!row.confirmed) {
    await storePassword(tx, id, null)
    await revokeSessionsOf(tx, id, new Date(doer.at))
  }
  const changes = { ...fields, confirmed: true }
  const summary = `${fullName(row)} ${what}`
  return userStore.update(tx, id, changes, undefined, { ...doer, id }, { summary })
}

/** Sets the password of the account whose code was proved, once; every session that was open before ends. */
export async function completeRegistration(body: Body<'completeRegistration'>, { deps, doer, from }: Visitor): Promise<void> {
  const { email, code, password, ...fields } = body
  const proof = await rightCode(deps, { purpose: 'password', sentTo: email, code, from })
  if (!proof.provedAt) throw refused('code.wrong')
  const passwordHash = await hashNewPassword(password, knownOf(fields, await userStore.find(deps.db, proof.user)))
  const phone = fields.phone ? { phone: tenDigits(fields.phone) } : {}
  await inTransaction(deps.db, async (tx) => {
    await useCode(tx, proof, deps.now())
    await confirm(tx, proof.user, { ...fields, ...phone }, doer, 'set a password')
    await storePassword(tx, proof.user, passwordHash)
    await noteSecurity(tx, deps.now(), { kind: 'password-changed', user: proof.user })
    await revokeSessionsOf(tx, proof.user, deps.now())
  })
}

/** Signs in once with a temporary password: who has it reads the mailbox. */
export async function tempLogin({ email, password }: Body<'tempLogin'>, { deps, doer, from }: Visitor): Promise<LoginAnswer> {
  try {
    const code = await rightCode(deps, { purpose: 'enter', sentTo: email, code: password, from }, 'code.wrong-password')
    const row = await userStore.find(deps.db, code.user)
    // A mailbox alone is not two steps.
    if (!row || (await hasFactor(deps.db, row.id)) || (await mustHaveFactor(deps.db, row))) throw refused('factor.not-here')
    await inTransaction(deps.db, async (tx) => {
      await useCode(tx, code, deps.now(), 'code.wrong-password')
      await confirm(tx, code.user, {}, doer, 'signed in with a temporary password')
    })
    return welcome(deps, code.user, { ip: from, device: doer.device })
  } catch (error) {
    return said(error)
  }
}
