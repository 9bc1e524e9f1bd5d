import { jwtVerify, SignJWT } from 'jose'

/** Access tokens live this long and are renewed by the 120-second ping (decisions 9). */
export const TOKEN_MINUTES = 15
const ISSUER = 'ramplight'

export type TokenContents = { user: string; session: string }

/** The token of an `authorization` header. */
export const bearerOf = (header: string | undefined): string | null => header?.match(/^Bearer (.+)$/)?.[1] ?? null

/** A signed access token; its expiry can be read from it (1 §7). */
export function signToken({ user, session }: TokenContents, key: Uint8Array, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ sid: session })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(user)
    .setIssuer(ISSUER)
    .setAudience('access')
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + TOKEN_MINUTES * 60)
    .sign(key)
}

/** The contents of a token that is ours and not expired, else null. `graceSeconds` lets a ping renew one that just ran out. */
export async function readToken(token: string, key: Uint8Array, now: Date, graceSeconds = 0): Promise<TokenContents | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: 'access',
      currentDate: now,
      clockTolerance: graceSeconds,
    })
    return payload.sub && typeof payload['sid'] === 'string' ? { user: payload.sub, session: payload['sid'] } : null
  } catch {
    return null
  }
}
