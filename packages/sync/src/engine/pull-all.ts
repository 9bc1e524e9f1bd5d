import { PULL_PAGE } from '@ramplight/contract/sync/sync'
import { emptyTrash } from '../outbox/empty-trash.ts'
import type { TransportFailure } from '../ports.ts'
import { applyPage, readCursor } from '../pull/apply-page.ts'
import { isoOf, type Talk } from './talk.ts'

const LEAST_PAGE = 50

/** Fetches until there is no more; what is kept here meanwhile is sent between two pages. */
export function puller(talk: Talk, pushAll: () => Promise<TransportFailure | null>): () => Promise<TransportFailure | null> {
  const { store, transport, clock } = talk.ports
  let limit = PULL_PAGE

  return async function pullAll() {
    let done = 0
    while (talk.isOn()) {
      talk.state.set({ phase: 'pulling', progress: { done, total: null } })
      const cursor = await store.read([], readCursor)
      const answer = await talk.ask(transport.changes({ cursor, limit }))
      if (!talk.isOn()) return null
      if (!answer.ok) {
        if (answer.failure.kind === 'unreachable' && answer.failure.timedOut) limit = Math.max(LEAST_PAGE, limit >> 1)
        return answer.failure
      }
      const at = isoOf(clock.now())
      await applyPage(store, answer.value, { life: talk.life, at })
      talk.changed()
      done += answer.value.rows.length
      talk.state.set({ lastContact: at })
      if (!answer.value.more) {
        talk.state.set({ lastPull: at, isReady: true })
        await emptyTrash(store, clock.now())
        return null
      }
      const trouble = talk.hasNews() ? await pushAll() : null
      if (trouble) return trouble
    }
    return null
  }
}
