import { AsyncLocalStorage } from 'node:async_hooks'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { IPV6_LINE } from '../http/rate-limit.ts'

type From = { address: string | null; device: string | null }

const current = new AsyncLocalStorage<From>()

/** Where the request that is being served comes from; what runs by itself comes from nowhere. */
export const whereFrom = (): From => current.getStore() ?? { address: null, device: null }

/** Keeps it for each request, so that what is deep below a route can say it. */
export function keepWhereFrom(app: FastifyInstance): void {
  app.addHook('onRequest', ({ ip, headers }, _reply, done) =>
    current.run({ address: normalizeIP(ip, IPV6_LINE), device: headers['x-device']?.toString().slice(0, 80) ?? null }, done),
  )
}
