import { directorCreditBankCalls as calls } from '@ramplight/contract/payments/director-credit-banks'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { fullNames, isNamed, userStore } from '#features/people/users/index'
import { firstOf } from '#platform/database/first-of'
import { toRecord } from '#platform/database/records'
import type { AppDeps, Deps } from '#platform/http/deps'
import { inStore } from '#platform/http/family'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { onesOwn } from '#platform/http/scopes'
import { balancesOf, newestLines } from '../credit-transactions/index.ts'
import { bankStore as store } from './director-credit-banks.store.ts'
import { directorCreditBanks as banks } from './director-credit-banks.table.ts'

type Bank = typeof banks.$inferSelect

/** Sign-up credits: a director sees their own, admins give them. */
export function directorCreditBankRoutes(app: FastifyInstance, deps: AppDeps): void {
  /** Name, balance and ledger of all of them, in three statements. */
  const present = async (rows: Bank[], _viewer: Actor | null, { db }: Deps) => {
    const ids = rows.map(({ id }) => id)
    const users = rows.map(({ user }) => user)
    const [balances, lines, names] = await Promise.all([balancesOf(db, ids), newestLines(db, ids), fullNames(db, users)])
    return rows.map((row) => ({
      ...toRecord(row),
      userName: names.get(row.user) ?? null,
      balance: balances.get(row.id)?.balance ?? 0,
      transactions: lines.filter(({ bank }) => bank === row.id).map(toRecord),
    }))
  }

  plainFamily(
    app,
    deps,
    calls,
    {
      store,
      scope: onesOwn(banks),
      parents: { id: balancesOf },
      references: { user: inStore(userStore) },
      subject: ({ user }) => ({ user }),
      onRemove: (_row, { parents }) => {
        const balance = parents.id?.balance ?? 0
        if (balance !== 0) throw refused('credits.left', { balance })
      },
      present,
      elsewhere: { userName: isNamed(banks.user) },
      about: () => ({ summary: 'Credit bank' }),
    },
    { bulkCreate: calls.bulkCreate, pagedSearch: calls.pagedSearch },
  )

  route(app, deps, calls.byUser, {
    load: ({ params: { id }, deps }) => userStore.find(deps.db, id),
    subject: ({ id }) => ({ user: id }),
    handle: async (ctx, { id }) => {
      const bank = await firstOf(ctx.deps.db, store, eq(banks.user, id))
      return bank ? (await present([bank], ctx.actor, ctx.deps))[0]! : { _id: null, user: id, balance: 0, transactions: [] }
    },
  })
}
