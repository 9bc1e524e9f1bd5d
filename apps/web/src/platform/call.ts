import type { AnyEndpoint, ResponseOf } from '@ramplight/contract/kernel/endpoint'
import { callServer, type Given } from './call-server.ts'
import { answeringBook } from './local/book/local-gate.ts'
import { refreshAfter } from './refresh.ts'

/**
 * One call of the contract, the only door of the screens. Who has a local copy may get the answer from it, and what they write
 * is kept there first (`local/answer-read.ts`, `local/answer-write.ts`); for everybody else the server answers. Throws
 * `CallError`: `isOffline` when neither can. After a write, what it made old on the screen is asked again (`refresh.ts`).
 */
export async function call<E extends AnyEndpoint>(endpoint: E, given: Given<E>): Promise<ResponseOf<E>> {
  const book = await answeringBook()
  try {
    const answer = await (book ? book.call(endpoint, given) : callServer(endpoint, given))
    refreshAfter(endpoint)
    return answer
  } catch (error) {
    refreshAfter(endpoint, error)
    throw error
  }
}
