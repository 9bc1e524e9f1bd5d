import { useSyncExternalStore } from 'react'

type InstallEvent = Event & { prompt: () => Promise<void> }

let offered: InstallEvent | null = null
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered = event as InstallEvent
    tell()
  })
  window.addEventListener('appinstalled', () => {
    offered = null
    tell()
  })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the browser would install the product now. */
export const useCanInstall = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => offered !== null,
    () => false,
  )

export async function install(): Promise<void> {
  const event = offered
  offered = null
  tell()
  await event?.prompt()
}

/** Phones of Apple install through their own Share sheet. */
export const installsByHand = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) && !('standalone' in navigator && navigator.standalone === true)
