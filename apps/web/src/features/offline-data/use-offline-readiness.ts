import type { Book } from '#platform/local/book/book.ts'
import { useBook, useLocal } from '#platform/local/book/use-local.ts'
import { useEngineState } from '#platform/local/book/use-sync.ts'
import { useAppFiles } from '#platform/portal-files/use-app-files.ts'
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
  const app = useAppFiles()
  if (!book || !state || !held) return null
  return offlineReadiness({ ...held, app, isReady: state.isReady, lastPull: state.lastPull })
}
