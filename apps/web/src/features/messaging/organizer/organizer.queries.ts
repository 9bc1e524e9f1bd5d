import { queryOf } from '#platform/query.ts'
import { calls } from './organizer.open-calls.ts'

/** What somebody asks about: an event, or a tour. */
export type Of = { kind: 'tournament' | 'tour'; _id: string; name: string }

/** Who runs it, and how they may be reached. */
export const organizerQuery = ({ kind, _id }: Of) => {
  const given = { params: { id: _id } }
  return kind === 'tour' ? queryOf(calls.byTour, given) : queryOf(calls.byTournament, given)
}
