import { newId } from '@ramplight/contract/kernel/new-id'
import { devNotifierCalls as calls } from '@ramplight/contract/system/dev-notifier'
import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { takeOrRefuse } from '#features/people/auth/index'
import { fullNames } from '#features/people/users/index'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import { type RowOf, records, toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import type { AppDeps, Deps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { devNotices } from './dev-notices.table.ts'
import { tellAdmins } from './tell-admins.ts'

const store = records(devNotices, 'dev-notifier')
const NEWEST = 500

type Notice = Pick<typeof devNotices.$inferInsert, 'kind' | 'subject' | 'message' | 'fromEmail'>

/** With the names of those who were signed in. */
async function named(db: Queryable, rows: RowOf<typeof devNotices>[]) {
  const people = await fullNames(
    db,
    rows.flatMap(({ user }) => user ?? []),
  )
  return rows.map((row) => ({ ...toRecord(row), userName: people.get(row.user ?? '') ?? null }))
}

export function devNotifierRoutes(app: FastifyInstance, deps: AppDeps): void {
  /** Kept, and the admins told, in one transaction. Open to visitors, so an address is listened to a few times an hour. */
  async function keep(deps: Deps, notice: Notice, from: string, doer: Doer) {
    await takeOrRefuse(deps, { what: notice.kind === 'contact' ? 'writeToUs' : 'reportError', from })
    const id = newId()
    await inTransaction(deps.db, async (tx) => {
      await store.insert(tx, { ...notice, id, user: doer.id }, doer, { summary: `Notice: ${notice.subject}` }, () => false)
      await tellAdmins(tx, { ...notice, id }, doer.at)
    })
    return { ok: true as const }
  }

  route(app, deps, calls.list, {
    handle: async ({ deps }) =>
      named(deps.db, await store.list(deps.db, undefined, { orderBy: [desc(devNotices.createdAt), desc(devNotices.id)], limit: NEWEST })),
  })

  route(app, deps, calls.answered, {
    load: ({ params, deps }) => store.find(deps.db, params.id),
    handle: async ({ body: { answered }, doer, deps }, notice) => {
      const isSo = answered === (notice.answeredAt !== null)
      const about = { summary: `Notice ${answered ? 'answered' : 'open again'}: ${notice.subject}` }
      const row = isSo ? notice : await store.update(deps.db, notice.id, { answeredAt: answered ? doer.at : null }, undefined, doer, about)
      return (await named(deps.db, [row]))[0]!
    },
  })

  route(app, deps, calls.contactUs, {
    handle: ({ body: { fromEmail, subject, message }, request, doer, deps }) =>
      keep(deps, { kind: 'contact', fromEmail, subject, message }, request.ip, doer),
  })

  route(app, deps, calls.notifyGods, {
    handle: ({ body: { title, message }, request, doer, deps }) => keep(deps, { kind: 'error', subject: title, message }, request.ip, doer),
  })
}
