/** The only door to tournaments for other features. */

export { boardRevisions } from './board-revisions.ts'
export { lockTournaments } from './lock-tournaments.ts'
export { comingUp, findPublic, ofDivision, ofSeason, ofTour, publicAddresses, publicBeginning, publicOnes } from './public-ones.ts'
export { recordCash } from './record-cash.ts'
export { setStatus } from './set-status.ts'
export { touchBoard } from './touch-board.ts'
export {
  directedBy,
  findTournament,
  idsEditedBy,
  idsRunBy,
  idsSeenBy,
  idsWeighedBy,
  type TournamentRow,
  tournamentStore,
  tournamentSubject,
} from './tournaments.store.ts'
