import { refused } from '@ramplight/domain/kernel/errors'

/**
 * So many at a time; whoever comes later waits in line. `waitMs`: who has waited as long is told that the server is busy (`server.busy`);
 * 0 is no limit.
 */
export function turns(most: number, waitMs = 0) {
  let free = most
  const waiting = new Set<() => void>()

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        waiting.delete(begin)
        reject(refused('server.busy'))
      }
      const timer = waitMs > 0 ? setTimeout(giveUp, waitMs) : undefined
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.add(begin)
    })

  return async function take<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free--
    else await wait()
    try {
      return await work()
    } finally {
      const [next] = waiting
      if (next) {
        waiting.delete(next)
        next()
      } else free++
    }
  }
}
