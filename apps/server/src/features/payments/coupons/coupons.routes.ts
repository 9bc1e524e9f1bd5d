import { couponCalls as calls, coupon } from '@ramplight/contract/payments/coupons'
import { refused } from '@ramplight/domain/kernel/errors'
import { isAdmin } from '@ramplight/domain/policies/who'
import type { FastifyInstance } from 'fastify'
import { giveBack, takeOrRefuse } from '#features/people/auth/index'
import { userStore } from '#features/people/users/index'
import type { EntryRow } from '#features/registration/tournament-entries/index'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import { toRecord } from '#platform/database/records'
import { signedIn } from '#platform/http/context'
import type { AppDeps, Deps } from '#platform/http/deps'
import { inStore, type NamedThere, type ReferenceRule } from '#platform/http/family'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { onesOwn } from '#platform/http/scopes'
import { ofBoatToPay, openAccounts } from '../stripe/index.ts'
import { type CouponRow, couponStore as store, usesOf } from './coupons.store.ts'
import { coupons } from './coupons.table.ts'
import { takeOffCoupon, useCoupon } from './use-coupon.ts'

type Sent = { director?: string | undefined; active?: boolean | undefined; most?: number | null | undefined }

/** Only an event or an account of the director whose coupon it is. */
const isTheirs =
  (owners: ReadonlyMap<string, string | null>) =>
  ({ id, row }: NamedThere) =>
    owners.get(id) === (row as Partial<CouponRow>).director

const ofItsDirector: ReferenceRule = async (db, named) => {
  const ids = named.map(({ id }) => id)
  return isTheirs(new Map((await tournamentStore.findMany(db, ids)).map(({ id, director }) => [id, director])))
}

const accountOfItsDirector: ReferenceRule = async (db, named) => {
  const ids = named.map(({ id }) => id)
  return isTheirs(new Map((await openAccounts(db, ids)).map(({ stripeId, user }) => [stripeId, user])))
}

async function present(rows: CouponRow[], { db }: Deps) {
  const uses = await usesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...toRecord(row), ...uses.get(row.id) }))
}

const shown = ({ coupon, status }: EntryRow) => ({ coupon: coupon ?? null, isCovered: status === 'Paid' })

/** Coupons of a director, and what a boat does with one. */
export function couponRoutes(app: FastifyInstance, deps: AppDeps): void {
  plainFamily(
    app,
    deps,
    calls,
    {
      store,
      scope: onesOwn({ user: coupons.director }),
      parents: { id: usesOf },
      references: { director: inStore(userStore), tournament: { rule: ofItsDirector }, stripeAccountId: { rule: accountOfItsDirector } },
      subject: ({ director }) => ({ director }),
      stamp: ({ director }: Sent, actor) => ({ director: (isAdmin(actor) && director) || actor.id }),
      onCreate: ({ active }: Sent) => ({ active: active ?? coupon.starts.active }),
      onChange: ({ director, most }: Sent, row, { actor, parents }) => {
        const used = parents.id?.used ?? coupon.starts.used
        if (most && most < used) throw refused('coupon.fewer', { used })
        return { director: (isAdmin(actor) && director) || row.director }
      },
      present: (rows, _viewer, deps) => present(rows, deps),
      about: ({ code, tournament }) => ({ tournament, summary: `Coupon ${code}` }),
    },
    { pagedSearch: calls.pagedSearch },
  )

  route(app, deps, calls.use, {
    ...ofBoatToPay,
    handle: async (ctx, { tournament }) => {
      const { body, deps, doer, request } = ctx
      const attempt = { what: 'tryCoupon', from: request.ip, account: signedIn(ctx).id } as const
      await takeOrRefuse(deps, attempt)
      const used = await useCoupon(deps, { ...body, tournament: tournament.id }, doer)
      await giveBack(deps, attempt)
      return shown(used)
    },
  })
  route(app, deps, calls.takeOff, {
    ...ofBoatToPay,
    handle: async ({ body, deps, doer }, { tournament }) => shown(await takeOffCoupon(deps, { ...body, tournament: tournament.id }, doer)),
  })
}
