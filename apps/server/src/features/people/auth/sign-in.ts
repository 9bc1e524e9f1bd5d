import type { LoginAnswer } from '@ramplight/contract/people/auth'
import { DomainError, refused } from '@ramplight/domain/kernel/errors'
import { eq } from 'drizzle-orm'
import { accountOf, mergedAccountOf, people, presentSelf, userStore } from '#features/people/users/index'
import type { Doer } from '#platform/audit/doer'
import { writeAudit } from '#platform/audit/write-audit'
import { passwordMatches } from '#platform/auth/passwords'
import { signToken } from '#platform/auth/tokens'
import { inTransaction } from '#platform/database/in-transaction'
import type { Deps } from '#platform/http/deps'
import { noteRefusal } from '#platform/security/note-security'
import { countsOf, giveAttemptBack, isKnownHere, networkOf, takeAttempt } from './login-throttle.ts'
import { publicParkingKey } from './parking-keys.ts'
import { refusedInWords } from './refused-in-words.ts'
import { beginFactor, confirmFactor, hasFactor, mustHaveFactor, takeFactor } from './second-factor.ts'
import { actorOfSession, openSession } from './sessions.ts'

export type From = { ip: string; device: string | null }

/** E-mail and password for a token. An unknown e-mail and a wrong password are the same answer in the same time. */
export async function signIn(
  deps: Deps,
  given: { email: string; password: string; code?: string | undefined },
  from: From,
): Promise<LoginAnswer> {
  const { db } = deps
  const now = deps.now()
  const email = given.email.toLowerCase()
  const network = networkOf(from.ip)
  const account = await accountOf(db, email)

  const known = await isKnownHere(db, account?.id, network, now)
  const counts = await countsOf(deps.outside, { email, network, known }, now)
  const minutes = await takeAttempt(deps.outside, counts, now)
  if (minutes !== null) {
    await noteRefusal(deps, { kind: 'sign-in-throttled', user: account?.id })
    return refusedInWords(refused('login.too-many', { minutes }))
  }
  const merged = await mergedAccountOf(db, email)
  const isRight = await passwordMatches((account ?? merged)?.passwordHash, given.password)
  // Only who knows the password of the account that left hears where it went.
  if (!account && merged && isRight) return refusedInWords(refused('login.merged', { email: hinted(merged.into) }))
  if (!isRight || !account) {
    await noteRefusal(deps, { kind: 'sign-in-failed', user: account?.id })
    return refusedInWords(refused('login.failed'))
  }
  await giveAttemptBack(deps.outside, counts, now)
  if (!account.active) return refusedInWords(refused('login.inactive'))
  if (!account.confirmed) return refusedInWords(refused('login.unproved'))
  return secondStep(deps, { account, code: given.code ?? '', from })
}

/** `l…@lake.test`: enough for who it belongs to. */
const hinted = (email: string): string => email.replace(/^(.)[^@]*/, '$1…')

type SecondStep = { account: NonNullable<Awaited<ReturnType<typeof accountOf>>>; code: string; from: From }

/** The password was right. Who has a second step types its code; who has to have one sets it up with this sign-in. */
async function secondStep(deps: Deps, { account, code, from }: SecondStep): Promise<LoginAnswer> {
  const user = account.id
  const typed = { user, code, from: from.ip }
  try {
    if (await hasFactor(deps.db, user)) {
      await takeFactor(deps, typed)
      return welcome(deps, user, from)
    }
    const row = await userStore.find(deps.db, user)
    if (!row || !(await mustHaveFactor(deps.db, row))) return welcome(deps, user, from)
    if (!code) return { ...refusedInWords(refused('factor.set-up')), setUp: await beginFactor(deps, row) }
    const recoveryCodes = await confirmFactor(deps, typed, row)
    return { ...(await welcome(deps, user, from)), recoveryCodes }
  } catch (error) {
    if (error instanceof DomainError && /^(factor|attempts)\./.test(error.code)) return refusedInWords(error)
    throw error
  }
}

/** Opens a session for somebody who has proved who they are. */
export async function welcome(deps: Deps, user: string, from: From): Promise<LoginAnswer> {
  const now = deps.now()
  const doer: Doer = { id: user, at: now.toISOString(), device: from.device }
  const session = await inTransaction(deps.db, async (tx) => {
    await tx.update(people).set({ lastLoginAt: doer.at }).where(eq(people.id, user))
    await writeAudit(tx, doer, { action: 'signed-in', family: 'users', record: user, summary: 'Logged in' })
    return openSession(tx, user, now, { address: networkOf(from.ip), device: from.device })
  })
  const [row, actor] = await Promise.all([userStore.find(deps.db, user), actorOfSession(deps.db, { session, user }, now)])
  if (!row || !actor) return refusedInWords(refused('login.failed'))
  const parkingKey = await publicParkingKey(deps.db, user, now)
  return { status: true, user: presentSelf(row, actor), token: await signToken({ user, session }, deps.signingKey, now), parkingKey }
}
