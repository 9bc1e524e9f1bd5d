import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { endStream, isStream } from '../realtime/open-stream.ts'

/** So long requests under way have to finish. */
const WITHIN_MS = 10_000

/** A server that stops: what has begun is finished, and whoever asks again asks another one. */
export type Draining = {
  /** Counts what is under way. */
  watch: (app: FastifyInstance) => void
  isStopping: () => boolean
  /** From now on not ready. Live streams end with the time to come back after; waits for requests under way, but no longer than that. */
  drain: (withinMs?: number) => Promise<void>
}

export function newDraining(): Draining {
  const underWay = new Set<ServerResponse>()
  let isStopping = false
  let idle: (() => void) | null = null
  return {
    watch(app) {
      app.addHook('onRequest', (_request, reply, done) => {
        const response = reply.raw
        underWay.add(response)
        response.once('close', () => {
          underWay.delete(response)
          if (!underWay.size) idle?.()
        })
        done()
      })
      app.addHook('onSend', (_request, reply, payload, done) => {
        // The next request of this line goes to a server that stays.
        if (isStopping) reply.header('connection', 'close')
        done(null, payload)
      })
    },
    isStopping: () => isStopping,
    async drain(withinMs = WITHIN_MS) {
      isStopping = true
      for (const response of underWay) if (isStream(response)) endStream(response)
      if (!underWay.size) return
      const { promise, resolve } = Promise.withResolvers<void>()
      idle = resolve
      const late = setTimeout(resolve, withinMs)
      await promise
      clearTimeout(late)
    },
  }
}
