import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { useSyncExternalStore } from 'react'
import { localCallOf, onLocalCall } from './local/answers/local-calls.ts'
import { useIsOpening } from './local/book/use-local.ts'
import { useOnline } from './use-online.ts'

/**
 * Does a write rest now? There is no server to ask, and this device cannot keep it. Its button says so before anybody taps. While the
 * copy on this device is being opened nobody knows yet; a tap waits for it.
 */
export function useRests(call: AnyEndpoint): boolean {
  const online = useOnline()
  const isOpening = useIsOpening()
  const isKept = useSyncExternalStore(
    onLocalCall,
    () => localCallOf(call)?.kind === 'write',
    () => false,
  )
  return !online && !isOpening && !isKept
}
