import type { SyncState } from '@ramplight/ui/frame/sync-pill.tsx'
import { useIsMutating } from '@tanstack/react-query'
import { useAsking } from '#platform/asking.ts'
import { useBook, useBookNotice, useIsOpening } from '#platform/local/book/use-local.ts'
import { useEngineState, useSyncCounts } from '#platform/local/book/use-sync.ts'
import { useAlone } from '#platform/local/book/work-alone.ts'
import { useOnline } from '#platform/use-online.ts'
import { pillStateOf } from './pill-state.ts'

/** What the pill says on this device, for whoever is signed in. */
export function usePillState(): SyncState {
  const online = useOnline()
  const alone = useAlone()
  const saving = useIsMutating() > 0
  const phase = useEngineState()?.phase ?? null
  const hindered = useBookNotice() !== null
  const counts = useSyncCounts()
  const isOpening = useIsOpening()
  const isUnread = useBook() !== null && counts === null
  return pillStateOf({ online, alone, saving, phase, counts, hindered, unread: isOpening || isUnread, asking: useAsking() })
}
