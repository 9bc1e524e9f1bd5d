export { CancelledNote } from './cancelled-note.tsx'
export { EventBadge } from './event-badge.tsx'
export { TourIcon } from './tour-icon.tsx'
export { TournamentCard } from './tournament-card.tsx'
export { TournamentProvider, useTournament } from './tournament-context.ts'
export { TournamentTable } from './tournament-table.tsx'
export {
  directedTournamentsQuery,
  ownTerms,
  ownTournamentsQuery,
  skinnyTournamentsQuery,
  type TournamentTerms,
  tournamentQuery,
} from './tournaments.queries.ts'
export { fullOwnTournamentsQuery } from './whole-tournaments.queries.ts'
