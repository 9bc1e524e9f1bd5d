import { moneyCalls as calls, type Refundable } from '@ramplight/contract/payments/money'
import { todayAt } from '@ramplight/contract/tournaments/today-at'
import { refused } from '@ramplight/domain/kernel/errors'
import { AT_RAMP, refundableOf } from '@ramplight/domain/money/refunds'
import { isToldWithdrawing } from '@ramplight/domain/money/withdrawal'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import type { FastifyInstance } from 'fastify'
import { type EntryRow, refuseRecorded, storedEntries } from '#features/registration/tournament-entries/index'
import { findTournament, type TournamentRow, tournamentSubject } from '#features/tournaments/tournaments/index'
import { weighedAmong } from '#features/weigh-in/weigh-ins/index'
import { toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import type { AppDeps, Deps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { askedOf, giveBack, linesOf, refundsOf } from '../refunds/index.ts'
import { cardOf, checkoutToRefund, isWholeShare, refundToCard } from '../stripe/index.ts'
import { presentRefunds } from './present-refunds.ts'

type Loaded = { entry: EntryRow; tournament: TournamentRow }

/** Refunds of what an entry has paid. An entry that was deleted is found, too: it may still have money. */
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
    handle: async ({ deps, body: { _id: id, isOwedAgain: said, card, ...asked }, doer }, { entry: boat, tournament }) => {
      const isCard = asked.method === 'card'
      if (isCard && !deps.cards) throw refused('cards.off')
      // Of a boat that cannot be withdrawn nothing is refunded for that.
      if (!boat.deleted && isToldWithdrawing(boat, asked.reason)) refuseRecorded(boat, tournament, await weighedAmong(deps.db, [boat.id]))
      const toCard = async (tx: Queryable) => (isCard ? checkoutToRefund(tx, boat.id, asked.amount, card) : null)
      const isOwedAgain = said ?? (isCard && (await isWholeShare(deps.db, boat.id, asked.amount)))
      const kept = await giveBack(deps.db, { id, entry: boat, ...asked, isOwedAgain }, toCard, doer)
      const [shown] = await presentRefunds(deps.db, [await refundToCard(deps, kept)])
      return shown!
    },
  })
}

async function presentRefundable(deps: Deps, { entry, tournament }: Loaded): Promise<Refundable> {
  const [lines, rows, card] = await Promise.all([linesOf(deps.db, entry.id), refundsOf(deps.db, entry.id), cardOf(deps.db, entry.id)])
  const [policy, today] = [tournament.settings?.registration?.refunds, todayAt(zoneOf(tournament), deps.now())]
  const boat = { tournament: toRecord(tournament), entry: toRecord(entry) }
  const money = refundableOf({ ...boat, lines, onItsWay: askedOf(rows), policy, today })
  const most = deps.cards ? Math.min(money.left, card?.most ?? 0) : 0
  const since = entry.withdrawal?.at
  const back = (checkout: string) =>
    rows.reduce(
      (sum, row) => (since && row.checkout === checkout && row.state !== 'refused' && row.at >= since ? sum + row.amount : sum),
      0,
    )
  const cards =
    deps.cards && card ? card.all.map(({ checkout: { id, shareOf }, most }) => ({ _id: id, most, shareOf, back: back(id) })) : []
  const byCard = most > 0 ? [{ method: 'card' as const, most, isShare: card?.checkout.shareOf != null }] : []
  return {
    entry: entry.id,
    ...money,
    ways: [...byCard, ...AT_RAMP.map((method) => ({ method, most: money.left, isShare: false }))],
    cards,
    refunds: await presentRefunds(deps.db, rows),
  }
}
