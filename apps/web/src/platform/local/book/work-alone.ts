import { useSyncExternalStore } from 'react'

/** A station that was opened here begins alone: not even a cold start asks the server for anything. */
export const ALONE_AREA = '/offline-weigh-in'
const KEY = 'rl-alone'

let alone = isChosen()
const listeners = new Set<() => void>()

function isChosen(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null || location.pathname.startsWith(ALONE_AREA)
  } catch {
    // No tab: the service worker.
    return false
  }
}

/** Somebody chose that this tab calls no network: nothing is asked, sent or fetched before they take it back. */
export const isAlone = (): boolean => alone

/** Told when that is chosen, and when it is taken back. */
export const onAlone = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Kept for the tab, also when it is loaded anew. */
export function workAlone(on: boolean): void {
  if (on) sessionStorage.setItem(KEY, 'yes')
  else sessionStorage.removeItem(KEY)
  if (alone === on) return
  alone = on
  for (const listener of listeners) listener()
}

export const useAlone = (): boolean => useSyncExternalStore(onAlone, isAlone, () => false)
