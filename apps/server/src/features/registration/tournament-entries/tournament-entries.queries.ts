import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { LIST_LIMIT, type SearchBody } from '@ramplight/contract/kernel/paging'
import { ruleOf } from '@ramplight/contract/kernel/search'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { idsRunBy, idsWeighedBy } from '#features/tournaments/tournaments/index'
import { holdsAll } from '#platform/database/holds-all'
import type { Queryable } from '#platform/database/types'
import { type SeenAs, searchOf } from '#platform/http/search-of'
import type { EntryRow } from './tournament-entries.store.ts'
import { tournamentEntries } from './tournament-entries.table.ts'

type Terms = BodyOf<typeof tournamentEntryCalls.search>

export const includes = (user: string): SQL => holdsAll(tournamentEntries.users, [user])

/** Entries of the tournaments the actor runs or weighs at, and the actor's own. */
const seenBy = (db: Queryable, actor: Actor): SQL | undefined =>
  isAdmin(actor) ? undefined : or(inArray(tournamentEntries.tournament, idsWeighedBy(db, actor)), includes(actor.id))

/** To who only weighs at a tournament each of its boats is one that has paid (`boatAlone`); so none is found by what it owes. */
function seenAs(db: Queryable, actor: Actor): SeenAs {
  if (!actor.weighTours?.length) return {}
  const isWhole = or(inArray(tournamentEntries.tournament, idsRunBy(db, actor)), includes(actor.id))
  return { status: sql`case when ${isWhole} then ${tournamentEntries.status} else 'Paid' end` }
}

/** One statement, whatever the number of rows. */
export async function searchEntries(db: Queryable, terms: Terms, actor: Actor): Promise<EntryRow[]> {
  const { user, tournaments, deleted = false, ...rest } = terms
  const { where, page } = searchOf(tournamentEntries, rest as SearchBody, ruleOf(tournamentEntryCalls.search), {}, seenAs(db, actor))
  return db
    .select()
    .from(tournamentEntries)
    .where(
      and(
        seenBy(db, actor),
        eq(tournamentEntries.deleted, deleted),
        user ? includes(user) : undefined,
        tournaments ? inArray(tournamentEntries.tournament, tournaments) : undefined,
        where,
      ),
    )
    .orderBy(...page.orderBy)
    .limit(Math.min(page.limit ?? LIST_LIMIT, LIST_LIMIT))
    .offset(page.offset ?? 0)
}

/** How many living entries each tournament has. */
export async function entryCounts(db: Queryable, tournaments: string[], status?: EntryRow['status']): Promise<Map<string, number>> {
  if (!tournaments.length) return new Map()
  const rows = await db
    .select({ tournament: tournamentEntries.tournament, count: count() })
    .from(tournamentEntries)
    .where(
      and(
        inArray(tournamentEntries.tournament, tournaments),
        eq(tournamentEntries.deleted, false),
        status ? eq(tournamentEntries.status, status) : undefined,
      ),
    )
    .groupBy(tournamentEntries.tournament)
  return new Map(rows.map((row) => [row.tournament, row.count]))
}
