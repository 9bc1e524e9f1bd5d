import { type Payment, paymentCalls } from '@ramplight/contract/payments/payments'
import { refused } from '@ramplight/domain/kernel/errors'
import type { PaymentSubject } from '@ramplight/domain/policies/subjects'
import { and, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { anglerNames } from '#features/people/users/index'
import { findTournament } from '#features/tournaments/tournaments/index'
import { toRecord } from '#platform/database/records'
import { bothVersions } from '#platform/http/both-versions'
import type { Deps } from '#platform/http/deps'
import { route, signedIn } from '#platform/http/route'
import { type SearchBody, searchOf } from '#platform/http/search-of'
import { type PaymentRow, paymentStore, visiblePayments, voidPayment } from './payments.store.ts'
import { changePayment, createPayment } from './write-payment.ts'

type Loaded = PaymentSubject & { row: PaymentRow }

export function paymentsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps

  const present = async (rows: PaymentRow[]): Promise<Payment[]> => {
    const names = await anglerNames(
      db,
      rows.map((row) => row.user),
    )
    return rows.map(({ onceKey: _, ...row }) => {
      const name = names.get(row.user)
      return {
        ...toRecord(row),
        metaData: row.metaData ?? undefined,
        userName: name ? `${name.first_name} ${name.last_name}`.trim() : null,
      }
    })
  }
  const presentOne = async (row: PaymentRow) => (await present([row]))[0]!
  const tournamentOf = async (id: string | null | undefined) => (id ? findTournament(db, id) : null)
  const load = async ({ params }: { params: { id: string } }): Promise<Loaded | null> => {
    const row = await paymentStore.find(db, params.id)
    return row && { row, user: row.user, tournament: await tournamentOf(row.sourceModuleRecord) }
  }
  const list = async (ctx: Parameters<typeof signedIn>[0], where?: SQL, page = {}) =>
    present(await paymentStore.list(db, and(visiblePayments(db, signedIn(ctx)), where), page))

  route(app, deps, paymentCalls.list, { handle: (ctx) => list(ctx) })

  route(app, deps, paymentCalls.search, {
    handle: (ctx) => {
      const { where, page } = searchOf(paymentStore.table, ctx.body as SearchBody, [])
      return list(ctx, where, page)
    },
  })

  route(app, deps, paymentCalls.get, { load, handle: (_ctx, { row }) => presentOne(row) })

  route(app, deps, paymentCalls.create, {
    load: async ({ body }): Promise<PaymentSubject> => ({ user: body.user, tournament: await tournamentOf(body.sourceModuleRecord) }),
    handle: async ({ body, doer }, { tournament }) => {
      if (body.sourceModuleRecord && !tournament) throw refused('reference.unknown', { field: 'sourceModuleRecord' })
      return presentOne(await createPayment(deps, body, doer))
    },
  })

  route(app, deps, paymentCalls.update, {
    load,
    handle: async (ctx, { row }) => {
      const changed = changePayment(db, row.id, ctx.body, signedIn(ctx), ctx.doer)
      return presentOne(await changed.catch(bothVersions(paymentCalls.update, ctx.request, presentOne)))
    },
  })

  /** Nothing that counts is erased: deleting voids. */
  route(app, deps, paymentCalls.remove, {
    load,
    handle: async ({ doer }, { row }) => {
      await voidPayment(db, row.id, doer)
      return { ok: true as const }
    },
  })
}
