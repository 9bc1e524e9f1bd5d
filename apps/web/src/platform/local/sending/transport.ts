import type { AnyEndpoint, ResponseOf, WireBodyOf } from '@ramplight/contract/kernel/endpoint'
import { syncCalls, syncResult } from '@ramplight/contract/sync/sync'
import { SYNC_SCHEMA, SYNC_TABLES } from '@ramplight/contract/sync/tables'
import type { Answer, Transport, TransportFailure } from '@ramplight/sync/ports'
import { z } from 'zod'
import { askServer, type Heard, NotOurServer } from '../../ask-server.ts'

/** Longer than a screen waits: a batch on one bar of signal takes its time (the screen goes on with the local copy). */
const TIMEOUT_MS = 20_000
const WAIT_MS = 10_000

type Speaker = {
  /** The token to send now; null when nobody is signed in. Rejects when it cannot be renewed for want of a network. */
  token: () => Promise<string | null>
  /** Version of the product, for support. */
  app: string
  /** Name of the device in audit lines. */
  deviceName: string
}

const failed = (failure: TransportFailure): { ok: false; failure: TransportFailure } => ({ ok: false, failure })

/** What a status means for the engine; anything else refuses the request as a whole. */
const FAILURES: Record<number, (heard: Heard) => TransportFailure> = {
  401: () => ({ kind: 'signed-out' }),
  408: () => ({ kind: 'unreachable', timedOut: true }),
  426: () => ({ kind: 'upgrade-needed' }),
  429: askedToWait,
}

function askedToWait({ headers }: Heard): TransportFailure {
  return { kind: 'asked-to-wait', afterMs: Number(headers.get('retry-after')) * 1000 || WAIT_MS }
}

/** What a gateway answers that has waited long enough. */
const GAVE_UP: ReadonlySet<number> = new Set([408, 504])

/** The offline channel over the network. Every failure is a value. */
export function serverTransport({ token, app, deviceName }: Speaker): Transport {
  async function ask<E extends AnyEndpoint>(endpoint: E, body: WireBodyOf<E>): Promise<Answer<ResponseOf<E>>> {
    const bearer = await token().catch(() => undefined)
    if (bearer === undefined) return failed({ kind: 'unreachable', timedOut: false })
    if (!bearer) return failed({ kind: 'signed-out' })
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const request: RequestInit = {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}`, 'x-device': deviceName },
      body: JSON.stringify(body),
      signal,
    }
    return askServer(endpoint.path, request).then(
      (heard) => said(endpoint, heard),
      // A gateway that gave up waiting for our server: the batch was too slow, as if nobody had answered in time.
      (error: unknown) =>
        failed({ kind: 'unreachable', timedOut: error instanceof NotOurServer ? GAVE_UP.has(error.status) : signal.aborted }),
    )
  }

  function said<E extends AnyEndpoint>(endpoint: E, heard: Heard): Answer<ResponseOf<E>> {
    const { status } = heard
    if (heard.ok) {
      const decoded = z.safeDecode(endpoint.response, understood(heard.answer))
      return decoded.success ? { ok: true, value: decoded.data as ResponseOf<E> } : failed({ kind: 'unreachable', timedOut: false })
    }
    const known = FAILURES[status]
    if (known) return failed(known(heard))
    const { code, message } = heard.refusal
    // Others are writing the same: the very same is sent again, a moment later.
    if (code === 'server.busy') return failed(askedToWait(heard))
    // The server is there and its database is not: nothing is wrong with what was sent.
    if (code === 'server.unreachable') return failed({ kind: 'unreachable', timedOut: false })
    return failed(status >= 500 ? { kind: 'broken', status } : { kind: 'refused', status, code, message })
  }

  return {
    hello: (body) => ask(syncCalls.hello, { ...body, schema: SYNC_SCHEMA, app }),
    changes: (body) => ask(syncCalls.changes, body),
    push: (body) => ask(syncCalls.push, body),
  }
}

const TABLE_NAMES: ReadonlySet<unknown> = new Set(SYNC_TABLES)
const STATUSES: ReadonlySet<unknown> = new Set(syncResult.shape.status.options)
type Parts = { rows?: { tbl?: unknown }[]; results?: { status?: unknown }[] }

/**
 * What this version understands of the answer of a later one: records of tables it does not have are for later, and an outcome
 * that it does not know waits for a person, with the words of that server.
 */
function understood(answer: unknown): unknown {
  const { rows, results } = (answer ?? {}) as Parts
  if (Array.isArray(rows)) return { ...(answer as object), rows: rows.filter((row) => TABLE_NAMES.has(row?.tbl)) }
  if (!Array.isArray(results)) return answer
  const known = results.map((one) => (STATUSES.has(one?.status) ? one : { code: 'sync.upgrade-needed', ...one, status: 'rejected' }))
  return { ...(answer as object), results: known }
}
