import type { AnyEndpoint, ResponseOf } from '@ramplight/contract/kernel/endpoint'
import { callServer, type Given } from './call-server.ts'
import { localCallOf } from './local/answers/local-calls.ts'
import { answeringBook } from './local/book/local-gate.ts'
import { isUnreached } from './local/sending/link.ts'
import { refreshAfter } from './refresh.ts'

/**
 * One call of the contract, the only door of the screens. Who has a local copy may get the answer from it, and what they write
 * is kept there first (`local/answer-read.ts`, `local/answer-write.ts`); for everybody else the server answers. Throws
 * `CallError`: `isOffline` when neither can. After a write, what it made old on the screen is asked again (`refresh.ts`).
 */
export async function call<E extends AnyEndpoint>(endpoint: E, given: Given<E>): Promise<ResponseOf<E>> {
  // A write that is kept here goes nowhere else: the server and then the book might do it twice.
  const book = await answeringBook(() => localCallOf(endpoint)?.kind === 'write')
  try {
    const answer = await (book ? book.call(endpoint, given) : askMeanwhile(endpoint, given))
    refreshAfter(endpoint)
    return answer
  } catch (error) {
    refreshAfter(endpoint, error)
    throw error
  }
}

/** The server answers. When it does not, and the book is still being opened, a question waits for the book. */
async function askMeanwhile<E extends AnyEndpoint>(endpoint: E, given: Given<E>): Promise<ResponseOf<E>> {
  try {
    return await callServer(endpoint, given)
  } catch (error) {
    const isAnswered = () => localCallOf(endpoint)?.kind === 'read'
    const late = isUnreached(error) && isAnswered() ? await answeringBook(isAnswered) : null
    if (!late || given.signal?.aborted) throw error
    return late.call(endpoint, given)
  }
}
