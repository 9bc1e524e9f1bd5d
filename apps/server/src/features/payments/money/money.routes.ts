import { moneyCalls as calls } from '@ramplight/contract/payments/money'
import { moneyYearCalls } from '@ramplight/contract/payments/money-year'
import { todayAt } from '@ramplight/contract/tournaments/today-at'
import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { refused } from '@ramplight/domain/kernel/errors'
import { fullName } from '@ramplight/domain/registration/full-name'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import type { FastifyInstance } from 'fastify'
import { anglerNames } from '#features/people/users/index'
import { findTournament, tournamentSubject } from '#features/tournaments/tournaments/index'
import { writeAudit } from '#platform/audit/write-audit'
import { inTransaction } from '#platform/database/in-transaction'
import { signedIn } from '#platform/http/context'
import type { AppDeps, Deps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { type CashCountRow, keepCount } from '../ledger/index.ts'
import { backOf, giveAllBack } from './give-all-back.ts'
import { memberMoneyRoutes } from './member-money.routes.ts'
import { moneyInYear } from './money-year.ts'
import { presentCount, presentMoney } from './present-money.ts'
import { openPayoutsOf, presentPayouts } from './present-payouts.ts'
import { receiptRoutes } from './receipt.routes.ts'
import { findRecord, recordMoney, takeBackRecord } from './record-money.ts'
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

  route(app, deps, calls.record, {
    load,
    subject: tournamentSubject,
    handle: async ({ deps, body, doer }, tournament) => {
      await recordMoney(deps.db, { tournament: tournament.id, today: todayAt(zoneOf(tournament), deps.now()), body }, doer)
      return { ok: true as const }
    },
  })

  route(app, deps, calls.takeBack, {
    load: async ({ params, deps }) => {
      const record = await findRecord(deps.db, params.id)
      return record && findTournament(deps.db, record.tournament)
    },
    subject: tournamentSubject,
    handle: async ({ deps, params, body, doer }) => {
      await takeBackRecord(deps.db, params.id, body.reason, doer)
      return { ok: true as const }
    },
  })

  route(app, deps, calls.countCash, {
    load,
    subject: tournamentSubject,
    handle: async ({ deps, body, doer }, { id: tournament }) => {
      const { row } = await inTransaction(deps.db, async (tx) => {
        const kept = await keepCount(tx, { id: body._id, tournament, counted: body.counted }, doer)
        if (!kept) throw refused('record.id-taken')
        if (kept.isNew) await writeAudit(tx, doer, { action: 'created', ...aboutCount(kept.row) })
        return kept
      })
      const name = row.by ? (await anglerNames(deps.db, [row.by])).get(row.by) : undefined
      return presentCount(row, name ? fullName(name) : null)
    },
  })
}

const aboutCount = (row: CashCountRow) => ({
  family: 'money',
  record: row.id,
  tournament: row.tournament,
  summary: `Counted ${dollarsAndCents(row.counted)} in the cash box; expected ${dollarsAndCents(row.expected)}`,
  after: row,
})
