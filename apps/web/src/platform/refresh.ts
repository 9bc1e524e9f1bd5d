import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { changedBy, type Family, familyOf, madeOldBy, shownIn } from '@ramplight/contract/shown-in'
import { CallError } from './call-error.ts'
import { queryClient } from './query-client.ts'

/** Who waits for a list waits no longer than this: without a network some are not answered until it is back. */
const PATIENCE_MS = 2000

let answered: Promise<void> = Promise.resolve()

/** The key of a question begins with the address of its call (`queryOf`). */
const isOf = (families: ReadonlySet<Family>, path: unknown): boolean =>
  typeof path === 'string' && path.startsWith('/') && families.has(familyOf({ path: path as `/${string}` }))

function ask(families: ReadonlySet<Family>): void {
  if (families.size === 0) return
  const asked = queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOf(families, queryKey[0]) })
  const soon = Promise.race([asked, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))])
  // Its value is let go: each write of a long day would else be kept in that of the next.
  answered = Promise.all([answered, soon]).then(() => undefined)
}

/** Records of these families were changed by something else than a call of this page: what shows them is asked again. */
export function refresh(...families: readonly Family[]): Promise<void> {
  ask(shownIn(families.flatMap((family) => [...changedBy(family)])))
  return refreshed()
}

/**
 * What a call has made old is asked again: from the server, or from the copy on this device. Also after a refusal that says that
 * somebody else was first, and when the answer was lost. Every write does this by itself (`call.ts`).
 */
export function refreshAfter(endpoint: AnyEndpoint, error?: unknown): void {
  if (error === undefined || isOlderHere(error)) ask(madeOldBy(endpoint))
}

/** Somebody was first, or nobody knows what became of the write. */
const isOlderHere = (error: unknown): boolean =>
  error instanceof CallError && (error.isOffline || error.status >= 500 || [404, 409, 410, 412].includes(error.status))

/** Settles when everything that was asked again has its answer, so that a list shows what was just saved; soon, in any case. */
export const refreshed = (): Promise<void> => answered
