import { type ChangesReply, PULL_PAGE } from '@ramplight/contract/sync/sync'
import { emptyTrash } from '../outbox/empty-trash.ts'
import type { Answer, TransportFailure } from '../ports.ts'
import { applyPage, cursorBehind, readCursor } from '../pull/apply-page.ts'
import { isoOf, type Talk } from './talk.ts'

const LEAST_PAGE = 50

/**
 * Fetches until there is no more; what is kept here meanwhile is sent between two pages. The next page is on its way while one is
 * kept. It is asked for from behind that one, and kept after it: one that could not be kept is fetched again, with all that follow.
 */
export function puller(talk: Talk, pushAll: () => Promise<TransportFailure | null>): () => Promise<TransportFailure | null> {
  const { store, transport, clock } = talk.ports
  let limit = PULL_PAGE

  return async function pullAll() {
    let done = 0
    const { shape = '' } = talk.options
    let cursor = await store.read([], (tx) => readCursor(tx, shape))
    let onItsWay: Promise<Answer<ChangesReply>> | null = null
    while (talk.isOn()) {
      talk.state.set({ phase: 'pulling', progress: { done, total: null } })
      const answer: Answer<ChangesReply> = await talk.ask(onItsWay ?? transport.changes({ cursor, limit }))
      if (!talk.isOn()) return null
      if (!answer.ok) {
        if (answer.failure.kind === 'unreachable' && answer.failure.timedOut) limit = Math.max(LEAST_PAGE, limit >> 1)
        return answer.failure
      }
      const page: ChangesReply = answer.value
      const at = isoOf(clock.now())
      cursor = cursorBehind(cursor, page)
      onItsWay = page.more ? transport.changes({ cursor, limit }) : null
      await applyPage(store, page, { life: talk.life, at, shape })
      talk.changed()
      done += page.rows.length
      talk.state.set({ lastContact: at })
      if (!page.more) {
        talk.state.set({ lastPull: at, isReady: true })
        await emptyTrash(store, clock.now())
        return null
      }
      if (!talk.hasNews()) continue
      const trouble = await pushAll()
      if (trouble) return trouble
      // It was read before what was sent now: what was just deleted would come back with it.
      onItsWay = null
    }
    return null
  }
}
