import { vi } from 'vitest'

type Options = { signal?: AbortSignal; ifAvailable?: boolean }
type Work = (lock: object | null) => Promise<unknown>

/** The browser's locks, as far as we use them: one holder, a line behind it. */
export function fakeLocks(): void {
  const lines = new Map<string, Promise<unknown>[]>()
  const request = async (name: string, { signal, ifAvailable }: Options, work: Work) => {
    const line = lines.get(name) ?? []
    lines.set(name, line)
    if (ifAvailable && line.length > 0) return work(null)
    const before = Promise.all([...line])
    const done = Promise.withResolvers<void>()
    line.push(done.promise)
    try {
      await before
      signal?.throwIfAborted()
      return await work({})
    } finally {
      line.splice(line.indexOf(done.promise), 1)
      done.resolve()
    }
  }
  vi.stubGlobal('navigator', { onLine: true, locks: { request } })
}
