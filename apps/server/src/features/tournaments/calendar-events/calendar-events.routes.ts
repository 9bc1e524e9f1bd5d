import type { SearchBody } from '@ramplight/contract/kernel/paging'
import { ruleOf } from '@ramplight/contract/kernel/search'
import { namesValues } from '@ramplight/contract/kernel/terms'
import { calendarEventCalls } from '@ramplight/contract/tournaments/calendar-events'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor, CalendarEventSubject } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { refuseEvent } from '@ramplight/domain/tournament/calendar-event'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { askedOf } from '#platform/audit/history'
import { bulkAnswer } from '#platform/database/outcomes'
import { records } from '#platform/database/records'
import type { Db } from '#platform/database/types'
import { signedIn } from '#platform/http/context'
import type { AppDeps } from '#platform/http/deps'
import { type Family, inStore } from '#platform/http/family'
import { removeMany, workOf } from '#platform/http/family-work'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { termsOf } from '#platform/http/search-of'
import { findTournament, idsRunBy, idsSeenBy, type TournamentRow, tournamentStore, tournamentSubject } from '../tournaments/index.ts'
import { calendarEvents } from './calendar-events.table.ts'

const store = records(calendarEvents, 'calendar-events')
const MOST_DELETED = 500

type EventRow = typeof calendarEvents.$inferSelect
type Planned = Partial<Record<'start' | 'end' | 'type', string | null>> & { hours?: number | null }

const instant = (time: string) => new Date(time).toISOString()

/** Its times in the words of the database, so that a repeat is known. Refuses what the event as a whole cannot be. */
function times(sent: Planned, before: Planned = {}): Pick<Planned, 'start' | 'end'> {
  const given = Object.fromEntries(
    (['start', 'end'] as const).flatMap((at) => (sent[at] === undefined ? [] : [[at, sent[at] && instant(sent[at])]])),
  )
  const said = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  refuseEvent({ ...before, ...said, ...given })
  return given
}

const subjectOf = ({ user }: Pick<EventRow, 'user'>, tournament: TournamentRow | null | undefined): CalendarEventSubject => ({
  user,
  tournament: tournament ? tournamentSubject(tournament) : null,
})

const family: Family<typeof calendarEvents, { tournament: ReturnType<typeof inStore<typeof tournamentStore.table>> }> = {
  store,
  /** One's own, and those of the tournaments one runs; a search that names tournaments, theirs as far as they are seen. */
  scope: (actor, { db }, { tournament }) =>
    or(
      and(isNull(calendarEvents.tournament), actor ? eq(calendarEvents.user, actor.id) : sql`false`),
      inArray(calendarEvents.tournament, namesValues(tournament) ? idsSeenBy(db, actor) : idsRunBy(db, actor)),
    ),
  parents: { tournament: inStore(tournamentStore) },
  decides: ['user'],
  subject: (row, { tournament }) => subjectOf(row, tournament),
  stamp: (body: { user?: string }, actor) => ({ user: isAdmin(actor) ? (body.user ?? actor.id) : actor.id }),
  onCreate: (body: Planned) => times(body),
  onChange: (changes: Planned & { user?: string }, row, { actor }) => ({
    ...times(changes, row),
    ...(isAdmin(actor) ? {} : { user: row.user }),
  }),
  about: ({ tournament, title }) => ({ tournament, summary: `Calendar: ${title}` }),
}

export function calendarEventRoutes(app: FastifyInstance, deps: AppDeps): void {
  plainFamily(app, deps, calendarEventCalls, family)

  deps.history.set(
    store.name,
    askedOf(store, async (actor, row, db) =>
      can(actor, 'calendar-event.edit', subjectOf(row, row.tournament ? await findTournament(db, row.tournament) : null)),
    ),
  )

  /** What is deleted is named as a whole, not by a part of its title. */
  const WHOLE = { ...ruleOf(calendarEventCalls.search), byPart: [] }

  /** Those of the terms that the actor may change; what they merely see stays, and nobody hears of the rest. */
  async function toDelete(db: Db, actor: Actor, terms: SearchBody): Promise<string[]> {
    const reach = or(
      and(isNull(calendarEvents.tournament), isAdmin(actor) ? undefined : eq(calendarEvents.user, actor.id)),
      inArray(calendarEvents.tournament, idsRunBy(db, actor)),
    )
    const rows = await store.list(db, and(reach, termsOf(calendarEvents, terms, WHOLE)), { limit: MOST_DELETED + 1 })
    if (rows.length > MOST_DELETED) throw refused('terms.too-wide', { most: MOST_DELETED })
    const tournaments = await inStore(tournamentStore)(db, [...new Set(rows.flatMap((row) => row.tournament ?? []))])
    return rows
      .filter((row) => can(actor, 'calendar-event.edit', subjectOf(row, tournaments.get(row.tournament ?? ''))))
      .map(({ id }) => id)
  }

  route(app, deps, calendarEventCalls.deleteByTerms, {
    handle: async (ctx) => {
      const actor = signedIn(ctx)
      if (Object.values(ctx.body).every((term) => term === undefined)) throw refused('terms.none')
      const { see, edit } = { see: calendarEventCalls.get.policy, edit: calendarEventCalls.update.policy }
      const ids = await toDelete(ctx.deps.db, actor, ctx.body as SearchBody)
      return bulkAnswer(await removeMany(family, { see, edit }, ids, workOf(ctx)))
    },
  })
}
