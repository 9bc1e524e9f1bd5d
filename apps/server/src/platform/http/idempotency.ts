import { createHmac } from 'node:crypto'
import { refused } from '@ramplight/domain/kernel/errors'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { inRequestTransaction } from '../database/request-transaction.ts'
import type { Db } from '../database/types.ts'
import type { AppDeps } from './deps.ts'
import { idempotencyKeys } from './idempotency.table.ts'
import { sweepKeys } from './idempotency-sweep.ts'
import { refuseUnstorable } from './refuse-unstorable.ts'
import { wrongField } from './wrong-field.ts'

/** What is sent back: the status, and the body as it crosses the wire. */
export type Sent = { status: number; answer: unknown }

const HEADER = 'idempotency-key'
/** 1 to 200 printable characters; blanks at the ends do not survive HTTP. */
const KEY = /^[\x21-\x7e](?:[\x20-\x7e]{0,198}[\x21-\x7e])?$/

/** The key of a request; null without one. Throws `request.invalid`. */
export function keyOf(request: FastifyRequest): string | null {
  const key = request.headers[HEADER]
  if (key === undefined) return null
  if (typeof key === 'string' && KEY.test(key)) return key
  throw wrongField('Idempotency-Key', 'must be 1 to 200 printable characters')
}

/** The same body, whatever the order of its names. A password is left out: no hash of it is kept but the slow one. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (name, inside) =>
    name === 'password'
      ? typeof inside
      : typeof inside === 'object' && inside !== null && !Array.isArray(inside)
        ? Object.fromEntries(Object.entries(inside).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inside,
  ) ?? ''

/** A visitor is known by the address, and an address is nobody's business: only who has the key of this installation can tell. */
const whoIs = ({ signingKey }: AppDeps, request: FastifyRequest, actor: { id: string } | null): string =>
  actor?.id ?? `visitor:${createHmac('sha256', signingKey).update(request.ip).digest('base64url')}`

const lines = new WeakMap<AppDeps, Map<string, Promise<unknown>>>()

/** In this process those with the same key wait here and not in the database, where each would hold a connection. */
async function inLine<T>(deps: AppDeps, name: string, work: () => Promise<T>): Promise<T> {
  const line = lines.get(deps) ?? new Map<string, Promise<unknown>>()
  lines.set(deps, line)
  while (line.has(name)) await line.get(name)
  const turn = work()
  const end = turn.then(
    () => line.delete(name),
    () => line.delete(name),
  )
  line.set(name, end)
  return turn
}

/**
 * Does the work of a request once per key: in one transaction with the row of the key, so that both are there or neither is.
 * A second request with the key waits for the first and is answered the same; a refusal keeps nothing, so that a retry runs
 * again. `null` from `work` is an answer that cannot be kept (a stream): the effect is, the key is not. Throws `request.key-reused`.
 */
export async function oncePerKey(
  deps: AppDeps,
  request: FastifyRequest,
  actor: { id: string } | null,
  key: string,
  work: (db: Db) => Promise<Sent | null>,
): Promise<(Sent & { isReplay: boolean }) | null> {
  // A call that takes no body has not looked at the one that came.
  refuseUnstorable(request.body)
  const mine = { who: whoIs(deps, request, actor), key }
  const asked = {
    method: request.method,
    path: request.url,
    // With the key of this installation: what is short, such as a code, could be guessed from a hash that anybody can make.
    bodyHash: createHmac('sha256', deps.signingKey).update(canonical(request.body)).digest('base64url'),
  }
  const here = and(eq(idempotencyKeys.who, mine.who), eq(idempotencyKeys.key, key))
  const outcome = await inLine(deps, `${mine.who} ${key}`, () =>
    inRequestTransaction(deps.pool, async (db) => {
      // Waits here while another process is at work with this key.
      const taken = await db
        .insert(idempotencyKeys)
        .values({ ...mine, ...asked, createdAt: deps.now().toISOString() })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key })
      if (!taken.length) {
        const [first] = await db.select().from(idempotencyKeys).where(here)
        if (!first) throw new Error('A key is taken and not there.')
        if (first.method !== asked.method || first.path !== asked.path || first.bodyHash !== asked.bodyHash)
          throw refused('request.key-reused')
        return { status: first.status ?? 200, answer: first.answer, isReplay: true }
      }
      const sent = await work(db)
      if (sent) await db.update(idempotencyKeys).set(sent).where(here)
      else {
        // It was answered before it is committed, which is no promise to make.
        request.log.error(
          `${request.method} ${request.routeOptions.url} answers by itself: declare it \`reads\`, \`secret\` or \`inSteps\``,
        )
        await db.delete(idempotencyKeys).where(here)
      }
      return sent && { ...sent, isReplay: false }
    }),
  )
  sweepKeys(deps, request.log)
  return outcome
}
