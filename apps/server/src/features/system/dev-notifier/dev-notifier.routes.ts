import { newId } from '@ramplight/contract/kernel/new-id'
import { devNotifierCalls as calls } from '@ramplight/contract/system/dev-notifier'
import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { takeOrRefuse } from '#features/people/auth/index'
import type { Doer } from '#platform/audit/doer'
import { records, toRecord } from '#platform/database/records'
import type { AppDeps, Deps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { devNotices } from './dev-notices.table.ts'
import { tellAdmins } from './tell-admins.ts'

const store = records(devNotices, 'dev-notifier')
const NEWEST = 500

type Notice = Pick<typeof devNotices.$inferInsert, 'kind' | 'subject' | 'message' | 'fromEmail'>

export function devNotifierRoutes(app: FastifyInstance, deps: AppDeps): void {
  /** Kept, and the admins told, in one transaction. Open to visitors, so an address is listened to a few times an hour. */
  async function keep(deps: Deps, notice: Notice, from: string, doer: Doer) {
    await takeOrRefuse(deps, { what: notice.kind === 'contact' ? 'writeToUs' : 'reportError', from })
    const id = newId()
    await deps.db.transaction(async (tx) => {
      await store.insert(tx, { ...notice, id, user: doer.id }, doer, { summary: `Notice: ${notice.subject}` }, () => false)
      await tellAdmins(tx, { id, kind: notice.kind, subject: notice.subject }, doer.at)
    })
    return { ok: true as const }
  }

  route(app, deps, calls.list, {
    handle: async ({ deps }) =>
      (await store.list(deps.db, undefined, { orderBy: [desc(devNotices.createdAt), desc(devNotices.id)], limit: NEWEST })).map(toRecord),
  })

  route(app, deps, calls.contactUs, {
    handle: ({ body: { fromEmail, subject, message }, request, doer, deps }) =>
      keep(deps, { kind: 'contact', fromEmail, subject, message }, request.ip, doer),
  })

  route(app, deps, calls.notifyGods, {
    handle: ({ body: { title, message }, request, doer, deps }) => keep(deps, { kind: 'error', subject: title, message }, request.ip, doer),
  })
}
