import { refused } from '@ramplight/domain/kernel/errors'
import { fullName } from '@ramplight/domain/registration/full-name'
import { type UserRow, userStore } from '#features/people/users/index'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import type { Tx } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import type { Language } from '#platform/http/language-of'
import { takeOrRefuse } from './attempts.ts'
import { freshCode, rightCode, sendCode, useCode } from './codes.ts'

type Asking = { user: string; deps: Deps; doer: Doer; from: string; language: Language }

/** Who asks, held as they are, with the number that is to be proved. */
async function holdNumber(tx: Tx, user: string): Promise<UserRow & { phone: string }> {
  const row = await userStore.find(tx, user, 'update')
  if (!row?.phone) throw refused('code.no-phone')
  return { ...row, phone: row.phone }
}

/** Sends a code to the number in one's own record. Counted by the number and by the account: a stranger's phone is not rung all day. */
export async function sendPhoneCode({ user, deps, from, language }: Asking): Promise<void> {
  const phone = (await userStore.find(deps.db, user))?.phone
  if (!phone) throw refused('code.no-phone')
  await takeOrRefuse(deps, { what: 'provePhone', from, account: user })
  await takeOrRefuse(deps, { what: 'sendCode', from, account: phone })
  const fresh = await freshCode()
  await inTransaction(deps.db, async (tx) => {
    const row = await holdNumber(tx, user)
    // Changed meanwhile: the new number has not been counted.
    if (row.phone !== phone) throw refused('code.no-phone')
    await sendCode(tx, fresh, { user, sentTo: phone, about: 'own-phone', language }, deps.now())
  })
}

/** From here on the number says who they are. The code of another account with the same number is a wrong one. */
export async function confirmPhone(code: string, { user, deps, doer, from }: Asking): Promise<UserRow> {
  const sentTo = (await userStore.find(deps.db, user))?.phone
  if (!sentTo) throw refused('code.no-phone')
  const proof = await rightCode(deps, { purpose: 'own-phone', sentTo, code, from, user }, 'code.wrong-phone')
  return inTransaction(deps.db, async (tx) => {
    const row = await holdNumber(tx, user)
    if (row.phone !== sentTo) throw refused('code.wrong-phone')
    await useCode(tx, proof, deps.now(), 'code.wrong-phone')
    const about = { summary: `${fullName(row)} proved the phone` }
    return userStore.update(tx, user, { phoneProvenAt: doer.at }, undefined, doer, about)
  })
}
