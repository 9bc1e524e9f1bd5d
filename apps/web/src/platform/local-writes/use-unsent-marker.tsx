import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import { UnsentMark } from '@ramplight/ui/parts/unsent-mark.tsx'
import { useCallback } from 'react'
import { useUnsentIds } from '#platform/local/book/use-sync.ts'

/** The sign in the rows of a list that only this device has. */
export function useUnsentMarker(tbl: SyncTable | undefined) {
  const unsent = useUnsentIds(tbl)
  return useCallback(({ _id }: { _id: Id }) => unsent.has(_id) && <UnsentMark />, [unsent])
}
