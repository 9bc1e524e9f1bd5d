import { type TournamentRow, tournamentStore } from '#features/tournaments/tournaments/index'
import { records } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { everInStore } from '#platform/http/ever-in-store'
import { tournamentRaffles } from './tournament-raffles.table.ts'

export const raffleStore = records(tournamentRaffles, 'tournament-raffles')

export type RaffleRow = typeof tournamentRaffles.$inferSelect
export type RaffleWithTournament = { raffle: RaffleRow; tournament: TournamentRow }

/** Raffles with what says who runs them: two statements for any number. */
export async function rafflesWithTournament(db: Queryable, ids: string[]): Promise<Map<string, RaffleWithTournament>> {
  const raffles = await raffleStore.findMany(db, ids)
  const tournaments = raffles.length
    ? await everInStore(tournamentStore)(db, [...new Set(raffles.map((one) => one.tournament))])
    : new Map()
  return new Map(
    raffles.flatMap((raffle) => {
      const tournament = tournaments.get(raffle.tournament)
      return tournament ? [[raffle.id, { raffle, tournament }] as const] : []
    }),
  )
}
