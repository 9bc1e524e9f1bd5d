import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file over one bar of signal: it may take FORM_ARRIVAL_MS. */
    arrivesSlowly?: true
  }
}

/** A hundred megabytes at one megabit a second. */
export const FORM_ARRIVAL_MS = 15 * 60_000

/** What is no file has arrived after so long, or its line is cut, as node does it with all of them alike. */
export function limitArrival(app: FastifyInstance, arrivalMs: number): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done()
    const { raw, headers, routeOptions } = request
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    // `complete` is of a real line: what is put in without one has arrived.
    if (!hasBody || raw.complete !== false || routeOptions.config?.arrivesSlowly) return
    const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    const timer = setTimeout(() => raw.complete || app.server.emit('clientError', late, raw.socket), arrivalMs)
    raw.once('close', () => clearTimeout(timer))
  })
}
