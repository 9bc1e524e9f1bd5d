import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { createContext, use } from 'react'

const TournamentContext = createContext<Tournament | null>(null)
export const TournamentProvider = TournamentContext.Provider

/** The tournament around this page; the frame shows a page only when it is there. */
export function useTournament(): Tournament {
  const tournament = use(TournamentContext)
  if (!tournament) throw new Error('useTournament is for pages inside the frame of a tournament.')
  return tournament
}
