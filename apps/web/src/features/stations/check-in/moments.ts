import type { DirectorSettings } from '@ramplight/contract/people/director-settings'
import type { CheckIn } from '@ramplight/domain/registration/check-ins'

export type Times = DirectorSettings['optionalCheckInTimes']

/**
 * When boats are checked in on a day, in the order of the day. The first morning is always there; the others as the director has
 * chosen them.
 */
export const momentsOf = (day: number, times: Times): CheckIn[] => [
  ...(day === 0 && times.preTournamentMeeting ? [{ kind: 'meeting' } as const] : []),
  ...(day === 0 || times.dailyTournamentDay ? [{ kind: 'out', day } as const] : []),
  ...(times.dailyWeighInCheckIn ? [{ kind: 'back', day } as const] : []),
]
