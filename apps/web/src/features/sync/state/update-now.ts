import { notify } from '@ramplight/ui/dialogs/toasts'
import { isOtherTabBusy } from '#platform/busy-tabs.ts'
import { openBook } from '#platform/local/book/local-gate.ts'
import { restBeforeReload } from '#platform/local/sending/rest-before-reload.ts'
import { t } from './state.texts.ts'

const RELOAD_WITHIN_MS = 10_000

/**
 * The newest version takes over, and the page is loaded with it. A reload alone would be answered by the worker of the old
 * version, with the old version: the new one waits until it is told to begin. It replaces the files of every tab, so it does not
 * begin while another tab has a weigh-in or a form that is not saved: false.
 */
export async function updateNow(): Promise<boolean> {
  if (await isOtherTabBusy()) {
    notify.warning(t('updateNow.otherTabIsBusy'), { id: 'other-tab-busy' })
    return false
  }
  const waiting = await newestWorker()
  const book = openBook()
  if (book) await restBeforeReload(book)
  if (!waiting) {
    location.reload()
    return true
  }
  // Whatever becomes of the update: a tab that sends nothing any more does not stay.
  setTimeout(() => location.reload(), RELOAD_WITHIN_MS)
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage({ type: 'SKIP_WAITING' })
  return true
}

/** The worker of a newer version, put away whole; looked for if none waits. Null: there is none, or it could not be had. */
async function newestWorker(): Promise<ServiceWorker | null> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (!registration) return null
  if (registration.waiting) return registration.waiting
  if (!registration.installing) await registration.update().catch(() => undefined)
  if (registration.installing) await untilPutAway(registration.installing)
  return registration.waiting
}

/** All of the new version is here, or it was given up. */
function untilPutAway(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => worker.state !== 'installing' && resolve()
    worker.addEventListener('statechange', look)
    look()
  })
}
