import { createHash } from 'node:crypto'
import { askedThread } from '#platform/jobs/asked-thread'

export type Picture = { png: Buffer; tag: string }

/** About 30 kB each. */
const MOST_KEPT = 300
/** Who waits behind so many is told to come again: drawing is the dearest thing that a visitor can ask for. */
const MOST_WAITING = 50

/**
 * Pictures of events, drawn once for each content in one thread that starts with the first of them. The same drawing that is
 * asked for twice is made once. null: too many are waiting.
 */
export function pictures() {
  const kept = new Map<string, Promise<Picture>>()
  const thread = askedThread<{ svg: string }, Uint8Array>(new URL('./picture-worker.ts', import.meta.url), 'draws')

  const draw = async (svg: string, tag: string): Promise<Picture> => ({ png: Buffer.from(await thread.ask({ svg })), tag })

  return {
    async get(svg: string): Promise<Picture | null> {
      const tag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 16)}"`
      const known = kept.get(tag)
      if (!known && thread.waiting() >= MOST_WAITING) return null
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
    close: thread.close,
  }
}
