import { isStationOpen, notify, STATION_MS } from '@ramplight/ui/dialogs/toasts'
import { useEffect, useRef } from 'react'
import { unsentOf } from '#features/sync/state/index.ts'
import { openBook } from '#platform/local/book/local-gate.ts'
import { useSyncCounts } from '#platform/local/book/use-sync.ts'
import { isAlone } from '#platform/local/book/work-alone.ts'
import { onKept } from '#platform/local/store/kept.ts'
import { useNetwork } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from './shell.texts.ts'

/** For who is signed in. Said once each time; after that the pill in the header carries it. */
export function NetworkNotices() {
  const online = useNetwork()
  const signedIn = useSession() !== null
  const before = useRef(online)
  useEffect(() => {
    if (before.current === online) return
    before.current = online
    if (!signedIn) return
    if (online) {
      notify.success(t('networkNotices.restored'), { id: 'network' })
      void offerToSync()
    } else notify.danger(t('networkNotices.lost'), { id: 'network' })
  }, [online, signedIn])
  useKeptNotice()
  return null
}

/** A station is not interrupted: what waits goes out by itself, and its pill says so. Who works alone has chosen to wait. */
async function offerToSync(): Promise<void> {
  // Who keeps no copy has nothing to send, and on their device is no dialog for it.
  if (isStationOpen() || isAlone() || !openBook()) return
  const { askToSync } = await import('#features/sync/dialog/index.ts')
  await askToSync()
}

/** Told when the first change stays here; until everything is on the server again, the pill counts the others. */
function useKeptNotice(): void {
  const counts = useSyncCounts()
  const unsent = counts ? unsentOf(counts) : 0
  const isTold = useRef(false)
  useEffect(() => {
    if (unsent === 0) isTold.current = false
  }, [unsent])
  useEffect(
    () =>
      onKept(({ changes }) => {
        if (isTold.current) return
        isTold.current = true
        const words = t('networkNotices.savedOnThisDevice', { changes })
        notify.stealth(words, { id: 'kept', durationMs: STATION_MS })
      }),
    [],
  )
}
