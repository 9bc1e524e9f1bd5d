import type { SyncState } from '@ramplight/ui/sync-pill.tsx'
import { useIsMutating } from '@tanstack/react-query'
import { useOnline } from '#platform/use-online.ts'

/** What the pill in the header says. */
export function useSyncState(): SyncState {
  const online = useOnline()
  const saving = useIsMutating() > 0
  if (!online) return { kind: 'offline' }
  return saving ? { kind: 'saving' } : { kind: 'live' }
}
