import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'

export type Picture = { png: Buffer; tag: string }

/** About 30 kB each. */
const MOST_KEPT = 300
/** Who waits behind so many is told to come again: drawing is the dearest thing that a visitor can ask for. */
const MOST_WAITING = 50

type Told = { id: number; png?: Uint8Array; failed?: string }
type Waiting = { resolve: (png: Buffer) => void; reject: (error: Error) => void }

/**
 * Pictures of events, drawn once for each content in one thread that starts with the first of them. The same drawing that is
 * asked for twice is made once. null: too many are waiting.
 */
export function pictures() {
  const kept = new Map<string, Promise<Picture>>()
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let last = 0

  function start(): Worker {
    const started = new Worker(new URL('./picture-worker.ts', import.meta.url))
    started.unref()
    started.on('message', ({ id, png, failed }: Told) => {
      const asked = waiting.get(id)
      waiting.delete(id)
      if (png) asked?.resolve(Buffer.from(png))
      else asked?.reject(new Error(`The picture was not drawn: ${failed}`))
    })
    const lose = (error: Error) => {
      if (worker === started) worker = null
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    started.on('error', lose)
    started.on('exit', () => lose(new Error('The thread that draws has ended.')))
    return started
  }

  async function draw(svg: string, tag: string): Promise<Picture> {
    worker ??= start()
    const id = ++last
    const png = await new Promise<Buffer>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker!.postMessage({ id, svg })
    })
    return { png, tag }
  }

  return {
    async get(svg: string): Promise<Picture | null> {
      const tag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 16)}"`
      const known = kept.get(tag)
      if (!known && waiting.size >= MOST_WAITING) return null
      const made = known ?? draw(svg, tag)
      // The map is in the order of last use.
      kept.delete(tag)
      kept.set(tag, made)
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST_KEPT) break
        kept.delete(oldest)
      }
      try {
        return await made
      } catch (error) {
        kept.delete(tag)
        throw error
      }
    },
    close: async () => void (await worker?.terminate()),
  }
}
