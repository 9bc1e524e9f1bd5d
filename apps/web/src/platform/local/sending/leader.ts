import type { Id } from '@ramplight/domain/kernel/ids'

/** One tab, or the service worker, talks to the server for a person at a time. */
export const lockName = (user: Id): string => `sync:${user}`

/**
 * Leads once nobody else does, until the way back is called; `resign` ends the work before the next one begins. Never taken by
 * force: a frozen tab is safe to wait for, since what it sent is known to the server by its id. Without locks every tab leads.
 */
export function leadWhenFree(user: Id, { lead, resign }: { lead: () => void; resign: () => Promise<void> }): () => Promise<void> {
  const { locks } = navigator
  if (!locks) {
    lead()
    return resign
  }
  const leaving = new AbortController()
  const end = Promise.withResolvers<void>()
  const held = locks
    .request(lockName(user), { signal: leaving.signal }, async () => {
      lead()
      await end.promise
      await resign()
    })
    .catch(() => undefined)
  return async () => {
    leaving.abort()
    end.resolve()
    await held
  }
}

/** Does the work if nobody leads; answers whether it was done. For the service worker. */
export const leadIfFree = (user: Id, work: () => Promise<void>): Promise<boolean> =>
  navigator.locks.request(lockName(user), { ifAvailable: true }, async (lock) => {
    if (lock) await work()
    return lock !== null
  })
