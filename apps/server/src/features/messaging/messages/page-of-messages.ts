import type { ResponseOf } from '@ramplight/contract/kernel/endpoint'
import { LARGEST_PAGE, LIST_LIMIT } from '@ramplight/contract/kernel/paging'
import { ruleOf } from '@ramplight/contract/kernel/search'
import { messageCalls as calls } from '@ramplight/contract/messaging/messages'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { pageOf } from '#platform/database/page-anchors'
import type { AppDeps, Deps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { sortOf, termsOf } from '#platform/http/search-of'
import { type MessageRow, messagesSeenAs, visibleMessages } from './messages.store.ts'
import { messages } from './messages.table.ts'

export type Present = (rows: MessageRow[], viewer: Actor | null, deps: Deps) => Promise<object[]>

type Page = ResponseOf<typeof calls.pagedSearch>

/** By name, of which messages have none: by when they were written (A61); page 0 of 10 unless asked otherwise. */
export function pageOfMessages(app: FastifyInstance, deps: AppDeps, present: Present): void {
  route(app, deps, calls.pagedSearch, {
    handle: async ({ actor, body: { selectNumberOfRecords, idsOnly, ...body }, deps }) => {
      const seenAs = messagesSeenAs(deps.db, actor)
      const { column, direction } = sortOf(messages, body, ruleOf(calls.pagedSearch), seenAs)
      const first = body.selectAll ? LIST_LIMIT : selectNumberOfRecords
      const { totalItemCount, rows } = await pageOf(deps.db, {
        table: messages,
        where: and(
          eq(messages.deleted, false),
          visibleMessages(deps.db, actor, deps.now()),
          termsOf(messages, body, ruleOf(calls.pagedSearch), {}, seenAs),
        ),
        sort: column,
        direction,
        pageNumber: first ? 0 : (body.pageNumber ?? 0),
        pageSize: first ?? Math.min(body.pageSize ?? 10, LARGEST_PAGE),
        key: actor?.id ?? '',
      })
      const found = rows as MessageRow[]
      return { totalItemCount, message: (idsOnly ? found.map(({ id }) => id) : await present(found, actor, deps)) as Page['message'] }
    },
  })
}
