import type { AnyEndpoint, ResponseOf } from '@ramplight/contract/kernel/endpoint'
import { CallError } from '../call-error.ts'
import { callServer, type Given } from '../call-server.ts'
import type { Book } from './book.ts'
import { hasJustArrived } from './freshness.ts'
import { isLinkGood, isUnreached, noteLink } from './link.ts'
import type { Asked, LocalRead } from './local-calls.ts'
import { engineTable } from './local-db.ts'
import { asCallError } from './refusals.ts'

/** How long a list waits for the server (3 §8). */
const TIMEOUT_MS = 5000

/** The server's answer while it comes in time and knows everything that this device knows; else this device's own. */
export async function answerRead<E extends AnyEndpoint>(
  book: Book,
  endpoint: E,
  read: LocalRead<E>,
  given: Given<E>,
): Promise<ResponseOf<E>> {
  const here = () =>
    read.answer(given as unknown as Asked<E>, book.local).catch((error: unknown) => {
      throw asCallError(error)
    })
  if (!(await asksServer(book))) return here()
  const { signal, timeoutMs = read.timeoutMs ?? TIMEOUT_MS } = given
  const asked = performance.now()
  try {
    const answer = await callServer(endpoint, { ...given, timeoutMs })
    noteLink(true)
    return answer
  } catch (error) {
    if (signal?.aborted || (error instanceof CallError && !isUnreached(error))) throw error
    if (performance.now() - asked >= timeoutMs) {
      noteLink(false)
      console.warn(`Timeout limit of ${timeoutMs / 1000} seconds reached for getting ${endpoint.path.split('/')[2]}`)
    }
    return here()
  }
}

const AWAY = new Set(['offline', 'backoff'])

/**
 * Not while something waits to be sent or was refused: the server does not know it, and a row that was just saved would be gone
 * from the list.
 */
async function asksServer({ db, state }: Book): Promise<boolean> {
  if (!isLinkGood() || hasJustArrived() || AWAY.has(state().phase)) return false
  return (await engineTable(db, 'outbox').count()) + (await engineTable(db, 'quarantine').count()) === 0
}
