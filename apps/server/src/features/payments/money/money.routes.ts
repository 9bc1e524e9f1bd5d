import { moneyCalls as calls } from '@ramplight/contract/payments/money'
import { moneyYearCalls } from '@ramplight/contract/payments/money-year'
import type { FastifyInstance } from 'fastify'
import { findTournament, recordCash, tournamentSubject } from '#features/tournaments/tournaments/index'
import { signedIn } from '#platform/http/context'
import type { AppDeps, Deps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { backOf, giveAllBack } from './give-all-back.ts'
import { memberMoneyRoutes } from './member-money.routes.ts'
import { moneyInYear } from './money-year.ts'
import { presentMoney } from './present-money.ts'
import { openPayoutsOf, presentPayouts } from './present-payouts.ts'
import { receiptRoutes } from './receipt.routes.ts'
import { refundRoutes } from './refund.routes.ts'
import { settlePayouts } from './settle-payouts.ts'

export function moneyRoutes(app: FastifyInstance, deps: AppDeps): void {
  refundRoutes(app, deps)
  receiptRoutes(app, deps)
  memberMoneyRoutes(app, deps)
  const load = ({ params, deps }: { params: { id: string }; deps: Deps }) => findTournament(deps.db, params.id)

  route(app, deps, calls.byTournament, {
    load,
    subject: tournamentSubject,
    handle: ({ deps }, tournament) => presentMoney(deps.db, tournament, deps.now()),
  })

  route(app, deps, calls.payouts, {
    load,
    subject: tournamentSubject,
    handle: ({ deps }, tournament) => presentPayouts(deps.db, tournament),
  })

  route(app, deps, calls.openPayouts, { handle: (ctx) => openPayoutsOf(ctx.deps.db, signedIn(ctx)) })

  route(app, deps, calls.settlePayouts, {
    load,
    subject: tournamentSubject,
    handle: async ({ deps, body, doer }, tournament) => {
      await settlePayouts(deps.db, tournament, body, doer)
      return { ok: true as const }
    },
  })

  route(app, deps, moneyYearCalls.year, {
    handle: (ctx) => moneyInYear(ctx.deps.db, signedIn(ctx), ctx.params.year, ctx.doer.at.slice(0, 4)),
  })

  route(app, deps, calls.back, { load, subject: tournamentSubject, handle: ({ deps }, tournament) => backOf(deps, tournament) })

  route(app, deps, calls.giveAllBack, {
    load,
    subject: tournamentSubject,
    handle: ({ deps, doer, body }, tournament) => giveAllBack(deps, tournament, doer, body.words),
  })

  route(app, deps, calls.cashBox, {
    load,
    subject: tournamentSubject,
    handle: async ({ deps, body, doer }, { id }) => {
      await recordCash(deps.db, id, body.cashLog, doer)
      return { ok: true as const }
    },
  })
}
