import type { ServerResponse } from 'node:http'
import { PREAMBLE, STREAM_HEADERS } from './event-stream.ts'

/** A reader that leaves this much unread is cut; it comes back and asks for the current state. */
export const LEFT_UNREAD_LIMIT = 256 * 1024

const streams = new WeakSet<ServerResponse>()
export const isStream = (response: ServerResponse): boolean => streams.has(response)

/** Not all in the same moment: whoever comes back finds a server that has just begun. */
const BACK_WITHIN_MS = [1000, 5000] as const

/** Ends a stream of a server that stops; says when to come back. */
export function endStream(response: ServerResponse): void {
  const [least, most] = BACK_WITHIN_MS
  response.end(`retry: ${Math.round(least + Math.random() * (most - least))}\n\n`)
}

export type Stream = { send: (bytes: Buffer) => void }

/** Turns an answer into an open stream of events. `onClose` is called once, whoever ends it. */
export function openStream(response: ServerResponse, headers: Record<string, unknown>, onClose: () => void): Stream {
  // The viewer may be gone before we began.
  if (response.closed) onClose()
  else response.once('close', onClose)
  // A write to a connection that just went away; its `close` follows.
  response.on('error', () => {})
  response.writeHead(200, { ...headers, ...STREAM_HEADERS } as Record<string, string>)
  response.write(PREAMBLE)
  streams.add(response)
  return {
    send(bytes) {
      if (response.destroyed) return
      if (response.writableLength > LEFT_UNREAD_LIMIT) return void response.destroy()
      response.write(bytes)
    },
  }
}
