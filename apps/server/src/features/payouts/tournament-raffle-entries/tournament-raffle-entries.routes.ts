import { tournamentRaffleEntryCalls as calls, type RaffleEntry } from '@ramplight/contract/payouts/tournament-raffle-entries'
import { refused } from '@ramplight/domain/kernel/errors'
import { paidOfTicket } from '@ramplight/domain/money/ticket-lines'
import type { FastifyInstance } from 'fastify'
import { fullNames, isNamed } from '#features/people/users/index'
import { tournamentSubject } from '#features/tournaments/tournaments/index'
import { type Book, peopleInBookOf } from '#features/tournaments/tournaments/related/index'
import { toRecord } from '#platform/database/records'
import type { AppDeps } from '#platform/http/deps'
import { plainFamily } from '#platform/http/plain-family'
import { wrongField } from '#platform/http/wrong-field'
import { refineSynced } from '#platform/sync/refine-synced'
import { rafflesWithTournament } from '../tournament-raffles/index.ts'
import { refuseTaking, seenEntries, raffleEntryStore as store } from './tournament-raffle-entries.store.ts'

type Payment = Pick<RaffleEntry, 'paid' | 'paidWith'>
type Buyer = { user?: string | null; entrant?: string | null }

function refuseNobody({ user, entrant }: Buyer): void {
  if (user || entrant?.trim()) return
  throw wrongField('entrant', 'is required: choose an angler or write who bought it', entrant)
}

/** Who runs the tournament sells and writes; a buyer sees their own. */
export function tournamentRaffleEntryRoutes(app: FastifyInstance, deps: AppDeps): void {
  plainFamily(
    app,
    deps,
    calls,
    {
      store,
      scope: (actor, { db }) => seenEntries(db, actor),
      parents: { raffle: rafflesWithTournament },
      // Who bought is of the tournament's book; whoever else comes by is written by name.
      references: { user: { rule: peopleInBookOf(({ raffle }) => (raffle as { tournament: Book } | null)?.tournament ?? null) } },
      subject: ({ user }, { raffle }) => raffle && { user, tournament: tournamentSubject(raffle.tournament) },
      onCreate: (body: Buyer & Payment, { parents: { raffle } }) => {
        refuseNobody(body)
        return { paid: paidOfTicket(raffle?.raffle.cost, body) }
      },
      onChange: (body: Buyer & Payment & { raffle?: string }, row) => {
        if (body.raffle !== undefined && body.raffle !== row.raffle) throw refused('reference.unknown', { field: 'raffle' })
        const next = { ...row, ...body }
        refuseNobody(next)
        return next.paidWith?.method === 'free' ? { paid: 0 } : {}
      },
      onRemove: (row, { parents }) => refuseTaking(row, parents.raffle?.raffle),
      present: async (rows, _viewer, { db }) => {
        const names = await fullNames(
          db,
          rows.flatMap(({ user }) => user ?? []),
        )
        return rows.map((row) => ({ ...toRecord(row), userName: names.get(row.user ?? '') ?? null }))
      },
      elsewhere: { userName: isNamed(store.table.user) },
      about: ({ entryNumber }) => ({ summary: entryNumber ? `Raffle entry ${entryNumber}` : 'Raffle entry' }),
    },
    {
      bulkCreate: calls.bulkCreate,
      bulkDeletes: [calls.bulkDelete, calls.deleteByArray],
      pagedSearch: calls.pagedSearch,
    },
  )
  // Half of how one station was paid, with half of another, is nothing that anybody said.
  refineSynced(deps, 'tournament-raffle-entries', () => ({ kinds: { paidWith: 'atomic' } }))
}
