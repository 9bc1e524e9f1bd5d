import type { AnyEndpoint, ResponseOf } from '@ramplight/contract/kernel/endpoint'
import { z } from 'zod'

/** An answer that is not what the contract promises is our fault: it must not look like a field that somebody filled in wrongly. */
export function encodeAnswer<E extends AnyEndpoint>(endpoint: E, answer: ResponseOf<E>): unknown {
  try {
    return z.encode(endpoint.response, answer)
  } catch (cause) {
    throw new Error(`${endpoint.method} ${endpoint.path} answers what its contract does not promise`, { cause })
  }
}
