import { accountCalls as calls } from '@ramplight/contract/payments/accounts'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { userStore } from '#features/people/users/index'
import { firstOf } from '#platform/database/first-of'
import { inTransaction } from '#platform/database/in-transaction'
import { toRecord } from '#platform/database/records'
import type { AppDeps } from '#platform/http/deps'
import { inStore } from '#platform/http/family'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { onesOwn } from '#platform/http/scopes'
import { accountStore as store } from './accounts.store.ts'
import { accounts } from './accounts.table.ts'
import { lockedAccounts, setLocked } from './lock-account.ts'

/** Whose it is and whether it may register anglers is for admins to say (A39). */
type Kept = { user?: string; active?: boolean; locked?: boolean }

function refuseOwnPardon(sent: Kept, kept: Required<Kept>, actor: Actor): void {
  const isOther = (['user', 'active', 'locked'] as const).some((field) => sent[field] !== undefined && sent[field] !== kept[field])
  if (isOther && !isAdmin(actor)) throw refused('access.forbidden')
}

export function accountRoutes(app: FastifyInstance, deps: AppDeps): void {
  const subject = ({ user }: { user: string }) => ({ user })
  plainFamily(
    app,
    deps,
    calls,
    {
      store,
      scope: onesOwn(accounts),
      references: { user: inStore(userStore) },
      subject,
      onCreate: (sent: Kept, { actor }) => {
        const fresh = { user: actor.id, active: true, locked: false }
        refuseOwnPardon(sent, fresh, actor)
        return { user: sent.user ?? fresh.user, active: sent.active ?? fresh.active, locked: sent.locked ?? fresh.locked }
      },
      onChange: (sent: Kept, row, { actor }) => {
        refuseOwnPardon(sent, row, actor)
        return {}
      },
      // A new one in its place would be active and open again.
      onRemove: ({ locked, active }, { actor }) => {
        if ((locked || !active) && !isAdmin(actor)) throw refused(locked ? 'account.locked' : 'access.forbidden')
      },
      about: ({ name }) => ({ summary: `Payment account ${name}` }),
    },
    { markDeleted: calls.markDeleted, pagedSearch: calls.pagedSearch },
  )

  route(app, deps, calls.lock, {
    load: ({ params: { id }, deps }) => userStore.find(deps.db, id),
    subject: () => undefined,
    handle: async ({ body: { locked, reason }, deps: { db }, doer }, { id: user }) => {
      const summary = `${locked ? 'Locked' : 'Unlocked'} by hand: ${reason}`
      await inTransaction(db, (tx) => setLocked(tx, user, locked, doer, summary))
      return { user, locked: (await lockedAccounts(db, [user])).has(user) }
    },
  })

  route(app, deps, calls.byUser, {
    load: ({ params: { id }, deps }) => firstOf(deps.db, store, eq(accounts.user, id)),
    subject,
    handle: async (_ctx, row) => toRecord(row),
  })
}
