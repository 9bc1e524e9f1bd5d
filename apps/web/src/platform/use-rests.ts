import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { localCallOf } from './local/answers/local-calls.ts'
import { useOnline } from './use-online.ts'

/** Does a write rest now? There is no server to ask, and this device cannot keep it. Its button says so before anybody taps. */
export function useRests(call: AnyEndpoint): boolean {
  const online = useOnline()
  return !online && localCallOf(call)?.kind !== 'write'
}
