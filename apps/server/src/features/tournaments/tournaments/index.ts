/** The only door to tournaments for other features. */
export { touchBoard } from './touch-board.ts'
export { findTournament, type TournamentRow, tournamentStore } from './tournaments.store.ts'
