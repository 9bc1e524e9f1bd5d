import { useEffect, useState } from 'react'
import { answerOtherTabs, isBusy } from '#platform/busy-tabs.ts'
import { isAlone } from '#platform/local/book/work-alone.ts'

const LOOK_EVERY_MS = 60_000
const CALM_EVERY_MS = 2000

/**
 * Registers the worker of the app and says whether a newer version waits. An installation that fails on a bad line is tried again,
 * and noticed then; workbox-window hears of the first try only. Every tab is loaded anew when the new version takes over, a busy
 * one as soon as it is not busy anymore. A version that was declined is not offered again until the next visit.
 */
export function useNewVersion(): { waits: boolean; decline: () => void } {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null)
  const [declined, setDeclined] = useState<ServiceWorker | null>(null)
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const workers = navigator.serviceWorker
    const stopAnswering = answerOtherTabs()
    let hasVersion = workers.controller !== null
    let stopWaiting = () => {}
    const takenOver = () => {
      if (hasVersion) stopWaiting = reloadWhenCalm()
      hasVersion = true
    }
    workers.addEventListener('controllerchange', takenOver)
    let stop = () => {}
    void workers
      .register('/sw.js')
      .then((registration) => {
        stop = watch(registration, setWaiting)
      })
      .catch((error) => console.error('The app could not be put on this device.', error))
    return () => {
      workers.removeEventListener('controllerchange', takenOver)
      stop()
      stopWaiting()
      stopAnswering()
    }
  }, [])
  return { waits: waiting !== null && waiting !== declined, decline: () => setDeclined(waiting) }
}

/** The worker that serves this page is gone; what is typed or weighed here comes first. */
function reloadWhenCalm(): () => void {
  const look = () => {
    if (isBusy()) return
    clearInterval(timer)
    location.reload()
  }
  const timer = setInterval(look, CALM_EVERY_MS)
  look()
  return () => clearInterval(timer)
}

function watch(registration: ServiceWorkerRegistration, offer: (waiting: ServiceWorker) => void): () => void {
  // The first version of all waits for nobody.
  const look = () => registration.waiting && registration.active && offer(registration.waiting)
  // A small installation can be over before the page hears that it began.
  const found = () => {
    look()
    registration.installing?.addEventListener('statechange', look)
  }
  const update = () => isAlone() || void registration.update().then(look, () => undefined)
  found()
  registration.addEventListener('updatefound', found)
  const timer = setInterval(update, LOOK_EVERY_MS)
  return () => {
    registration.removeEventListener('updatefound', found)
    clearInterval(timer)
  }
}
