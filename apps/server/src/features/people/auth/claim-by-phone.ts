import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { MOST_OF_A_PHONE, type signUpCalls } from '@ramplight/contract/people/sign-up'
import type { AnglerName, User } from '@ramplight/contract/people/users'
import { refused } from '@ramplight/domain/kernel/errors'
import { fullName } from '@ramplight/domain/registration/full-name'
import { tenDigits } from '@ramplight/domain/registration/ten-digits'
import { and, eq, sql } from 'drizzle-orm'
import { atNumber, hasNoPassword, people, presentSkinny, type UserRow, userStore } from '#features/people/users/index'
import { inTransaction } from '#platform/database/in-transaction'
import type { Queryable } from '#platform/database/types'
import { takeOrRefuse } from './attempts.ts'
import { accountCodes } from './auth.table.ts'
import { freshCode, rightCode, sendCode, sendNothing, textCode, useCode } from './codes.ts'
import type { Visitor } from './sign-up.ts'

/** The e-mail that is there came with a claim nobody has finished: a mistyped one can be claimed once more. */
const isClaimLeftOpen = sql`exists (select 1 from ${accountCodes} where ${accountCodes.user} = ${people.id} and ${accountCodes.kind} = 'mail'
  and ${accountCodes.about} = 'claim' and ${accountCodes.sentTo} = lower(${people.email}))`

/** A90: an angler a director has noted with a phone and no e-mail, who has never proved a mailbox or set a password. */
const mayBeClaimed = sql<boolean>`(${people.active} and not ${people.confirmed} and ${hasNoPassword} and (${people.email} is null or ${isClaimLeftOpen}))`

const anglersWith = (phone: string) => and(atNumber([phone], 'counts'), eq(people.userType, 'Angler'))

/** A father and a son may have one phone: all whom it stands for. */
const claimable = (db: Queryable, phone: string): Promise<UserRow[]> =>
  userStore.list(db, and(anglersWith(phone), mayBeClaimed), { limit: MOST_OF_A_PHONE })

/** Whose records a phone that was proved may claim: their names, and where they come from. */
export async function claimedBy(db: Queryable, phone: string): Promise<AnglerName[]> {
  const rows = await claimable(db, phone)
  return rows.map(({ id, first_name, last_name, city, state }) => ({ _id: id, first_name, last_name, city, state }))
}

/** Nobody is looked up: what is answered cannot say who has the number, nor how long looking took. */
export async function checkPhone({ deps, from }: Visitor) {
  await takeOrRefuse(deps, { what: 'look', from })
  return [{ sendsCode: true as const }]
}

/** Sends a code to a phone, if there is an account to claim with it. Nobody is told whether. */
export async function sendPhoneCode(phone: string, { deps, from, language }: Visitor): Promise<void> {
  const sentTo = tenDigits(phone)
  await takeOrRefuse(deps, { what: 'sendCode', from, account: sentTo })
  const fresh = await freshCode()
  await inTransaction(deps.db, async (tx) => {
    const found = await claimable(tx, phone)
    if (found.length)
      await textCode(
        tx,
        fresh,
        found.map(({ id }) => id),
        { sentTo, language },
        deps.now(),
      )
    else await sendNothing(tx, deps.now())
  })
}

/**
 * Writes the e-mail of an account whose phone was proved by the code, and sends a code to that mailbox. The account stays
 * unconfirmed and without a password: only who reads that mailbox completes it.
 */
export async function claimByPhone(body: BodyOf<typeof signUpCalls.updateTempUserAccount>, visitor: Visitor): Promise<User> {
  const { deps, doer, from, language } = visitor
  const { phone, code, email, user: chosen, ...names } = body
  const proof = await rightCode(deps, { purpose: 'claim', sentTo: tenDigits(phone), code, from })
  await takeOrRefuse(deps, { what: 'sendCode', from, account: email })
  const fresh = await freshCode()
  const row = await inTransaction(deps.db, async (tx) => {
    await useCode(tx, proof, deps.now())
    const whose = await claimable(tx, phone)
    if (whose.length > 1 && !chosen) throw refused('claim.whose')
    const [user] = await userStore.lockMany(tx, [chosen ?? proof.user])
    const still = user && (await userStore.list(tx, and(eq(people.id, user.id), anglersWith(phone), mayBeClaimed)))[0]
    if (!still) throw refused('code.wrong')
    const summary = `${fullName(still)} proved the phone and gave an email`
    const changes = { ...names, email, phoneProvenAt: doer.at }
    const changed = await userStore.update(tx, still.id, changes, undefined, { ...doer, id: doer.id ?? still.id }, { summary })
    await sendCode(tx, fresh, { user: still.id, sentTo: email, about: 'claim', language }, deps.now())
    return changed
  })
  return { ...presentSkinny(row), email }
}
