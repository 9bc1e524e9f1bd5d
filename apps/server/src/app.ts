import compress from '@fastify/compress'
import { LARGEST_BODY } from '@ramplight/contract/kernel/body-limit'
import { API_VERSION, OUR_HEADER } from '@ramplight/contract/kernel/our-answer'
import Fastify, { type FastifyInstance } from 'fastify'
import { publicSite } from './features/public-site/pages/index.ts'
import { families } from './features/routes.ts'
import { apiDocs } from './platform/http/api-docs.ts'
import type { AppDeps } from './platform/http/deps.ts'
import type { Draining } from './platform/http/draining.ts'
import { handleErrors, refuseAddress } from './platform/http/errors.ts'
import { healthRoutes } from './platform/http/health.ts'
import { FORM_ARRIVAL_MS, limitArrival } from './platform/http/limit-arrival.ts'
import { openReads } from './platform/http/open-reads.ts'
import { limitRate, type RateLimits } from './platform/http/rate-limit.ts'
import { requestId } from './platform/http/request-id.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { securityTxt } from './platform/http/security-txt.ts'
import { serveWebApp } from './platform/http/web-app.ts'
import { type LogTo, loggerOptions } from './platform/logging/logger-options.ts'
import { outgoingHooks } from './platform/outgoing/hooks.ts'
import { limitStreams, type StreamLimits } from './platform/realtime/limit-streams.ts'
import { noteActingRefused } from './platform/security/acting-refused.ts'
import { keepWhereFrom } from './platform/security/where-from.ts'

export type AppOptions = {
  /** Where log lines go; else to the terminal. */
  logTo?: LogTo
  logLevel?: string
  trustProxy?: boolean | number | string[]
  /** Without them nobody is ever told to wait. */
  rateLimits?: RateLimits | undefined
  /** Without them every board finds a place. */
  streamLimits?: StreamLimits | undefined
  /** For `security.txt`. */
  securityContact?: string | undefined
  publicUrl?: string | undefined
  /** So long a request may take to arrive. */
  arrivalMs?: number
  /** Without it a server that stops cuts what is under way. */
  draining?: Draining | undefined
  /** Folder of the built web app; without one only the API answers. */
  webRoot?: string | undefined
}

/** So long a request may take to arrive: three times as long as our own clients wait for its answer. */
const ARRIVAL_MS = 60_000
const HEADERS_MS = 15_000
/** How often connections are looked at for those that take longer. */
const LOOK_MS = 5000

/** The one place where things are put together. */
export async function buildApp(deps: AppDeps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { arrivalMs = ARRIVAL_MS } = options
  const headers = { ...securityHeaders(deps.mapTiles), [OUR_HEADER]: API_VERSION }
  const app = Fastify({
    logger: loggerOptions(options.logLevel, options.logTo),
    trustProxy: proxyTrust(options.trustProxy ?? false),
    bodyLimit: LARGEST_BODY,
    // Of the slowest; every other one is watched by itself.
    requestTimeout: Math.max(arrivalMs, FORM_ARRIVAL_MS),
    http: { headersTimeout: Math.min(HEADERS_MS, arrivalMs), connectionsCheckingInterval: Math.min(LOOK_MS, arrivalMs) },
    genReqId: requestId,
    // What is open after `draining` is not waited for any longer.
    forceCloseConnections: true,
    // What the router cannot read never comes to a route, nor to its error handler.
    frameworkErrors: (_error, request, reply) => refuseAddress(request, reply.headers(headers)),
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
  })
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  options.draining?.watch(app)
  limitArrival(app, arrivalMs)
  app.addHook('onSend', (request, reply, payload, done) => {
    // Whatever the route had in mind for its answer.
    if (reply.statusCode >= 400) reply.header('cache-control', 'no-store').removeHeader('etag')
    else if (/^\/(api|healthz)\//.test(request.url) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done(null, payload)
  })
  keepWhereFrom(app)
  handleErrors(app, (code, request) => noteActingRefused(deps, code, request))
  if (options.rateLimits) await limitRate(app, deps, options.rateLimits)
  if (options.streamLimits) limitStreams(app, options.streamLimits)
  healthRoutes(app, deps, options.draining?.isStopping)
  openReads(app)
  if (options.securityContact) securityTxt(app, options.securityContact, options.publicUrl, deps.now)
  for (const family of families) family(app, deps)
  outgoingHooks(app, deps, options.publicUrl)
  await apiDocs(app)
  if (options.webRoot) publicSite(app, deps, { webRoot: options.webRoot, publicUrl: options.publicUrl })
  await serveWebApp(app, options.webRoot)
  return app
}

/** A number means: that many proxies stand in front. */
const proxyTrust = (trust: boolean | number | string[]) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust
