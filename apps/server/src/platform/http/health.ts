import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from './deps.ts'

const READY_WITHIN_MS = 1500

/** `live`: the process answers. `ready`: it also reaches its database. `attention`: it serves, and somebody has to look at something. */
export function healthRoutes(app: FastifyInstance, { outside: db, attention }: AppDeps, isStopping = () => false): void {
  app.get('/healthz/live', async () => ({ status: 'ok' }))
  app.get('/healthz/ready', async (_request, reply) => {
    if (isStopping()) return reply.status(503).send({ status: 'stopping' })
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('too slow')), READY_WITHIN_MS).unref())
    try {
      await Promise.race([db.execute(sql`select 1`), late])
      return { status: 'ok', ...(attention.size && { attention: Object.fromEntries(attention) }) }
    } catch {
      return reply.status(503).send({ status: 'database unreachable' })
    }
  })
}
