import { createHmac, randomBytes } from 'node:crypto'
import { isSameProof } from '../security/same-proof.ts'
import { sha256 } from '../sha256.ts'

/**
 * The secret by which a signed-in device renews its access token. Each works once and names its successor: the successor is
 * a keyed hash of it, so the server keeps a hash of the newest alone, answers a repeat with the same successor, and knows
 * every used one again by walking forward from it. Why, and what an answer that got lost means: docs/decisions/0015.
 */
export type RefreshSecret = { session: string; generation: number; secret: string }

/** What the row of a session knows of its secrets. */
export type KnownSecret = {
  generation: number
  secretHash: string
  rotatedAt: Date
  /** The newest generation whose access token has been used: its answer did arrive. */
  heardGeneration: number
}

/**
 * `rotate`: the newest. `repeat`: the one before, whose answer may be lost. `reused`: used before, so two hold it.
 * `unknown`: never one of this session.
 */
export type Verdict = 'rotate' | 'repeat' | 'reused' | 'unknown'

/** Within this long the one before is two tabs, or an answer that was lost; then only if nobody has used what it gave. */
export const GRACE_MS = 120_000
/** Walking on costs a microsecond each; a month of loading a page every minute is not more. */
const MOST_STEPS = 50_000

const mac = (key: Uint8Array, text: string) => createHmac('sha256', key).update(text).digest('base64url')

export const hashOf = sha256
export const firstSecret = (session: string): RefreshSecret => ({ session, generation: 0, secret: randomBytes(32).toString('base64url') })

export const successorOf = ({ session, generation, secret }: RefreshSecret, key: Uint8Array): RefreshSecret => ({
  session,
  generation: generation + 1,
  secret: mac(key, `refresh ${session} ${generation} ${secret}`),
})

const signature = ({ session, generation, secret }: RefreshSecret, key: Uint8Array) =>
  mac(key, `refresh cookie ${session} ${generation} ${secret}`).slice(0, 22)

/** As it stands in the cookie, signed: what we never gave out is refused without asking the database. */
export const writeSecret = (secret: RefreshSecret, key: Uint8Array): string =>
  [secret.session, secret.generation, secret.secret, signature(secret, key)].join('.')

/** Null for what this installation never wrote. */
export function readSecret(text: string | null, key: Uint8Array): RefreshSecret | null {
  const [, session = '', generation = '', secret = '', signed = ''] =
    /^([0-9a-f]{24})\.(\d{1,9})\.([\w-]{43})\.([\w-]{22})$/.exec(text ?? '') ?? []
  const read = { session, generation: Number(generation), secret }
  return signed && isSameProof(signed, signature(read, key)) ? read : null
}

/** What a secret that came means for its session now. */
export function judgeSecret(given: RefreshSecret, known: KnownSecret, key: Uint8Array, now: Date): Verdict {
  const steps = known.generation - given.generation
  if (steps < 0 || steps > MOST_STEPS) return 'unknown'
  let newest = given
  for (let step = 0; step < steps; step++) newest = successorOf(newest, key)
  if (!isSameProof(hashOf(newest.secret), known.secretHash)) return 'unknown'
  if (steps === 0) return 'rotate'
  const mayBeLost = known.heardGeneration < known.generation || now.getTime() - known.rotatedAt.getTime() < GRACE_MS
  return steps === 1 && mayBeLost ? 'repeat' : 'reused'
}
