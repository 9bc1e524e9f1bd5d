import type { SeasonTeam } from '@ramplight/contract/tours/season-teams'

/** Whether a line of the standings, of an angler or of a season team, is that of somebody. */
export const isMine = (row: string, person: string, teams: readonly Pick<SeasonTeam, '_id' | 'anglers'>[]): boolean =>
  row === person || teams.some(({ _id, anglers }) => _id === row && anglers.some((one) => one._id === person))
