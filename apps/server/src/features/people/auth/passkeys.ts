import { randomBytes } from 'node:crypto'
import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { LoginAnswer } from '@ramplight/contract/people/auth'
import { MOST_PASSKEYS, type Passkey, type passkeyCalls } from '@ramplight/contract/people/passkeys'
import { brand } from '@ramplight/domain/kernel/brand'
import { refused } from '@ramplight/domain/kernel/errors'
import { fullName } from '@ramplight/domain/registration/full-name'
import { and, asc, eq, gt, gte, isNull, lt } from 'drizzle-orm'
import { type UserRow, userStore } from '#features/people/users/index'
import type { Tx } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import { leaveMessage } from '#platform/outgoing/leave-message'
import { noteRefusal } from '#platform/security/note-security'
import { giveBack, takeOrRefuse } from './attempts.ts'
import { LETTERS } from './letters.ts'
import { passkeyChallenges, passkeys } from './passkeys.table.ts'
import { refusedInWords } from './refused-in-words.ts'
import { languagesOf } from './sessions.ts'
import { type From, welcome } from './sign-in.ts'

/** Loaded when the first passkey is checked: it tries out kinds of keys as it loads, and Node.js warns of those that are new to it. */
const library = () => import('@simplewebauthn/server')

const CHALLENGE_MINUTES = 5
const TIMEOUT_MS = CHALLENGE_MINUTES * 60_000

/** Who a passkey is for: the address of this server as people's browsers see it. */
export type Site = { origin: string; rpId: string }

export const siteAt = (address: string): Site => {
  const { origin, hostname } = new URL(address)
  return { origin, rpId: hostname }
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

const shown = ({ id, name, createdAt, lastUsedAt }: typeof passkeys.$inferSelect): Passkey => ({ _id: id, name, createdAt, lastUsedAt })

/** The passkeys of a person, the oldest first. */
export const passkeysOf = async (deps: Pick<Deps, 'db'>, user: string): Promise<Passkey[]> => (await rowsOf(deps, user)).map(shown)

const rowsOf = ({ db }: Pick<Deps, 'db'>, user: string) =>
  db.select().from(passkeys).where(eq(passkeys.user, user)).orderBy(asc(passkeys.createdAt), asc(passkeys.id))

/** A new challenge; those that nobody answered in time go. */
async function challengeFor({ db, now }: Deps, user: string | null): Promise<string> {
  const at = now()
  const challenge = base64url(randomBytes(32))
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, at.toISOString()))
  await db.insert(passkeyChallenges).values({ challenge, user, expiresAt: new Date(at.getTime() + TIMEOUT_MS).toISOString() })
  return challenge
}

/** Whether we asked with this, a short while ago and this person; it is gone then, whatever the answer is worth. */
const spend =
  ({ outside, now }: Deps, user: string | null) =>
  async (challenge: string): Promise<boolean> => {
    const { challenge: key, user: whose, expiresAt } = passkeyChallenges
    const mine = user === null ? isNull(whose) : eq(whose, user)
    const gone = await outside
      .delete(passkeyChallenges)
      .where(and(eq(key, challenge), mine, gt(expiresAt, now().toISOString())))
      .returning()
    return gone.length === 1
  }

/** What a browser is asked with to make a passkey. */
export async function beginPasskey(deps: Deps, row: UserRow, { rpId }: Site) {
  const known = await rowsOf(deps, row.id)
  if (known.length >= MOST_PASSKEYS) throw refused('passkey.too-many', { most: MOST_PASSKEYS })
  return {
    challenge: await challengeFor(deps, row.id),
    ...{ rpId, rpName: brand.name, timeout: TIMEOUT_MS },
    user: { id: base64url(Buffer.from(row.id)), name: row.email ?? fullName(row), displayName: fullName(row) },
    exclude: known.map(({ credential, transports }) => ({ id: credential, transports })),
  }
}

type Made = BodyOf<(typeof passkeyCalls)['addPasskey']>

type Checked = Pick<typeof passkeys.$inferInsert, 'credential' | 'publicKey' | 'counter'>

