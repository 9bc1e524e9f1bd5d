import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import { type LiveMessage, liveMessage } from '@ramplight/contract/realtime/live-channel'

export type Seen = { message: LiveMessage; id: string | undefined; at: number }

/** A viewer on a real socket that keeps everything it hears. */
export type Viewer = {
  response: IncomingMessage
  seen: Seen[]
  /** The stream as it came, comments included. */
  text: () => string
  /** Waits for the first message, also among those already seen, that fits. */
  hears: (fits: (message: LiveMessage) => boolean) => Promise<LiveMessage>
  /** Resolves when the connection ends. */
  closed: Promise<void>
  leave: () => void
}

export async function watchStream(address: string, tournament: string, headers: Record<string, string> = {}): Promise<Viewer> {
  let request!: ClientRequest
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request = get(`${address}/events/stream?tournament=${tournament}`, { headers, agent: false }, resolve)
    request.on('error', reject)
  })
  const seen: Seen[] = []
  const waiting = new Set<() => void>()
  let text = ''
  let rest = ''
  response.setEncoding('utf8')
  response.on('error', () => {})
  response.on('data', (chunk: string) => {
    text += chunk
    const blocks = (rest + chunk).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1]
      if (data) seen.push({ message: liveMessage.parse(JSON.parse(data)), id: /^id: (.*)$/m.exec(block)?.[1], at: performance.now() })
    }
    for (const look of waiting) look()
  })
  return {
    response,
    seen,
    text: () => text,
    hears: (fits) =>
      new Promise((resolve, reject) => {
        const heard = () => seen.map(({ message }) => JSON.stringify(message)).join('\n')
        const late = setTimeout(() => reject(new Error(`Not heard within 5 s. Heard:\n${heard()}`)), 5000)
        const look = () => {
          const found = seen.find(({ message }) => fits(message))
          if (!found) return
          clearTimeout(late)
          waiting.delete(look)
          resolve(found.message)
        }
        waiting.add(look)
        look()
      }),
    closed: new Promise((resolve) => response.once('close', resolve)),
    leave: () => request.destroy(),
  }
}

/** `viewer.hears(revision(12))` */
export const revision = (wanted: number) => (message: LiveMessage) => 'revision' in message && message.revision === wanted
