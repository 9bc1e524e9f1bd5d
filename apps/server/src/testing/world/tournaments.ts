import { calendarEventCalls } from '@ramplight/contract/tournaments/calendar-events'
import { groupCalls } from '@ramplight/contract/tournaments/groups'
import { tournamentInteractionCalls } from '@ramplight/contract/tournaments/tournament-interactions'
import type { AreaRecords } from './making.ts'

/** A record of each family of this area that has none yet, by its family. */
export const tournamentsRecords: AreaRecords = async ({ tournament, made }) => ({
  groups: await made(groupCalls.create, { body: { tournament, name: 'Seniors' } }),
  'tournament-interactions': await made(tournamentInteractionCalls.create, { body: { tournament, type: 'going' } }),
  'calendar-events': await made(calendarEventCalls.create, { body: { tournament, title: 'Captains’ meeting' } }),
})
