import type { TournamentTerms } from '@ramplight/contract/tournaments/tournaments'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, asc, between, count, desc, eq, gt, gte, ilike, inArray, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { escapeLike } from '#platform/http/search-of'
import { runBy, type TournamentRow } from './tournaments.store.ts'
import { tournaments } from './tournaments.table.ts'

const PAGE_SIZE = 10
const LARGEST_PAGE = 100
/** Also "select all" has an end. */
const LARGEST_SELECTION = 500

/** A page of what the actor may see, and how many there are in all. */
export async function searchTournaments(
  db: Queryable,
  terms: TournamentTerms,
  actor: Actor | null,
  now: Date,
): Promise<{ totalItemCount: number; rows: TournamentRow[] }> {
  const where = and(eq(tournaments.deleted, false), visibleTo(actor, terms.publicSearch), matching(terms, now))
  const { limit, offset } = boundsOf(terms)
  const [[total], rows] = await Promise.all([
    db.select({ count: count() }).from(tournaments).where(where),
    db.select().from(tournaments).where(where).orderBy(sortOf(terms), asc(tournaments.id)).limit(limit).offset(offset),
  ])
  return { totalItemCount: total?.count ?? 0, rows }
}

/** Drafts are seen by those who run them, and by nobody in a public search. */
function visibleTo(actor: Actor | null, publicSearch: boolean | undefined): SQL | undefined {
  const isPublic = ne(tournaments.status, 'Draft')
  return publicSearch ? isPublic : or(isPublic, runBy(actor))
}

function matching(terms: TournamentTerms, now: Date): SQL | undefined {
  const { tours, name, state, teamEvent, entryFeeRanges: fee, liveMode, director, season, status } = terms
  const entryFee = sql`coalesce(${tournaments.entryFee}, 0)`
  return and(
    starting(terms, now),
    tours?.length ? inArray(tournaments.tour, tours) : undefined,
    name ? ilike(tournaments.name, `%${escapeLike(name)}%`) : undefined,
    state ? ilike(tournaments.state, escapeLike(state)) : undefined,
    teamEvent === undefined ? undefined : eq(tournaments.teamEvent, teamEvent),
    fee?.min === undefined ? undefined : gte(entryFee, fee.min),
    fee?.max === undefined ? undefined : lte(entryFee, fee.max),
    liveMode ? eq(tournaments.status, 'In Progress') : undefined,
    // Whoever directs it: as its director or beside them.
    director ? or(eq(tournaments.director, director), sql`${tournaments.coDirectors} @> ${JSON.stringify([director])}`) : undefined,
    season ? eq(tournaments.season, season) : undefined,
    status?.length ? inArray(tournaments.status, status) : undefined,
  )
}

/** Without a date: what starts after yesterday. What is on the water now is found whenever it began. */
function starting({ startDate, startDateEnd, startDateRange, liveMode }: TournamentTerms, now: Date): SQL | undefined {
  if (!startDate && liveMode) return undefined
  const from = startDate ?? yesterday(now)
  if (startDateRange === 'Before') return lt(tournaments.startDate, from)
  if (startDateRange === 'Between' && startDateEnd) return between(tournaments.startDate, from, startDateEnd)
  return gt(tournaments.startDate, from)
}

const PACIFIC_DATE = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' })
const DAY = 24 * 60 * 60 * 1000

/** By the westernmost of the product's timezones, so that today's tournaments stay found until today is over everywhere. */
export const yesterday = (now: Date): string => PACIFIC_DATE.format(new Date(now.getTime() - DAY))

const SORTABLE = {
  startDate: tournaments.startDate,
  name: tournaments.name,
  status: tournaments.status,
  location: tournaments.location,
  landing: tournaments.landing,
  city: tournaments.city,
  state: tournaments.state,
  entryFee: tournaments.entryFee,
  createdAt: tournaments.createdAt,
  updatedAt: tournaments.updatedAt,
  // The specification's other name of createdAt (A61).
  date_created: tournaments.createdAt,
}

function sortOf({ sortField, sortOrder }: TournamentTerms): SQL {
  const column = Object.hasOwn(SORTABLE, sortField ?? '') ? SORTABLE[sortField as keyof typeof SORTABLE] : tournaments.startDate
  return sortOrder === 'desc' ? desc(column) : asc(column)
}

function boundsOf({ selectAll, pageNumber = 0, pageSize = PAGE_SIZE }: TournamentTerms): { limit: number; offset: number } {
  if (selectAll) return { limit: LARGEST_SELECTION, offset: 0 }
  const limit = Math.min(pageSize, LARGEST_PAGE)
  return { limit, offset: pageNumber * limit }
}
