import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import type { EngineState, OutboxRow, SyncCounts } from '@ramplight/sync/types'
import { useCallback, useEffect, useReducer, useSyncExternalStore } from 'react'
import type { Book } from './book.ts'
import { useBook, useLocal } from './use-local.ts'

/** How sending and fetching go, whichever tab does it; null without a local book. */
export function useEngineState(): EngineState | null {
  const book = useBook()
  const subscribe = useCallback((listener: () => void) => book?.onState(listener) ?? (() => {}), [book])
  return useSyncExternalStore(
    subscribe,
    () => book?.state() ?? null,
    () => null,
  )
}

/** How old a number may be of which nobody has heard: a tab that is closed right after a save tells no other tab. */
const UNHEARD_MS = 5000
const countsOf = (book: Book): Promise<SyncCounts | null> => book.local.engine.counts()

/** How much waits, is refused or in conflict; null without a local book. The same in every tab. */
export function useSyncCounts(): SyncCounts | null {
  const [beat, next] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(next, UNHEARD_MS)
    window.addEventListener('online', next)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', next)
    }
  }, [])
  return useLocal(countsOf, undefined, null, beat)
}

const NOTHING: never[] = []
const pendingOf = (book: Book, tbl: SyncTable): Promise<OutboxRow[]> => book.pending(tbl)
/** What waits to be sent of a table, in the order it was made. */
export const usePending = (tbl: SyncTable): OutboxRow[] => useLocal(pendingOf, tbl, NOTHING)

const NONE: ReadonlySet<Id> = new Set()
const unsentOf = async (book: Book, tbl: SyncTable | undefined): Promise<ReadonlySet<Id>> =>
  tbl ? new Set((await book.pending(tbl)).map(({ id }) => id)) : NONE
/** Records of a table with something that only this device has, for the marker in their rows; none of a family that no device keeps. */
export const useUnsentIds = (tbl: SyncTable | undefined): ReadonlySet<Id> => useLocal(unsentOf, tbl, NONE)
