/** So many at a time; whoever comes later waits in line. */
export function turns(most: number) {
  let free = most
  const waiting: (() => void)[] = []
  return async function take<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
