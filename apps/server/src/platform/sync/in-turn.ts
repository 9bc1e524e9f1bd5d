/**
 * Work that shares one of these names is done one after the other, in the order in which it was asked for; the rest goes on beside
 * it. For this process alone: who must be sure holds rows as well.
 */
export function inTurn() {
  const last = new Map<string, Promise<unknown>>()
  return async function take<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
    const before = names.flatMap((name) => last.get(name) ?? [])
    const done = Promise.withResolvers<void>()
    // All lines at once: nobody stands in one of them and waits for somebody behind them in another.
    for (const name of names) last.set(name, done.promise)
    try {
      await Promise.all(before)
      return await work()
    } finally {
      done.resolve()
      for (const name of names) if (last.get(name) === done.promise) last.delete(name)
    }
  }
}
