import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { isAhead } from '@ramplight/domain/tournament/statuses'
import { queryOf } from '#platform/query.ts'
import { calls } from './event.open-calls.ts'

/** Who is entered, what the pots hold, what would be paid, and the first places. */
export const eventSummaryQuery = (tournament: string) => queryOf(calls.eventSummary, { params: { id: tournament } })

export const publicFlightsQuery = (tournament: string) => queryOf(calls.flights, { body: { tournament } })

/** How full it is; asked where the field has a limit and boats are not out yet. */
export const spotsQuery = ({ _id, status, settings }: Pick<Tournament, '_id' | 'status' | 'settings'>) => ({
  ...queryOf(calls.places, { params: { id: _id } }),
  enabled: isAhead({ status }) && !!settings.payout?.maxBoats,
})
