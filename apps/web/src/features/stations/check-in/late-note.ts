import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { lateByClock } from '../boats/boat-facts.ts'
import type { StationData } from '../frame/use-station-data.ts'

/** Minutes that a boat which came back at this moment is late; 0 where the tournament has no rules for it. */
export const lateWhenBack = (data: StationData, entry: TournamentEntry, day: number, moment: string): number =>
  lateByClock(data, { ...entry, checkIns: { ...entry.checkIns, [`back-${day}`]: moment } }, day, Date.parse(moment))
