import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import { refused } from '@ramplight/domain/kernel/errors'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import { readSecret } from '../auth/refresh-secret.ts'
import { sessionCookieOf } from '../auth/session-cookie.ts'
import { bearerOf, readToken } from '../auth/tokens.ts'
import type { AppDeps } from './deps.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of what the server writes beside the API: pages count as what a crowd reads, long lists as other visits. */
    countedAs?: 'crowd' | 'visit'
  }
}

/** Requests a minute; 0 is no limit. */
export type RateLimits = { perSession: number; perAddress: number; perCrowd: number }

const MINUTE_MS = 60_000
/** Sessions and addresses that are counted at the same time. */
const MOST_COUNTED = 20_000
/** In seconds: whose token it is can be told long after it ran out. */
const ANY_AGE = 1e9
/** A line of IPv6 is given 2^64 addresses to rotate through. */
export const IPV6_LINE = 64

type Counted = { url?: string | undefined; config?: FastifyContextConfig | undefined }
/** The API, the streams, and what the server writes beside them and says so where its route is made. */
export const isCounted = ({ url = '', config }: Counted): boolean => /^\/(api|events)\//.test(url) || config?.countedAs !== undefined
/** The board and its stream are the same bytes for everybody, made once; a whole crowd reads them through one address. */
const FOR_CROWDS = ['/api/tournament-results/board/', '/api/tournament-results/event-summary/']
const isForCrowd = ({ routeOptions: { url = '', config } }: FastifyRequest): boolean =>
  config?.countedAs === 'crowd' || url === '/events/stream' || FOR_CROWDS.some((path) => url.startsWith(path))

/**
 * So many requests a minute: of who is signed in by their session, so that sixty devices behind the address of one marina do
 * not share a limit; of visitors, and of whoever sends a token that is not ours, by their address. What a crowd reads is counted
 * by address and apart from everything else, with a limit for a crowd.
 */
export async function limitRate(app: FastifyInstance, deps: AppDeps, { perSession, perAddress, perCrowd }: RateLimits): Promise<void> {
  const most = { session: perSession, address: perAddress, crowd: perCrowd }
  await app.register(rateLimit, {
    timeWindow: MINUTE_MS,
    cache: MOST_COUNTED,
    allowList: ({ routeOptions }) => !isCounted(routeOptions),
    keyGenerator: async (request) => {
      if (isForCrowd(request)) return `crowd ${normalizeIP(request.ip, IPV6_LINE)}`
      const session = await sessionOf(request, deps)
      return session ? `session ${session}` : `address ${normalizeIP(request.ip, IPV6_LINE)}`
    },
    max: (_request, key) => most[key.split(' ')[0] as keyof typeof most] || Number.POSITIVE_INFINITY,
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => refused('request.too-many', { seconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  })
}

/** The session that the token or the cookie of a request names, if we made it, whenever it was. */
async function sessionOf(request: FastifyRequest, { signingKey, now }: AppDeps): Promise<string | null> {
  const token = bearerOf(request.headers.authorization)
  if (token) return (await readToken(token, signingKey, now(), ANY_AGE))?.session ?? null
  return readSecret(sessionCookieOf(request), signingKey)?.session ?? null
}
