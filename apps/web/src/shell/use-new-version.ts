import { useEffect, useState } from 'react'
import { isAlone } from '#platform/local/book/work-alone.ts'

const LOOK_EVERY_MS = 60_000

/**
 * Registers the worker of the app and says whether a newer version waits. An installation that fails on a bad line is tried again,
 * and noticed then; workbox-window hears of the first try only. Every tab is loaded anew when the new version takes over.
 */
export function useNewVersion(): [boolean, (waits: boolean) => void] {
  const [waits, setWaits] = useState(false)
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    let hasVersion = navigator.serviceWorker.controller !== null
    const takenOver = () => {
      if (hasVersion) location.reload()
      hasVersion = true
    }
    navigator.serviceWorker.addEventListener('controllerchange', takenOver)
    let stop = () => {}
    void navigator.serviceWorker
      .register('/sw.js')
      .then((registration) => {
        stop = watch(registration, () => setWaits(true))
      })
      .catch((error) => console.error('The app could not be put on this device.', error))
    return () => {
      navigator.serviceWorker.removeEventListener('controllerchange', takenOver)
      stop()
    }
  }, [])
  return [waits, setWaits]
}

function watch(registration: ServiceWorkerRegistration, offer: () => void): () => void {
  // The first version of all waits for nobody.
  const look = () => registration.waiting && registration.active && offer()
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
