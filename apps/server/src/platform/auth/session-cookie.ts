import type { FastifyReply, FastifyRequest } from 'fastify'

/** `__Host-`: only this host set it, over https. Plain http, such as a laptop at the ramp, cannot have that. */
const NAMES = { https: '__Host-rl-session', http: 'rl-session' } as const
/** A page of another origin cannot send it: the browser would ask us first, and we never say yes. */
export const OWN_HEADER = 'x-ramplight'

/** How the browser sees us, also behind a proxy that ends https: it says so with every POST. */
function schemeOf({ headers, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>): keyof typeof NAMES {
  const seen = headers.origin ? headers.origin.split(':')[0] : protocol
  return seen === 'https' ? 'https' : 'http'
}

/** What the cookie of this device holds; null without one. */
export function sessionCookieOf(request: Pick<FastifyRequest, 'headers' | 'protocol'>): string | null {
  const held = new Map((request.headers.cookie ?? '').split('; ').map((pair) => [pair.split('=')[0], pair.slice(pair.indexOf('=') + 1)]))
  const safe = held.get(NAMES.https)
  // Over https the other one is not ours: a sister domain, or anybody on the way of a plain request, can set it.
  return safe ?? (schemeOf(request) === 'http' ? (held.get(NAMES.http) ?? null) : null)
}

function write(request: FastifyRequest, reply: FastifyReply, value: string, seconds: number): void {
  const scheme = schemeOf(request)
  const secure = scheme === 'https' ? '; Secure' : ''
  reply.header('set-cookie', `${NAMES[scheme]}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`)
}

/** No script reads it, no other site makes the browser send it. */
export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, value: string, until: Date, now: Date): void =>
  write(request, reply, value, Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1000)))

export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  if (sessionCookieOf(request) !== null) write(request, reply, '', 0)
}

/**
 * Whether a call may act by the cookie: it must come from a page of ours. SameSite keeps other sites out already; this holds
 * where a browser does not know it, and against a page on another port or a sister domain, which SameSite lets in.
 */
export function isFromOwnPage({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  const isOurs = site ? site === 'same-origin' : !headers.origin || headers.origin.replace(/^https?:\/\//, '') === host
  return isOurs && !!headers[OWN_HEADER]
}