/** What the browser has made, for what we asked this person just now. Outside of any transaction: a challenge is spent, come what may. */
export async function checkPasskey(deps: Deps, row: UserRow, made: Made, { origin, rpId }: Site): Promise<Checked> {
  const response = {
    ...{ id: made.credential, rawId: made.credential, type: 'public-key' as const, clientExtensionResults: {} },
    response: { clientDataJSON: made.clientDataJSON, attestationObject: made.attestationObject },
  }
  const { verifyRegistrationResponse } = await library()
  const checked = await verifyRegistrationResponse({
    ...{ response, expectedChallenge: spend(deps, row.id), expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true },
  }).catch(() => null)
  if (!checked?.verified) throw refused('passkey.refused')
  const { id: credential, publicKey, counter } = checked.registrationInfo.credential
  return { credential, publicKey: base64url(publicKey), counter }
}

/** Keeps a passkey of this person, and tells them. */
export async function keepPasskey(tx: Tx, row: UserRow, made: Made, checked: Checked, at: string): Promise<Passkey> {
  const [added] = await tx
    .insert(passkeys)
    .values({ id: newId(), user: row.id, name: made.name, ...checked, transports: made.transports ?? [], createdAt: at })
    .onConflictDoNothing({ target: passkeys.credential })
    .returning()
  if (!added) throw refused('passkey.refused')
  await tell(tx, row, at)
  return shown(added)
}

async function tell(tx: Tx, { id, email }: Pick<UserRow, 'id' | 'email'>, at: string): Promise<void> {
  if (!email) return
  const language = (await languagesOf(tx, [id]))(id)
  await leaveMessage(tx, { kind: 'mail', to: email, ...LETTERS[language].passkey, link: '/my-data', language }, { at, about: id })
}

/** Those that were added since then go: whoever had the account meanwhile may have made them. */
export const removePasskeysSince = (tx: Tx, user: string, at: string): Promise<unknown> =>
  tx.delete(passkeys).where(and(eq(passkeys.user, user), gte(passkeys.createdAt, at)))

/** What a browser is asked with to sign somebody in. */
export async function askPasskey(deps: Deps, from: string, { rpId }: Site) {
  await takeOrRefuse(deps, { what: 'look', from })
  return { challenge: await challengeFor(deps, null), rpId, timeout: TIMEOUT_MS }
}

type Signed = BodyOf<(typeof passkeyCalls)['signInByPasskey']>

/** Whoever holds a passkey of an account, and proved to the device that it is theirs, is in: these are both steps. */
export async function signInByPasskey(deps: Deps, signed: Signed, from: From, site: Site): Promise<LoginAnswer> {
  const attempt = { what: 'tryPasskey', from: from.ip } as const
  await takeOrRefuse(deps, attempt)
  const [key] = await deps.db.select().from(passkeys).where(eq(passkeys.credential, signed.credential))
  if (!key || !(await isSigned(deps, key, signed, site))) {
    await noteRefusal(deps, { kind: 'sign-in-failed', user: key?.user })
    return refusedInWords(refused('passkey.refused'))
  }
  await giveBack(deps, attempt)
  const account = await userStore.find(deps.db, key.user)
  if (!account?.active) return refusedInWords(refused('login.inactive'))
  if (!account.confirmed) return refusedInWords(refused('login.unproved'))
  return welcome(deps, account.id, from)
}

/** By this key, of this person, for what we asked just now; and by no copy of the key that has counted less. */
async function isSigned(deps: Deps, key: typeof passkeys.$inferSelect, signed: Signed, { origin, rpId }: Site): Promise<boolean> {
  const { credential: id, clientDataJSON, authenticatorData, signature, userHandle } = signed
  const challenge = spend(deps, null)
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== key.user) return false
  const { verifyAuthenticationResponse } = await library()
  const checked = await verifyAuthenticationResponse({
    response: {
      ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON, authenticatorData, signature },
    },
    ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true },
    credential: { id, publicKey: bytesOf(key.publicKey), counter: key.counter },
  }).catch(() => null)
  if (!checked?.verified) return false
  const counter = checked.authenticationInfo.newCounter
  // Of two answers at the same moment that have counted the same, one is a copy.
  const used = await deps.outside
    .update(passkeys)
    .set({ counter, lastUsedAt: deps.now().toISOString() })
    .where(and(eq(passkeys.id, key.id), eq(passkeys.counter, key.counter)))
    .returning()
  return used.length === 1
}
