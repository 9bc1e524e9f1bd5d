import type { z } from 'zod'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { bulkDelete } from '../kernel/family-calls.ts'
import { clockTime, count, id, requiredText } from '../kernel/fields.ts'
import { dayTimes } from './day-times.ts'

/** A group of boats that leave and are due back together. */
const fields = {
  tournament: id,
  name: requiredText(40),
  order: count.optional(),
  startTime: clockTime.nullish(),
  dueTime: clockTime.nullish(),
  dayTimes: dayTimes.optional(),
}

export const tournamentFlight = startingWith(record({ ...fields, dayTimes }).meta({ id: 'TournamentFlight' }), { order: 0, dayTimes: [] })
export type TournamentFlight = z.output<typeof tournamentFlight>

const base = '/api/tournament-flights/'

export const tournamentFlightCalls = {
  ...family(
    base,
    'flights',
    { record: tournamentFlight, create: creatable(fields), change: changeable(fields), terms: { tournament: id } },
    { list: 'public', see: 'tournament.see', create: 'tournament.run', edit: 'tournament.run' },
  ),
  deleteByArray: bulkDelete(base, 'flights', 'delete-by-array'),
}
