import { moneyCalls as calls, type Refundable } from '@ramplight/contract/payments/money'
import { todayAt } from '@ramplight/contract/tournaments/today-at'
import { refused } from '@ramplight/domain/kernel/errors'
import { proposedRefund, type RefundMethod } from '@ramplight/domain/money/refunds'
import { overpaidBy } from '@ramplight/domain/money/standing'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import type { FastifyInstance } from 'fastify'
import { type EntryRow, storedEntries } from '#features/registration/tournament-entries/index'
import { findTournament, type TournamentRow, tournamentSubject } from '#features/tournaments/tournaments/index'
import { toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import type { AppDeps, Deps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { giveBack, leftToRefund, linesOf, refundsOf } from '../refunds/index.ts'
import { cardOf, checkoutToRefund, refundToCard } from '../stripe/index.ts'
import { presentRefunds } from './present-refunds.ts'

type Loaded = { entry: EntryRow; tournament: TournamentRow }

/** Giving back what an entry has paid. An entry that was deleted is found, too: it may still have money. */
export function refundRoutes(app: FastifyInstance, deps: AppDeps): void {
  const entry = {
    load: async ({ params, deps }: { params: { id: string }; deps: Deps }): Promise<Loaded | null> => {
      const [entry] = await storedEntries(deps.db, [params.id])
      const tournament = entry && (await findTournament(deps.db, entry.tournament))
      return entry && tournament ? { entry, tournament } : null
    },
    subject: ({ tournament }: Loaded) => tournamentSubject(tournament),
  }

  route(app, deps, calls.refundable, { ...entry, handle: ({ deps }, loaded) => presentRefundable(deps, loaded) })

  route(app, deps, calls.refund, {
    ...entry,
    handle: async ({ deps, body: { _id: id, ...asked }, doer }, { entry }) => {
      const isCard = asked.method === 'card'
      if (isCard && !deps.cards) throw refused('cards.off')
      const toCard = async (tx: Queryable) => (isCard ? checkoutToRefund(tx, entry.id, asked.amount) : null)
      const kept = await giveBack(deps.db, { id, entry, ...asked }, toCard, doer)
      const [shown] = await presentRefunds(deps.db, [await refundToCard(deps, kept)])
      return shown!
    },
  })
}

const AT_THE_RAMP = ['cash', 'check', 'credits'] as const satisfies RefundMethod[]

async function presentRefundable(deps: Deps, { entry, tournament }: Loaded): Promise<Refundable> {
  const [lines, rows, card] = await Promise.all([linesOf(deps.db, entry.id), refundsOf(deps.db, entry.id), cardOf(deps.db, entry.id)])
  const money = { ...leftToRefund(lines, rows), overpaid: overpaidBy(toRecord(tournament), toRecord(entry), lines) }
  const most = deps.cards ? Math.min(money.left, card?.most ?? 0) : 0
  return {
    entry: entry.id,
    ...money,
    ways: [...(most > 0 ? [{ method: 'card' as const, most }] : []), ...AT_THE_RAMP.map((method) => ({ method, most: money.left }))],
    proposal: proposedRefund(tournament.settings?.registration?.refunds, todayAt(zoneOf(tournament), deps.now()), money),
    refunds: await presentRefunds(deps.db, rows),
  }
}
