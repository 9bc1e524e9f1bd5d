import { tournamentRaffleEntryCalls } from '@ramplight/contract/payouts/tournament-raffle-entries'
import { tournamentRaffleCalls } from '@ramplight/contract/payouts/tournament-raffles'
import { queryOf } from '#platform/query.ts'

export const rafflesQuery = (tournament: string) => queryOf(tournamentRaffleCalls.search, { body: { tournament, sortField: 'name' } })

export const ticketQuery = (id: string) => queryOf(tournamentRaffleEntryCalls.get, { params: { id } })

export const ticketsQuery = (raffle: string) =>
  queryOf(tournamentRaffleEntryCalls.search, { body: { raffle, sortField: 'entryNumber', sortOrder: 'asc' } })
