import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { idsOf } from '@ramplight/contract/kernel/envelope'
import type { SearchBody } from '@ramplight/contract/kernel/paging'
import { ruleOf } from '@ramplight/contract/kernel/search'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { can } from '@ramplight/domain/policies/policies'
import type { PaymentSubject } from '@ramplight/domain/policies/subjects'
import { and, type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { idsNamed } from '#features/people/users/index'
import { findTournament } from '#features/tournaments/tournaments/index'
import { askedOf } from '#platform/audit/history'
import { bulkAnswer, only, toMany } from '#platform/database/outcomes'
import { bothVersions } from '#platform/http/both-versions'
import { signedIn } from '#platform/http/context'
import type { Deps, Work } from '#platform/http/deps'
import { refuseUnruled } from '#platform/http/family-rights'
import { createMany, removeMany, workOf } from '#platform/http/family-work'
import { pageOfRecords } from '#platform/http/page-of-records'
import { route } from '#platform/http/route'
import { searchOf } from '#platform/http/search-of'
import { PAYMENT_POLICY, paymentFamily } from './payments.family.ts'
import { type PaymentRow, paymentStore, visiblePayments } from './payments.store.ts'
import { syncedPayments } from './payments.synced.ts'
import { presentPayments } from './present-payments.ts'
import { reassignPayments } from './reassign-payments.ts'
import { changePayment } from './write-payment.ts'

type Loaded = PaymentSubject & { row: PaymentRow }

export function paymentsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps
  // As one array, which the index of the people can be asked for.
  const elsewhere = { userName: (part: string) => sql`${paymentStore.table.user} = any(array(${idsNamed(db, part)}))` }

  refuseUnruled(paymentStore.name, paymentFamily, [paymentCalls.create.body, paymentCalls.update.body])
  deps.sync.families.set('payments', syncedPayments)
  const present = (rows: PaymentRow[]) => presentPayments(db, rows)
  const presentOne = async (row: PaymentRow) => (await present([row]))[0]!
  const tournamentOf = async (id: string | null | undefined) => (id ? findTournament(db, id) : null)
  deps.history.set(
    paymentStore.name,
    askedOf(db, paymentStore, async (actor, { user, sourceModuleRecord }) =>
      can(actor, 'payment.edit', { user, tournament: await tournamentOf(sourceModuleRecord) }),
    ),
  )
  const load = async ({ params }: { params: { id: string } }): Promise<Loaded | null> => {
    const row = await paymentStore.find(db, params.id)
    return row && { row, user: row.user, tournament: await tournamentOf(row.sourceModuleRecord) }
  }
  const list = async (ctx: Parameters<typeof signedIn>[0], where?: SQL, page = {}) =>
    present(await paymentStore.list(db, and(visiblePayments(db, signedIn(ctx)), where), page))
  const voidAll = (ids: string[], work: Work) => removeMany(paymentFamily, PAYMENT_POLICY, ids, work)
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
        db,
        { store: paymentStore, elsewhere },
        rule,
        ctx.body,
        visiblePayments(db, actor),
        actor,
      )
      return { totalItemCount, message: await present(rows) }
    },
  })

  route(app, deps, paymentCalls.get, { load, handle: (_ctx, { row }) => presentOne(row) })

  route(app, deps, paymentCalls.create, {
    load: async ({ body }): Promise<PaymentSubject> => ({ user: body.user, tournament: await tournamentOf(body.sourceModuleRecord) }),
    handle: async (ctx) => presentOne(only(await createAll([ctx.body], workOf(ctx))) as PaymentRow),
  })

  route(app, deps, paymentCalls.bulkCreate, { handle: async (ctx) => bulkAnswer(await createAll(ctx.body, workOf(ctx))) })

  route(app, deps, paymentCalls.update, {
    load,
    handle: async (ctx, { row }) => {
      const changed = changePayment(db, row.id, ctx.body, signedIn(ctx), ctx.doer)
      return presentOne(await changed.catch(bothVersions(paymentCalls.update, ctx.request, presentOne)))
    },
  })

  route(app, deps, paymentCalls.remove, {
    load,
    handle: async (ctx, { row }) => {
      only(await voidAll([row.id], workOf(ctx)))
      return { ok: true as const }
    },
  })

  route(app, deps, paymentCalls.bulkDelete, {
    handle: async (ctx) => bulkAnswer(await voidAll(idsOf(ctx.body), workOf(ctx))),
  })

  route(app, deps, paymentCalls.reassign, {
    handle: async (ctx) => toMany(await reassignPayments(db, ctx.body, signedIn(ctx), ctx.doer)),
  })
}
