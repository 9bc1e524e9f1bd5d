import { jwtVerify, SignJWT } from 'jose'

/** Access tokens live this long. Once it ran out a token renews nothing: the device's cookie does (`refresh-secret.ts`). */
export const TOKEN_MINUTES = 15
const ISSUER = 'ramplight'

/** `generation`: of the refresh secret that was given out with it; its use says that the answer arrived. */
export type TokenContents = { user: string; session: string; generation?: number | undefined }

/** The token of an `authorization` header. */
export const bearerOf = (header: string | undefined): string | null => header?.match(/^Bearer (.+)$/)?.[1] ?? null

/** A signed access token; its expiry can be read from it (1 §7). */
export function signToken({ user, session, generation }: TokenContents, key: Uint8Array, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ sid: session, ...(generation === undefined ? {} : { gen: generation }) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(user)
    .setIssuer(ISSUER)
    .setAudience('access')
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + TOKEN_MINUTES * 60)
    .sign(key)
}

/** `expires`: in seconds. */
type Verified = TokenContents & { expires: number }

/** Signatures that were found good do not turn bad; only their time runs out. So each is looked at once. */
const MOST_KEPT = 10_000
const verified = new WeakMap<Uint8Array, Map<string, Verified>>()

/** The contents of a token that is ours and not expired, else null. `graceSeconds`: for who must only know whose it was. */
export async function readToken(token: string, key: Uint8Array, now: Date, graceSeconds = 0): Promise<Verified | null> {
  const kept = verified.get(key) ?? new Map<string, Verified>()
  verified.set(key, kept)
  const known = kept.get(token) ?? (await verify(token, key))
  if (!known) return null
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(token, known)
  return now.getTime() / 1000 < known.expires + graceSeconds ? known : null
}

/** Whether the signature is ours, whenever it was made. */
async function verify(token: string, key: Uint8Array): Promise<Verified | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: 'access',
      requiredClaims: ['exp'],
      currentDate: new Date(0),
    })
    const { sub, sid, exp, gen } = payload
    const generation = typeof gen === 'number' ? gen : undefined
    return sub && typeof sid === 'string' && exp ? { user: sub, session: sid, generation, expires: exp } : null
  } catch {
    return null
  }
}
