import type { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { bulkOutcome, idList } from '../kernel/envelope.ts'
import { changeable, creatable, family, record } from '../kernel/family.ts'
import { clockTime, count, id, requiredText } from '../kernel/fields.ts'

/** A group of boats that leave and are due back together. */
const fields = {
  tournament: id,
  name: requiredText(40),
  order: count.optional(),
  startTime: clockTime.nullish(),
  dueTime: clockTime.nullish(),
}

export const tournamentFlight = record(fields).meta({ id: 'TournamentFlight' })
export type TournamentFlight = z.output<typeof tournamentFlight>

export const tournamentFlightCalls = {
  ...family(
    '/api/tournament-flights/',
    'flights',
    { record: tournamentFlight, create: creatable(fields), change: changeable(fields), terms: { tournament: id } },
    { list: 'public', see: 'tournament.see', create: 'tournament.run', edit: 'tournament.run' },
  ),
  deleteByArray: endpoint({
    method: 'POST',
    path: '/api/tournament-flights/delete-by-array',
    summary: 'Delete several flights.',
    policy: 'signed-in',
    body: idList(id),
    response: bulkOutcome,
  }),
}
