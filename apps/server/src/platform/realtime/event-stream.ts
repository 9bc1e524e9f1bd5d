import type { LiveMessage } from '@ramplight/contract/realtime/live-channel'
import type { Frame } from './live-hub.ts'

/** How long a browser waits before it connects again. */
const RETRY_MS = 2000

/**
 * One message as Server-Sent Events carry it. Messages with a revision carry it as their id, so that a browser that
 * connects again says which one it saw last. The type of the message is the name of the event.
 */
export function toFrame(message: LiveMessage): Frame {
  const revision = 'revision' in message ? message.revision : null
  const id = revision === null ? '' : `id: ${revision}\n`
  return { bytes: Buffer.from(`${id}event: ${message.type}\ndata: ${JSON.stringify(message)}\n\n`), revision }
}

/** What opens a stream, before the first message. */
export const PREAMBLE = Buffer.from(`retry: ${RETRY_MS}\n\n`)

/** A comment: keeps proxies from closing a silent stream, and finds viewers that are gone. */
export const HEARTBEAT: Frame = { bytes: Buffer.from(': \n\n'), revision: null }

/** Also for proxies: nothing is stored, held back or rewritten. */
export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  connection: 'keep-alive',
}
