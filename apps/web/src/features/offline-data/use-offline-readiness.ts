import { useEffect, useState } from 'react'
import type { Book } from '#platform/local/book/book.ts'
import { useBook, useLocal } from '#platform/local/book/use-local.ts'
import { useEngineState } from '#platform/local/book/use-sync.ts'
import { isAppKept } from './device-storage.ts'
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
  const isAppKept = useAppKept()
  if (!book || !state || !held) return null
  return offlineReadiness({ ...held, isAppKept, isReady: state.isReady, lastPull: state.lastPull })
}

const LOOK_EVERY_MS = 2000

/** It is put away in the background some seconds after the first visit; looked for until it is there. */
function useAppKept(): boolean {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    if (isKept) return
    const look = () => void isAppKept().then(setKept)
    look()
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isKept])
  return isKept
}
