/** The only door to raffles for other features. */
export { keepRaffles, rafflesWithTournament } from './tournament-raffles.store.ts'
export { tournamentRaffles } from './tournament-raffles.table.ts'
