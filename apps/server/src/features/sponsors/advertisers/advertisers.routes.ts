import { advertiserCalls as calls } from '@ramplight/contract/sponsors/advertisers'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { firstOf } from '#platform/database/first-of'
import { toRecord } from '#platform/database/records'
import type { AppDeps } from '#platform/http/deps'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { activeOnes } from '#platform/http/scopes'
import { advertiserStore as store } from './advertisers.store.ts'
import { advertisers } from './advertisers.table.ts'

type Row = typeof advertisers.$inferSelect

/** The e-mail and who entered it are for admins. */
const presentOne = (row: Row, viewer: Actor | null) => {
  const { email, created_by, ...open } = toRecord(row)
  return isAdmin(viewer) ? { ...open, email, created_by } : open
}

export function advertiserRoutes(app: FastifyInstance, deps: AppDeps): void {
  plainFamily(
    app,
    deps,
    calls,
    {
      store,
      scope: activeOnes(advertisers),
      decides: ['created_by'],
      subject: (row) => row,
      stamp: (_body, actor) => ({ created_by: actor.id }),
      onChange: (_body, row) => ({ created_by: row.created_by }),
      present: (rows, viewer) => rows.map((row) => presentOne(row, viewer)),
      about: (row) => ({ summary: `Advertiser ${row.name}` }),
    },
    { pagedSearch: calls.pagedSearch },
  )

  route(app, deps, calls.byKey, {
    load: ({ params, deps }) => firstOf(deps.db, store, eq(advertisers.key, params.key)),
    handle: async ({ actor }, row) => presentOne(row, actor),
  })
}
