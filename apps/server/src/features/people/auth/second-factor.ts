import { createHmac, randomBytes } from 'node:crypto'
import type { NewFactor } from '@ramplight/contract/people/auth'
import { FACTOR_OF_DIRECTORS } from '@ramplight/contract/people/second-factor'
import { brand } from '@ramplight/domain/kernel/brand'
import { refused } from '@ramplight/domain/kernel/errors'
import { and, eq, lt, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { UserRow } from '#features/people/users/index'
import { settingOf } from '#features/system/admin-settings/index'
import { inTransaction } from '#platform/database/in-transaction'
import type { Queryable, Tx } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import { leaveMessage } from '#platform/outgoing/leave-message'
import { noteRefusal } from '#platform/security/note-security'
import { giveBack, takeOrRefuse } from './attempts.ts'
import { recoveryCodes, secondFactors } from './auth.table.ts'
import { LETTERS } from './letters.ts'
import { openKey, sealKey } from './sealed-key.ts'
import { languagesOf } from './sessions.ts'

/** Seconds that one code counts; the one before and the one after it count, too, for clocks that are off. */
const STEP_SECONDS = 30
const STEPS_OFF = 1
const CODES = 10
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const totpOf = (key: string, label: string = brand.name) =>
  new TOTP({ issuer: brand.name, label, secret: Secret.fromBase32(key), algorithm: 'SHA1', digits: 6, period: STEP_SECONDS })
const plain = (typed: string) => typed.toUpperCase().replace(/[\s-]/g, '')
const isOfApp = (typed: string) => /^\d{6}$/.test(typed)
const hashOf = (code: string, deps: Pick<Deps, 'signingKey'>) => createHmac('sha256', deps.signingKey).update(code).digest('base64url')

const rowOf = async (db: Queryable, user: string) => (await db.select().from(secondFactors).where(eq(secondFactors.user, user)))[0]

/** Whether somebody is asked for a second step. */
export const hasFactor = async (db: Queryable, user: string): Promise<boolean> => !!(await rowOf(db, user))?.sealedKey

/** Whether a second step was set up, or begun, after that moment. */
export async function isFactorSince(db: Queryable, user: string, at: string): Promise<boolean> {
  const row = await rowOf(db, user)
  return !!row && (row.since === null || row.since >= at)
}

/** Whether this person has to have one: a director, where a system admin has said so. */
export const mustHaveFactor = async (db: Queryable, { userType }: Pick<UserRow, 'userType'>): Promise<boolean> =>
  userType === 'Director' && (await settingOf(db, FACTOR_OF_DIRECTORS)) === true

export async function factorState(deps: Deps, user: UserRow): Promise<{ since: string | null; codesLeft: number; isRequired: boolean }> {
  const row = await rowOf(deps.db, user.id)
  const codesLeft = await deps.db.$count(recoveryCodes, eq(recoveryCodes.user, user.id))
  return { since: row?.since ?? null, codesLeft, isRequired: await mustHaveFactor(deps.db, user) }
}

/** A new key, which counts once a code of it is typed. */
export async function beginFactor(deps: Deps, { id, email }: Pick<UserRow, 'id' | 'email'>): Promise<NewFactor> {
  const key = new Secret({ size: 20 }).base32
  const sealedNext = sealKey(key, id, deps.signingKey)
  await deps.db
    .insert(secondFactors)
    .values({ user: id, sealedNext })
    .onConflictDoUpdate({ target: secondFactors.user, set: { sealedNext } })
  return { key, address: totpOf(key, email ?? brand.name).toString() }
}

/** The step of time that a code belongs to; null when it is none of this key. */
function stepOf(sealed: string, user: string, typed: string, deps: Deps): number | null {
  const timestamp = deps.now().getTime()
  const off = totpOf(openKey(sealed, user, deps.signingKey)).validate({ token: typed, timestamp, window: STEPS_OFF })
  return off === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + off
}

type Typed = { user: string; code: string; from: string }

/** Every try is counted before it is looked at; one that was right is given back. */
async function counted(deps: Deps, { user, code, from }: Typed, isRight: (typed: string) => Promise<boolean>): Promise<void> {
  const typed = plain(code)
  if (!typed) throw refused('factor.needed')
  const attempt = { what: 'tryFactor', from, account: user } as const
  await takeOrRefuse(deps, attempt)
  if (!(await isRight(typed))) {
    await noteRefusal(deps, { kind: 'second-step-failed', user })
    throw refused('factor.wrong')
  }
  await giveBack(deps, attempt)
}

/** Takes a code of the app or a recovery code, or refuses. Either is taken once: of two at the same moment one is. */
export function takeFactor(deps: Deps, given: Typed): Promise<void> {
  const { user } = given
  return counted(deps, given, async (typed) => {
    const row = await rowOf(deps.db, user)
    if (!row?.sealedKey) return false
    if (!isOfApp(typed)) {
      const spent = and(eq(recoveryCodes.user, user), eq(recoveryCodes.codeHash, hashOf(typed, deps)))
      return (await deps.db.delete(recoveryCodes).where(spent).returning()).length > 0
    }
    const lastStep = stepOf(row.sealedKey, user, typed, deps)
    if (lastStep === null) return false
    const newer = and(eq(secondFactors.user, user), lt(secondFactors.lastStep, lastStep))
    return (await deps.db.update(secondFactors).set({ lastStep }).where(newer).returning()).length > 0
  })
}

/**
 * The first code of a new key: from here on it is asked for. Answers the recovery codes, this one time. Another app in the place of
 * one is no new second step: it is there since the first.
 */
export async function confirmFactor(deps: Deps, given: Typed, person: Pick<UserRow, 'id' | 'email'>): Promise<string[]> {
  const { user } = given
  let next = null as { sealedKey: string; lastStep: number } | null
  await counted(deps, given, async (typed) => {
    const row = await rowOf(deps.db, user)
    const sealed = row?.sealedNext ?? row?.sealedKey
    const lastStep = sealed ? stepOf(sealed, user, typed, deps) : null
    if (!sealed || lastStep === null) return false
    if (row?.sealedNext) next = { sealedKey: sealed, lastStep }
    return true
  })
  // It was turned on before, and the answer was lost on its way.
  if (!next) throw refused('factor.on')
  return inTransaction(deps.db, async (tx) => {
    await tx
      .update(secondFactors)
      .set({ ...next, sealedNext: null, since: sql`coalesce(${secondFactors.since}, ${deps.now().toISOString()})` })
      .where(eq(secondFactors.user, user))
    await tell(tx, person, 'factorOn', deps.now())
    return replaceCodes(tx, user, deps)
  })
}

/** Ten new ones; those of before are worth nothing. */
export async function replaceCodes(tx: Tx, user: string, deps: Pick<Deps, 'signingKey'>): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => Array.from(randomBytes(16), (byte) => ALPHABET[byte & 31]).join(''))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user, user))
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ user, codeHash: hashOf(code, deps) })))
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'))
}

/** No second step any more, and nobody of whom it was taken hears of it by chance. Answers whether there was one. */
export async function removeFactor(tx: Tx, person: Pick<UserRow, 'id' | 'email'>, now: Date): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user, person.id))
  const gone = await tx.delete(secondFactors).where(eq(secondFactors.user, person.id)).returning()
  const wasOn = gone.some(({ sealedKey }) => sealedKey)
  if (wasOn) await tell(tx, person, 'factorOff', now)
  return wasOn
}

/** Whoever has a stranger's second step on their account cannot log in: what they are told to do has to work without. */
const LEADS_TO = { factorOn: '/contact-us', factorOff: '/my-data' } as const

async function tell(tx: Tx, { id, email }: Pick<UserRow, 'id' | 'email'>, what: keyof typeof LEADS_TO, now: Date): Promise<void> {
  if (!email) return
  const language = (await languagesOf(tx, [id]))(id)
  const message = { kind: 'mail', to: email, ...LETTERS[language][what], link: LEADS_TO[what], language } as const
  await leaveMessage(tx, message, { at: now.toISOString(), about: id })
}
