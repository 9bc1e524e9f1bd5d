import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { idsOf } from '@ramplight/contract/kernel/envelope'
import type { SearchBody } from '@ramplight/contract/kernel/paging'
import { ruleOf } from '@ramplight/contract/kernel/search'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { winningsCalls } from '@ramplight/contract/payments/winnings'
import { can } from '@ramplight/domain/policies/policies'
import type { PaymentSubject } from '@ramplight/domain/policies/subjects'
import { and, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isNamed } from '#features/people/users/index'
import { findTournament } from '#features/tournaments/tournaments/index'
import { askedOf } from '#platform/audit/history'
import { bulkAnswer, only, toMany } from '#platform/database/outcomes'
import type { Db, Queryable } from '#platform/database/types'
import { bothVersions } from '#platform/http/both-versions'
import { signedIn } from '#platform/http/context'
import type { AppDeps, Deps, Work } from '#platform/http/deps'
import { refuseUnruled } from '#platform/http/family-rights'
import { createMany, workOf } from '#platform/http/family-work'
import { pageOfRecords } from '#platform/http/page-of-records'
import { route } from '#platform/http/route'
import { searchOf } from '#platform/http/search-of'
import { PAYMENT_POLICY, paymentFamily } from './payments.family.ts'
import { type PaymentRow, paymentStore, visiblePayments } from './payments.store.ts'
import { syncedPayments } from './payments.synced.ts'
import { presentPayments } from './present-payments.ts'
import { reassignPayments } from './reassign-payments.ts'
import { sayPaidOut } from './say-paid-out.ts'
import { voidPayments } from './void-payments.ts'
import { winningsIn } from './winnings.ts'
import { changePayment } from './write-payment.ts'

type Loaded = PaymentSubject & { row: PaymentRow }

const elsewhere = { userName: isNamed(paymentStore.table.user) }

export function paymentsRoutes(app: FastifyInstance, deps: AppDeps): void {
  refuseUnruled(paymentStore.name, paymentFamily, [paymentCalls.create.body, paymentCalls.update.body])
  deps.sync.families.set('payments', syncedPayments)
  const presentOne = async (db: Db, row: PaymentRow) => (await presentPayments(db, [row]))[0]!
  const tournamentOf = async (db: Queryable, id: string | null | undefined) => (id ? findTournament(db, id) : null)
  deps.history.set(
    paymentStore.name,
    askedOf(paymentStore, async (actor, { user, sourceModuleRecord }, db) =>
      can(actor, 'payment.edit', { user, tournament: await tournamentOf(db, sourceModuleRecord) }),
    ),
  )
  const load = async ({ params, deps }: { params: { id: string }; deps: Deps }): Promise<Loaded | null> => {
    const row = await paymentStore.find(deps.db, params.id)
    return row && { row, user: row.user, tournament: await tournamentOf(deps.db, row.sourceModuleRecord) }
  }
  const list = async (ctx: Parameters<typeof signedIn>[0] & { deps: Deps }, where?: SQL, page = {}) => {
    const { db } = ctx.deps
    return presentPayments(db, await paymentStore.list(db, and(visiblePayments(db, signedIn(ctx)), where), page))
  }
  const createAll = (bodies: BodyOf<typeof paymentCalls.bulkCreate>, work: Work) =>
    createMany(paymentFamily, PAYMENT_POLICY.edit, bodies, work)

  route(app, deps, paymentCalls.list, { handle: (ctx) => list(ctx) })

  route(app, deps, paymentCalls.search, {
    handle: (ctx) => {
      const { where, page } = searchOf(paymentStore.table, ctx.body as SearchBody, ruleOf(paymentCalls.search), elsewhere)
      return list(ctx, where, page)
    },
  })

  route(app, deps, paymentCalls.dataSourceSearch, {
    handle: async (ctx) => {
      const [actor, rule] = [signedIn(ctx), ruleOf(paymentCalls.dataSourceSearch)]
      const { totalItemCount, rows } = await pageOfRecords(
        ctx.deps.db,
        { store: paymentStore, elsewhere },
        rule,
        ctx.body,
        visiblePayments(ctx.deps.db, actor),
        actor,
      )
      return { totalItemCount, message: await presentPayments(ctx.deps.db, rows) }
    },
  })

  route(app, deps, winningsCalls.winnings, {
    handle: (ctx) => winningsIn(ctx.deps.db, signedIn(ctx), ctx.params.year),
  })

  route(app, deps, paymentCalls.get, { load, handle: ({ deps }, { row }) => presentOne(deps.db, row) })

  route(app, deps, paymentCalls.create, {
    load: async ({ body, deps }): Promise<PaymentSubject> => ({
      user: body.user,
      tournament: await tournamentOf(deps.db, body.sourceModuleRecord),
    }),
    handle: async (ctx) => presentOne(ctx.deps.db, only(await createAll([ctx.body], workOf(ctx))) as PaymentRow),
  })

  route(app, deps, paymentCalls.bulkCreate, { handle: async (ctx) => bulkAnswer(await createAll(ctx.body, workOf(ctx))) })

  route(app, deps, paymentCalls.update, {
    load,
    handle: async (ctx, { row }) => {
      const changed = changePayment(ctx.deps.db, row.id, ctx.body, signedIn(ctx), ctx.doer)
      const present = (one: PaymentRow) => presentOne(ctx.deps.db, one)
      return present(await changed.catch(bothVersions(paymentCalls.update, ctx.request, present)))
    },
  })

  route(app, deps, paymentCalls.remove, {
    load,
    handle: async (ctx, { row }) => {
      only(await voidPayments([row.id], workOf(ctx)))
      return { ok: true as const }
    },
  })

  route(app, deps, paymentCalls.bulkDelete, {
    handle: async ({ body, ...ctx }) => {
      const reason = Array.isArray(body) ? undefined : body.reason
      return bulkAnswer(await voidPayments(idsOf(body), workOf(ctx), () => reason))
    },
  })

  route(app, deps, paymentCalls.paidOut, {
    handle: async (ctx) => bulkAnswer(await sayPaidOut(ctx.body, workOf(ctx))),
  })

  route(app, deps, paymentCalls.reassign, {
    handle: async (ctx) => toMany(await reassignPayments(ctx.deps.db, ctx.body, signedIn(ctx), ctx.doer)),
  })
}
