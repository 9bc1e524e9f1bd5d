import { useSyncExternalStore } from 'react'
import { useAlone } from './local/book/work-alone.ts'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the device believes it has a network. */
export const useNetwork = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** Whether the server can be asked: there is a network, and nobody chose to work on this device alone. */
export function useOnline(): boolean {
  const alone = useAlone()
  return useNetwork() && !alone
}
