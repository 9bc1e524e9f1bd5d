import { useSyncExternalStore } from 'react'

/**
 * How many writes of this device the server was asked for without an answer, by whoever asks again until it is known. For the
 * pill: while there is one, nobody says that all is well.
 */
let count = 0
const listeners = new Set<() => void>()

export function setAsking(next: number): void {
  if (next === count) return
  count = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const useAsking = (): number =>
  useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  )
