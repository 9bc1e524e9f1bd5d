import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LEFT_UNREAD_LIMIT, openStream, type Stream } from './open-stream.ts'

const KILOBYTE = Buffer.alloc(1024, 'x')

let arrive: (viewer: { stream: Stream; response: ServerResponse; gone: Promise<void> }) => void
const server = createServer((_request, response) => {
  let leave!: () => void
  const gone = new Promise<void>((resolve) => {
    leave = resolve
  })
  arrive({ response, gone, stream: openStream(response, {}, leave) })
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** A viewer on a real socket, both of its ends. */
async function viewer() {
  const arrived = new Promise<Parameters<typeof arrive>[0]>((resolve) => {
    arrive = resolve
  })
  const { port } = server.address() as AddressInfo
  const reader = await new Promise<IncomingMessage>((resolve) => get({ port, host: '127.0.0.1', agent: false }, resolve))
  reader.on('error', () => {})
  return { ...(await arrived), reader }
}

test('a phone that stops reading is cut before it holds more than a quarter of a megabyte, and others go on', async () => {
  const stalled = await viewer()
  stalled.reader.pause()
  const awake = await viewer()
  let received = 0
  awake.reader.on('data', (chunk: Buffer) => {
    received += chunk.length
  })
  let sent = 0
  let most = 0
  // Kernel buffers take the first megabytes; then it is our memory.
  while (!stalled.response.destroyed && sent < 64 * 1024) {
    for (const { stream } of [stalled, awake]) stream.send(KILOBYTE)
    most = Math.max(most, stalled.response.writableLength)
    if (++sent % 64 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  await stalled.gone
  expect(most).toBeGreaterThan(LEFT_UNREAD_LIMIT)
  expect(most).toBeLessThan(LEFT_UNREAD_LIMIT + 2 * KILOBYTE.length)
  await expect.poll(() => received).toBeGreaterThanOrEqual(sent * KILOBYTE.length)
  expect(awake.response.destroyed).toBe(false)
  awake.reader.destroy()
  await awake.gone
  // Nothing is thrown at who comes late with a frame.
  awake.stream.send(KILOBYTE)
})
