import { ruleOf } from '@ramplight/contract/kernel/search'
import { outgoingMessageCalls as calls, type OutgoingMessage } from '@ramplight/contract/messaging/outgoing-messages'
import { count, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db } from '#platform/database/types'
import type { AppDeps } from '#platform/http/deps'
import { pageOfRows } from '#platform/http/page-of-records'
import { route } from '#platform/http/route'
import { termsOf } from '#platform/http/search-of'
import { outgoingMessages as messages, type OutgoingRow } from '#platform/outgoing/outgoing.table'
import { mayGoAgain, sendAgain } from './send-again.ts'

export function outgoingMessageRoutes(app: FastifyInstance, deps: AppDeps): void {
  route(app, deps, calls.pagedSearch, {
    handle: async ({ body, actor, deps }) => {
      const rule = ruleOf(calls.pagedSearch)
      const where = termsOf(messages, body, rule)
      const { totalItemCount, rows } = await pageOfRows(deps.db, messages, rule, body, where, actor)
      return { totalItemCount, message: rows.map(shown) }
    },
  })

  route(app, deps, calls.overview, {
    handle: async ({ deps: { db, carriers } }) => {
      const counted = await countsOf(db)
      const of = (kind: OutgoingRow['kind']) => ({
        isCarried: carriers[kind] !== null,
        waiting: counted.get(`${kind} waiting`) ?? 0,
        dead: counted.get(`${kind} dead`) ?? 0,
      })
      return { mail: of('mail'), sms: of('sms'), push: of('push') }
    },
  })

  route(app, deps, calls.sendAgain, {
    handle: async ({ body: { ids }, doer, deps }) => ({ again: await inTransaction(deps.db, (tx) => sendAgain(tx, ids, doer)) }),
  })
}

async function countsOf(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ kind: messages.kind, state: messages.state, many: count() })
    .from(messages)
    .where(inArray(messages.state, ['waiting', 'dead']))
    .groupBy(messages.kind, messages.state)
  return new Map(rows.map(({ kind, state, many }) => [`${kind} ${state}`, many]))
}

/** Never what it says: it may be a code. */
const shown = (row: OutgoingRow): OutgoingMessage => {
  const { id, createdAt, kind, to, subject, state, sendAfter, sentAt, tries, lastError, arrival } = row
  return { _id: id, createdAt, kind, to, subject, state, sendAfter, sentAt, tries, lastError, arrival, canSendAgain: mayGoAgain(row) }
}
