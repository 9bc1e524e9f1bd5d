import { onBook, openBook } from '#platform/local/book/local-gate.ts'
import { isAlone } from '#platform/local/book/work-alone.ts'
import { SYNC_SCOPE } from '#platform/local/store/kept.ts'
import { keepPortalFiles } from '#platform/portal-files/keep-portal.ts'
import syncWorker from '../sync-sw.ts?worker&url'

/** The files of the portal that is used here are put away; a director's device gets the worker that sends with closed tabs. */
export function keepAppFiles(): () => void {
  const stops = [keepPortalFiles(), onBook(registerSyncWorker)]
  registerSyncWorker()
  return () => {
    for (const stop of stops) stop()
  }
}

let isAsked = false

/** Each version has its own, by the name of its file: an older page never meets the worker of a newer version. */
function registerSyncWorker(): void {
  if (isAsked || isAlone() || !import.meta.env.PROD || !openBook() || !('SyncManager' in window)) return
  isAsked = true
  void navigator.serviceWorker.register(syncWorker, { scope: SYNC_SCOPE }).catch(() => {
    // Without a network. It is tried again when the page is opened next.
    isAsked = false
  })
}
