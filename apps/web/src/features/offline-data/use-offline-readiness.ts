import type { Book } from '#platform/local/book.ts'
import { useBook, useLocal } from '#platform/local/use-local.ts'
import { useEngineState } from '#platform/local/use-sync.ts'
import { type OfflineReadiness, offlineReadiness } from './offline-readiness.ts'

const heldBy = async ({ db }: Book) => ({
  tournaments: await db.table('tournaments').count(),
  entries: await db.table('tournament-entries').count(),
})

/** Whether this device could run the day alone; null for somebody who keeps no data here. */
export function useOfflineReadiness(): OfflineReadiness | null {
  const book = useBook()
  const state = useEngineState()
  const held = useLocal(heldBy, undefined, null)
  if (!book || !state || !held) return null
  return offlineReadiness({ ...held, isReady: state.isReady, lastPull: state.lastPull })
}
