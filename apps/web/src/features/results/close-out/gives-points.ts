import type { Tournament } from '@ramplight/contract/tournaments/tournaments'

/** Whether its official results give points of a season. */
export const givesPoints = ({ season, setupOptions }: Pick<Tournament, 'season' | 'setupOptions'>): boolean =>
  !!season && !setupOptions.openTournament
