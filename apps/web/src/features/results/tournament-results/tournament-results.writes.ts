import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentResultCalls as calls, type TournamentResult } from '@ramplight/contract/results/tournament-results'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { refused } from '@ramplight/domain/kernel/errors'
import { protestsAt } from '@ramplight/domain/results/protests'
import { refusedMove } from '@ramplight/domain/tournament/check-change'
import type { Local } from '#platform/local/answers/local.ts'
import type { LocalDb } from '#platform/local/store/local-db.ts'
import { tournamentFor } from '#platform/local-writes/tournament-for.ts'
import { write } from '#platform/local-writes/write.ts'
import { undecidedIn } from './undecided.ts'

type WrittenLine = { tournament: string; dateFinalized?: string | null }

const writtenIn = async (local: Local, tournament: string) =>
  (await local.rows<WrittenLine>('tournament-results', { index: 'tournament', is: tournament }))[0] ?? null

const NO_MONEY: TournamentResult['payouts'] = {
  entryCount: 0,
  gross: 0,
  extraBonus: 0,
  includedPots: 0,
  pool: 0,
  mainPool: 0,
  paidPlaces: 0,
  positionAmounts: [],
  payouts: [],
  paid: 0,
  bonusPaid: 0,
  retained: 0,
  groupPots: [],
  log: [],
}

/** Places, points and payments are written by the server alone: until it has, a result is a promise without figures. */
const promised = (_id: string, tournament: Tournament, now: Date): TournamentResult => ({
  _id,
  _rev: 0,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
  tournament: tournament._id,
  dateFinalized: null,
  overallResults: { standings: [], bigFish: [], sidePots: [] },
  dailyResults: [],
  points: [],
  payouts: NO_MONEY,
})

/** The server does not know what was refused here: with or without it, somebody decides first. */
async function refuseUndecided(db: LocalDb, tournament: string): Promise<void> {
  const count = await undecidedIn(db, tournament)
  if (count > 0) throw refused('results.undecided-here', { count })
}

const MAY_FINISH = ['In Progress', 'Closed', 'Completed']

/**
 * Money and points cannot be promised from one device alone: without the server the call waits whole, behind everything else,
 * and is done when its turn comes. The revision that was looked at is of this device, so it is not sent along; how much of the
 * log was known is: with bags of others among it by then, the figures were not these.
 */
write(
  calls.create,
  async ({ body: { _id: id = newId(), tournament: of, early } }, local) => {
    const tournament = await tournamentFor(local, of, 'tournament.edit')
    if ((await writtenIn(local, of))?.dateFinalized) throw refused('results.already-final')
    if (!MAY_FINISH.includes(tournament.status)) throw refusedMove(tournament.status, 'Completed')
    const until = protestsAt(tournament.protestsUntil, local.now().getTime())
    if (until.kind === 'open' && !early?.trim()) throw refused('results.protests-open')
    const events = (await local.rows('weigh-in-events', { index: 'tournament', is: of })).length
    return {
      changes: [{ kind: 'call', call: 'finalize', tbl: 'tournaments', id: of, body: { _id: id, tournament: of, events, early } }],
      answer: async ({ now }) => promised(id, tournament, now()),
    }
  },
  { serverFirst: true, guard: async ({ body: { tournament } }, { db }) => refuseUndecided(db, tournament) },
)

/** Reopening voids payments: that, too, only the server does. */
write(
  calls.remove,
  async ({ params: { id } }, local) => {
    const row = await local.row<WrittenLine>('tournament-results', id)
    if (!row) throw refused('record.not-found')
    await tournamentFor(local, row.tournament, 'tournament.edit')
    return {
      changes: [{ kind: 'call', call: 'reopen', tbl: 'tournaments', id: row.tournament, body: { _id: id, tournament: row.tournament } }],
      answer: async () => ({ ok: true as const }),
    }
  },
  { serverFirst: true },
)
