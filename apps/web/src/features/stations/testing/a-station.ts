import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { StationData } from '../frame/use-station-data.ts'

/** An event that is weighed, as far as a station looks at it. */
export const fork = {
  _id: 'fork',
  tournamentDates: ['2027-06-12'],
  timezone: 'CST',
  status: 'In Progress',
  settings: { weight: { unit: 'lb', fishLimit: 5 } },
  setupOptions: {},
} as unknown as Tournament

/** A boat that has paid and was checked in. */
export const aBoat = (_id: string, boatNumber: number) =>
  ({ _id, boatNumber, anglers: [], groups: [], status: 'Paid', checkedInAt: '2027-06-12' }) as unknown as TournamentEntry

/** What a station knows before the first bag. */
export const aStation = (entries: TournamentEntry[], tournament = fork): StationData => ({
  tournament,
  entries,
  flights: new Map(),
  saved: [],
  pending: [],
  counted: [],
  field: [],
  median: null,
  unit: 'lb-oz',
})
