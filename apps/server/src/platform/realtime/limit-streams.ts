import { normalizeIP } from '@fastify/rate-limit'
import { refused } from '@ramplight/domain/kernel/errors'
import type { FastifyInstance } from 'fastify'
import { IPV6_LINE } from '../http/rate-limit.ts'

/** Streams of boards that may be open at the same time; 0 is no limit. */
export type StreamLimits = { perAddress: number; inAll: number }

const STREAM = '/events/stream'

/**
 * A stream costs nothing but its place, for as long as it is open: so open ones are counted, and not how often one is asked for.
 * Whoever finds no place is told when to come back; the board itself is read without one. What devices of directors listen to
 * is not counted here: a crowd must not take their places.
 */
export function limitStreams(app: FastifyInstance, { perAddress, inAll }: StreamLimits): void {
  const open = new Map<string, number>()
  let all = 0
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url !== STREAM) return done()
    const address = normalizeIP(request.ip, IPV6_LINE)
    const here = open.get(address) ?? 0
    if ((perAddress && here >= perAddress) || (inAll && all >= inAll)) return done(refused('streams.full'))
    open.set(address, here + 1)
    all++
    reply.raw.once('close', () => {
      all--
      const left = (open.get(address) ?? 1) - 1
      if (left) open.set(address, left)
      else open.delete(address)
    })
    done()
  })
}
