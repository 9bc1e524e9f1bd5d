import { parse } from 'node:querystring'
import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { z } from 'zod'
import type { OddRequest } from './odd-request.ts'

/** Larger bodies are nowhere near what a schema allows; to read them here as well would only take time. */
const SURELY_REFUSED = 1_000_000

/** Does the contract itself refuse this request? Then no handler may have seen it. */
export function contractRefuses(call: AnyEndpoint, { params, query = '', body, raw, type }: OddRequest): boolean {
  const refuses = (schema: z.ZodType | undefined, value: unknown) => !!schema && !z.safeDecode(schema, value as never).success
  if (refuses(call.params, decoded(params ?? {})) || refuses(call.query, { ...parse(query.slice(1)) })) return true
  if (!call.body || call.method === 'GET') return false
  if (raw === undefined) return refuses(call.body, body ?? {})
  const isJson = !type || type.startsWith('application/json')
  if (raw.length > SURELY_REFUSED || (raw && !isJson)) return true
  try {
    // An empty body and `null` are read as no fields at all; a mark of byte order says nothing.
    return refuses(call.body, (raw ? JSON.parse(raw.replace(/^\ufeff/, '')) : null) ?? {})
  } catch {
    return true
  }
}

/** What cannot be decoded stays as it is: an address that no schema knows either. */
const decoded = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      try {
        return [name, decodeURIComponent(value)]
      } catch {
        return [name, value]
      }
    }),
  )
