import { type CalendarEvent, calendarEventCalls } from '@ramplight/contract/tournaments/calendar-events'
import { tournament as tournamentRecord } from '@ramplight/contract/tournaments/tournaments'
import type { CalendarEventSubject } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { refuseEvent } from '@ramplight/domain/tournament/calendar-event'
import type { Local } from '#platform/local/answers/local.ts'
import { decodeRow } from '#platform/local-families/decode-rows.ts'
import { demandRight, demandRow } from '#platform/local-writes/local-records.ts'
import { plainWrites } from '#platform/local-writes/plain-writes.ts'
import { subjectOf } from '#platform/local-writes/tournament-for.ts'

type Owned = Pick<Partial<CalendarEvent>, 'user' | 'tournament'>

/** An event of a tournament is asked about through it, any other through whose it is. */
async function subject({ user = '', tournament }: Owned, local: Local): Promise<CalendarEventSubject> {
  const row = tournament ? await demandRow(local, 'tournaments', tournament, 'tournament') : null
  return { user, tournament: row && subjectOf(decodeRow(tournamentRecord, row)) }
}

const said = <T extends object>(body: T): Partial<T> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Partial<T>

plainWrites(calendarEventCalls, {
  tbl: 'calendar-events',
  subject,
  onCreate: (body, { actor }) => {
    refuseEvent(body)
    return { user: isAdmin(actor) ? (body.user ?? actor.id) : actor.id }
  },
  onChange: async (body, before, { local }) => {
    const after = { ...before, ...said(body) }
    refuseEvent(after)
    // Whose tournament it is put to must let them, too.
    if (after.tournament !== before.tournament) await demandRight(local, calendarEventCalls.update.policy, await subject(after, local))
  },
})
