import { randomUUID } from 'node:crypto'

/** What a proxy or a client may call a request: short, and harmless in a log or a header. */
const SANE = /^[\w.:-]{8,64}$/

/** The name of a request in logs, in `x-request-id` and in refusals: the one it came with, or a fresh one. */
export function requestId({ headers }: { headers: Record<string, string | string[] | undefined> }): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID()
}
