import type { AnyEndpoint, ResponseOf } from '@ramplight/contract/kernel/endpoint'
import { CallError } from '../../call-error.ts'
import { callServer, type Given } from '../../call-server.ts'
import type { Book } from '../book/book.ts'
import { hasJustArrived } from '../book/freshness.ts'
import { isLinkGood, isUnreached, noteLink } from '../sending/link.ts'
import { engineTable } from '../store/local-db.ts'
import type { Asked, LocalRead } from './local-calls.ts'
import { asCallError } from './refusals.ts'

/** How long a list waits for the server (3 §8). */
const TIMEOUT_MS = 5000

/**
 * The server's answer while it comes in time and knows everything that this device knows; else this device's own. What is not
 * here may be there: without a server nobody can say that it does not exist.
 */
export async function answerRead<E extends AnyEndpoint>(
  book: Book,
  endpoint: E,
  read: LocalRead<E>,
  given: Given<E>,
): Promise<ResponseOf<E>> {
  const here = () => read.answer(given as unknown as Asked<E>, book.local)
  const { signal, timeoutMs = read.timeoutMs ?? TIMEOUT_MS } = given
  /** Null: nobody answered. */
  async function there(): Promise<{ answer: ResponseOf<E> } | null> {
    const asked = performance.now()
    try {
      const answer = await callServer(endpoint, { ...given, timeoutMs })
      noteLink(true)
      return { answer }
    } catch (error) {
      if (signal?.aborted || (error instanceof CallError && !isUnreached(error))) throw error
      if (performance.now() - asked >= timeoutMs) {
        noteLink(false)
        console.warn(`Timeout limit of ${timeoutMs / 1000} seconds reached for getting ${endpoint.path.split('/')[2]}`)
      }
      return null
    }
  }
  const mayAsk = isLinkGood() && !AWAY.has(book.state().phase)
  const isFirst = mayAsk && (await isKnownThere(book))
  const first = isFirst ? await there() : null
  if (first) return first.answer
  try {
    return await here()
  } catch (error) {
    const told = asCallError(error)
    const isElsewhere = told instanceof CallError && told.code === 'record.not-found' && !(await isDeletedHere(book, given))
    if (!isElsewhere) throw told
    const second = mayAsk && !isFirst ? await there() : null
    if (second) return second.answer
    throw CallError.offline()
  }
}

const AWAY = new Set(['offline', 'backoff'])

/**
 * Not while something waits to be sent or was refused: a row that was just saved would be gone from the list. Nor is the server
 * asked for what has just come from it.
 */
async function isKnownThere({ db }: Book): Promise<boolean> {
  if (hasJustArrived()) return false
  return (await engineTable(db, 'outbox').count()) + (await engineTable(db, 'quarantine').count()) === 0
}

/** What was deleted on this device does not exist, whatever the server still has. */
async function isDeletedHere({ db }: Book, given: object): Promise<boolean> {
  const { id } = (given as { params?: { id?: string } }).params ?? {}
  const waiting = await engineTable(db, 'outbox').toArray()
  return waiting.some((change) => change.kind === 'del' && change.id === id)
}
