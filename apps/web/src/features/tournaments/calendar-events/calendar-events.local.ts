import { namesValues } from '@ramplight/contract/kernel/terms'
import { calendarEventCalls, calendarEvent as record } from '@ramplight/contract/tournaments/calendar-events'
import { tournamentsThat } from '#platform/local-families/local-actor.ts'
import { readFamily } from '#platform/local-families/local-family.ts'

readFamily(calendarEventCalls, {
  tbl: 'calendar-events',
  record,
  indexes: ['tournament'],
  besides: ['tournaments', 'tours'],
  // One's own, and those of the tournaments one runs; of tournaments that are named, theirs as far as they are seen.
  seen: async (local, { tournament: named }) => {
    const shown = await tournamentsThat(local, namesValues(named) ? 'tournament.see' : 'tournament.run')
    return ({ tournament, user }) => (tournament ? shown.has(tournament) : user === local.user._id)
  },
})
