import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { openStream } from '../realtime/open-stream.ts'
import type { AppDeps } from './deps.ts'
import { newDraining } from './draining.ts'
import { healthRoutes } from './health.ts'

type Heard = { status: number; connection: string | undefined; text: string }

/** One line, used again, of somebody who asks once: what is cut is an error. */
function client(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return (path: string) =>
    new Promise<Heard>((resolve, reject) => {
      get({ port, path, agent }, async (answer) =>
        resolve({ status: answer.statusCode!, connection: answer.headers.connection, text: await text(answer).catch(() => 'cut') }),
      ).on('error', reject)
    })
}

async function aServer() {
  const draining = newDraining()
  const app = Fastify({ forceCloseConnections: true })
  draining.watch(app)
  healthRoutes(app, { outside: { execute: async () => [] }, attention: new Map() } as unknown as AppDeps, draining.isStopping)
  app.get('/slow', async () => {
    await delay(400)
    return 'saved'
  })
  app.get('/never', () => new Promise(() => {}))
  app.get('/stream', (_request, reply) => {
    reply.hijack()
    openStream(reply.raw, {}, () => {})
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const stop = async (withinMs?: number) => {
    await draining.drain(withinMs)
    await app.close()
  }
  return { stop, port }
}

test('a server that stops finishes what it has begun, says that it is not ready, and ends streams with the time to come back', async () => {
  const { stop, port } = await aServer()
  const [slow, stream] = [client(port)('/slow'), client(port)('/stream')]
  expect((await client(port)('/healthz/ready')).status).toBe(200)
  await delay(100)
  const stopped = stop()
  const ready = await client(port)('/healthz/ready')
  expect([ready.status, JSON.parse(ready.text)]).toEqual([503, { status: 'stopping' }])
  expect(await slow).toEqual({ status: 200, connection: 'close', text: 'saved' })
  expect((await stream).text).toMatch(/^retry: 2000\n\nretry: [1-5]\d{3}\n\n$/)
  await stopped
  await expect(client(port)('/healthz/ready')).rejects.toThrow('ECONNREFUSED')
})

test('what does not finish is not waited for', async () => {
  const { stop, port } = await aServer()
  const never = client(port)('/never')
  never.catch(() => {})
  await delay(100)
  const began = Date.now()
  await stop(300)
  expect(Date.now() - began).toBeLessThan(3000)
  await expect(never).rejects.toThrow()
})

test('a server that nobody asks stops at once', async () => {
  const { stop } = await aServer()
  const began = Date.now()
  await stop()
  expect(Date.now() - began).toBeLessThan(2000)
})
