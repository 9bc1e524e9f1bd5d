import { unsentOf } from '#features/sync/state/index.ts'
import { onBook, openBook } from '#platform/local/book/local-gate.ts'
import { isAlone } from '#platform/local/book/work-alone.ts'
import { askForBackgroundSync, SYNC_SCOPE } from '#platform/local/store/kept.ts'
import { keepPortalFiles } from '#platform/portal-files/keep-portal.ts'
import syncWorker from '../sync-sw.ts?worker&url'

const AGAIN_AFTER_MS = 20_000

/** The files of the portal that is used here are put away; a director's device gets the worker that sends with closed tabs. */
export function keepAppFiles(): () => void {
  const timer = setInterval(registerSyncWorker, AGAIN_AFTER_MS)
  addEventListener('online', registerSyncWorker)
  const stops = [keepPortalFiles(), onBook(registerSyncWorker)]
  registerSyncWorker()
  return () => {
    clearInterval(timer)
    removeEventListener('online', registerSyncWorker)
    for (const stop of stops) stop()
  }
}

let isAsked = false

/** Each version has its own, by the name of its file: an older page never meets the worker of a newer version. */
function registerSyncWorker(): void {
  if (isAsked || isAlone() || !import.meta.env.PROD || !openBook() || !('SyncManager' in window)) return
  isAsked = true
  void navigator.serviceWorker
    .register(syncWorker, { scope: SYNC_SCOPE })
    .then(wakeForWhatWaits)
    .catch(() => {
      // Without a network. It is tried again.
      isAsked = false
    })
}

/** What was saved before there was a worker has asked nobody to be sent. */
async function wakeForWhatWaits({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!active) await untilActive(installing ?? waiting)
  const counts = await openBook()?.local.engine.counts()
  if (counts && unsentOf(counts) > 0) await askForBackgroundSync()
}

const untilActive = (worker: ServiceWorker | null) =>
  new Promise<void>((resolve) => {
    worker?.addEventListener('statechange', () => worker.state === 'activated' && resolve())
  })
