/** There is no room left on this device. Nothing of the transaction was kept. Known by its name, as the browser gives it. */
export class NoRoomError extends Error {
  override readonly name = 'QuotaExceededError'
}

/** The database was put away by another tab. Nothing was kept. */
export class ClearedError extends Error {
  override readonly name = 'ClearedError'
}

/** The browser has deleted the database under the open page, and a new, empty one is in its place. Nothing was kept. */
export class LostError extends Error {
  override readonly name = 'LostError'
}

/** In `kv`: this database has been put away and is about to be deleted. */
export const CLEARED = 'web.cleared'

type Failure = { name?: string; inner?: unknown; failures?: unknown[] }

/** The failure, what it was made of, and what that was made of. */
function causes(error: unknown): Failure[] {
  const all: Failure[] = []
  for (let at = error; at && typeof at === 'object' && all.length < 5; at = (at as Failure).inner) all.push(at as Failure)
  return all.flatMap((failure) => [failure, ...((failure.failures ?? []).slice(0, 1) as Failure[])])
}

/** The same error, or that there is no room if that is what it comes from. */
export const withinRoom = (error: unknown): unknown =>
  causes(error).some(({ name }) => name === 'QuotaExceededError') ? new NoRoomError('There is no room left on this device.') : error

const GONE = new Set(['DatabaseClosedError', 'UnknownError', 'InvalidStateError'])

/** The browser has taken the connection away (a long sleep, a storage process that died): it can be opened again. */
export const isGone = (error: unknown): boolean => causes(error).some(({ name }) => name !== undefined && GONE.has(name))
