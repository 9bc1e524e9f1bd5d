import { createHash, randomBytes } from 'node:crypto'
import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { authCalls } from '@ramplight/contract/people/auth'
import { refused } from '@ramplight/domain/kernel/errors'
import { fullName } from '@ramplight/domain/registration/full-name'
import { and, eq, gt, gte, isNull, ne, sql } from 'drizzle-orm'
import { people, storePassword, type UserRow, userStore } from '#features/people/users/index'
import { inTransaction } from '#platform/database/in-transaction'
import type { Tx } from '#platform/database/types'
import { leaveMessage } from '#platform/outgoing/leave-message'
import { noteSecurity } from '#platform/security/note-security'
import { takeOrRefuse } from './attempts.ts'
import { emailChanges } from './auth.table.ts'
import { freshCode, rightCode, sendCode, useCode } from './codes.ts'
import { LETTERS } from './letters.ts'
import { removePasskeysSince } from './passkeys.ts'
import { isFactorSince, removeFactor } from './second-factor.ts'
import { languagesOf, revokeSessionsOf } from './sessions.ts'
import type { Visitor } from './sign-up.ts'

/** So long the address before can take a change back: over a weekend at the water. */
const UNDO_HOURS = 72
/** 256 bits: no slow hash is needed to keep it from being guessed. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Notes that the e-mail of an account has changed, tells the address before, and gives it a link to take it back. The secret
 * stands behind the `#`, which no browser sends, so no log has it.
 */
export async function tellBefore(tx: Tx, user: Pick<UserRow, 'id'>, before: string, now: Date): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const [at, undoUntil] = [now.toISOString(), new Date(now.getTime() + UNDO_HOURS * 3_600_000).toISOString()]
  await tx.insert(emailChanges).values({ id: newId(), user: user.id, before, at, undoHash: hashOf(token), undoUntil })
  const language = (await languagesOf(tx, [user.id]))(user.id)
  const { subject, text } = LETTERS[language].emailChanged
  const link = `/undo-email#${token}`
  await leaveMessage(
    tx,
    { kind: 'mail', to: before, subject, text: text(UNDO_HOURS), link, language, secret: true, goodUntil: undoUntil },
    { at, about: user.id },
  )
}

/** The new e-mail counts from here on. */
export async function confirmEmail({ email, code }: BodyOf<typeof authCalls.confirmEmail>, { deps, doer, from }: Visitor): Promise<void> {
  const proof = await rightCode(deps, { purpose: 'email', sentTo: email, code, from })
  await inTransaction(deps.db, async (tx) => {
    await useCode(tx, proof, deps.now())
    const row = await userStore.find(tx, proof.user, 'update')
    if (!row) throw refused('code.wrong')
    const summary = `${fullName(row)} has a new email`
    await userStore.update(tx, row.id, { email, confirmed: true }, undefined, { ...doer, id: doer.id ?? row.id }, { summary })
    await noteSecurity(tx, deps.now(), { kind: 'email-changed', user: row.id })
    if (row.email) await tellBefore(tx, row, row.email, deps.now())
  })
}

/**
 * Takes a change of e-mail back, with whatever changed after it. Whoever did it may know the password and be signed in: both
 * end, and a new password goes by a code to the mailbox that is back.
 */
export async function undoEmail({ token }: BodyOf<typeof authCalls.undoEmail>, { deps, doer, from, language }: Visitor): Promise<void> {
  await takeOrRefuse(deps, { what: 'undoEmail', from })
  const [now, fresh] = [deps.now(), await freshCode()]
  const undoable = and(gt(emailChanges.undoUntil, now.toISOString()), isNull(emailChanges.undoneAt))
  await inTransaction(deps.db, async (tx) => {
    const [change] = await tx
      .select()
      .from(emailChanges)
      .where(and(eq(emailChanges.undoHash, hashOf(token)), undoable))
      .for('update')
    const row = change && (await userStore.find(tx, change.user, 'update'))
    if (!change || !row) throw refused('undo.over')
    await freeAddress(tx, change.before, row.id)
    const summary = `${fullName(row)} undid a new email`
    await userStore.update(tx, row.id, { email: change.before, confirmed: true }, undefined, { ...doer, id: row.id }, { summary })
    await storePassword(tx, row.id, null)
    // Set up after the change, it may be a stranger's app; it is set up again in a minute.
    if (await isFactorSince(tx, row.id, change.at)) await removeFactor(tx, { ...row, email: change.before }, now)
    await removePasskeysSince(tx, row.id, change.at)
    await noteSecurity(tx, now, { kind: 'email-taken-back', user: row.id })
    await revokeSessionsOf(tx, row.id, now)
    await tx
      .update(emailChanges)
      .set({ undoneAt: now.toISOString() })
      .where(and(eq(emailChanges.user, row.id), gte(emailChanges.at, change.at)))
    await sendCode(tx, fresh, { user: row.id, sentTo: change.before, about: 'reset', language }, now)
  })
}

/** An address that somebody typed meanwhile and has not proved is no reason to keep it from who reads it. */
async function freeAddress(tx: Tx, email: string, user: string): Promise<void> {
  await tx
    .update(people)
    .set({ email: null })
    .where(and(eq(sql`lower(${people.email})`, email.toLowerCase()), ne(people.id, user), eq(people.confirmed, false)))
}
