import { useSyncExternalStore } from 'react'

export type ToastLook = 'success' | 'warning' | 'danger' | 'stealth'
export type LoggedToast = { id: string; look: ToastLook; text: string; at: number }

const KEPT = 30
const listeners = new Set<() => void>()
let toasts: readonly LoggedToast[] = []

/** A toast leaves the screen after ten seconds; what it said stays readable in the bell. */
export function logToast(toast: LoggedToast): void {
  toasts = [toast, ...toasts].slice(0, KEPT)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useRecentToasts = (): readonly LoggedToast[] => useSyncExternalStore(subscribe, () => toasts)
