import { composeCalls as calls } from '@ramplight/contract/messaging/compose'
import { fullName } from '@ramplight/domain/registration/full-name'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { anglerNames } from '#features/people/users/index'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import { signedIn } from '#platform/http/context'
import type { AppDeps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { presentReadable } from '#platform/http/unreadable-rows'
import { isTold, type MessageRow, messageStore } from './messages.store.ts'
import { messages } from './messages.table.ts'
import { ownStatus } from './read-state.ts'

const NEWEST = 200

/** What was written to somebody, wherever it came from: their copy of it may have bounced, here it stands. */
export function inboxRoutes(app: FastifyInstance, deps: AppDeps): void {
  route(app, deps, calls.inbox, {
    handle: async (ctx) => {
      const { db, now } = ctx.deps
      const self = signedIn(ctx).id
      const rows = await messageStore.list(db, isTold(self, now()), {
        orderBy: [desc(messages.createdAt), desc(messages.id)],
        limit: NEWEST,
      })
      const senders = await anglerNames(
        db,
        rows.flatMap(({ sender }) => sender ?? []),
      )
      const ids = [...new Set(rows.flatMap(({ tournament }) => tournament ?? []))]
      const { table } = tournamentStore
      const named = ids.length
        ? await db
            .select({ _id: table.id, name: table.name })
            .from(table)
            .where(and(inArray(table.id, ids), eq(table.deleted, false)))
        : []
      const tournaments = new Map(named.map((one) => [one._id, one]))
      const shown = (row: MessageRow) => {
        const from = senders.get(row.sender ?? '')
        return {
          ...{ _id: row.id, _rev: row.rev, createdAt: row.createdAt, sentAt: row.sendAfter ?? row.createdAt },
          ...{ type: row.type, subject: row.subject, message: row.message, status: ownStatus(self, row) },
          from: from ? fullName(from) : null,
          tournament: tournaments.get(row.tournament ?? '') ?? null,
        }
      }
      return presentReadable(rows, async (some) => some.map(shown), ctx)
    },
  })
}
