import { NO_FEE_LIMIT, TOURNAMENT_SEARCH } from '@ramplight/contract/tournaments/tournament-terms'
import type { TournamentTerms } from '@ramplight/contract/tournaments/tournaments'
import { yesterday } from '@ramplight/contract/tournaments/yesterday'
import { spellingsOfState, statesSaying } from '@ramplight/domain/geo/us-states'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { and, eq, gt, gte, ilike, inArray, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { idsOfToursNamed } from '#features/tours/tours/index'
import { holdsAll } from '#platform/database/holds-all'
import { escapeLike, type FoundElsewhere, withWords } from '#platform/http/search-of'
import { type Around, isWithin } from './near.ts'
import { runBy } from './tournaments.store.ts'
import { tournaments } from './tournaments.table.ts'

export const alive = sql`not ${tournaments.deleted}`
export const takesPlace = sql`not ${tournaments.cancelled}`

/**
 * What a reader sees, in parts that share no tournament: what is public, and the drafts of those who run them. Visitors, and
 * everybody in a public search, see no drafts.
 */
export function seenBy(actor: Actor | null): SQL[] {
  const { status } = tournaments
  if (!actor) return [ne(status, 'Draft')]
  if (isAdmin(actor)) return [sql`true`]
  return [ne(status, 'Draft'), and(eq(status, 'Draft'), runBy(actor)) as SQL]
}

/** Every term but the dates, which have a default in some searches only. */
export function matching(terms: TournamentTerms, around: Around | null): SQL | undefined {
  const { ids, tours, name, state, teamEvent, entryFeeRanges, liveMode, director, season, division, status, tags, cancelled } = terms
  return and(
    ids ? inArray(tournaments.id, ids) : undefined,
    tours?.length ? inArray(tournaments.tour, tours) : undefined,
    name ? ilike(tournaments.name, `%${escapeLike(name)}%`) : undefined,
    state ? inArray(sql`lower(${tournaments.state})`, spellingsOfState(state)) : undefined,
    teamEvent === undefined ? undefined : eq(tournaments.teamEvent, teamEvent),
    entryFeeRanges ? costing(entryFeeRanges) : undefined,
    liveMode ? and(eq(tournaments.status, 'In Progress'), takesPlace) : undefined,
    cancelled === undefined ? undefined : eq(tournaments.cancelled, cancelled),
    // Whoever directs it: as its director or beside them.
    director ? or(eq(tournaments.director, director), holdsAll(tournaments.coDirectors, [director])) : undefined,
    season ? eq(tournaments.season, season) : undefined,
    division ? eq(tournaments.division, division) : undefined,
    status?.length ? inArray(tournaments.status, status) : undefined,
    tags?.length ? sql`${tournaments.tags} ?| ${sql.param(tags)}::text[]` : undefined,
    ...withWords(tournaments, terms.words, TOURNAMENT_SEARCH, FOUND_ELSEWHERE),
    around ? isWithin(around) : undefined,
  )
}

/** A state is found by its code and by a part of its name, a tour by a part of its own. */
const FOUND_ELSEWHERE: FoundElsewhere = {
  state: (word) => inArray(sql`lower(${tournaments.state})`, [word, ...statesSaying(word)]),
  tourName: (word) => sql`${tournaments.tour} in ${idsOfToursNamed(`%${escapeLike(word)}%`)}`,
}

/** What an angler pays: as `entryFeeOf` of the domain. */
export const feeAsked = sql<number | null>`coalesce(${tournaments.entryFee}, (${tournaments.settings} #>> '{payout,defaultEntryFee}')::int)`

/** A tournament without a fee is free. An upper end of 10,000 dollars is what a filter sends that was never set (A87). */
function costing({ min, max }: NonNullable<TournamentTerms['entryFeeRanges']>): SQL | undefined {
  const fee = sql`coalesce(${feeAsked}, 0)`
  const isLimit = max !== undefined && max < NO_FEE_LIMIT * 100
  return and(min ? gte(fee, min) : undefined, isLimit ? lte(fee, max) : undefined)
}

type Dates = Pick<TournamentTerms, 'startDate' | 'startDateEnd' | 'startDateRange'>

/** Without any date nothing is left out. Before and After leave the day itself out, Between takes both ends. */
export function starting({ startDate: from, startDateEnd: to, startDateRange: range }: Dates): SQL | undefined {
  const { startDate } = tournaments
  if (range === 'Between') return and(from ? gte(startDate, from) : undefined, to ? lte(startDate, to) : undefined)
  if (!from) return undefined
  return range === 'Before' ? lt(startDate, from) : gt(startDate, from)
}

/** A list without a date is of what starts after yesterday. What is on the water now is found whenever it began. */
export function startingByDefault(terms: TournamentTerms, now: Date): SQL | undefined {
  const { startDate, startDateEnd, startDateRange, liveMode, ids } = terms
  const isOpen = !startDate && !(startDateRange === 'Between' && startDateEnd)
  return isOpen && !liveMode && !ids ? starting({ ...terms, startDate: yesterday(now) }) : starting(terms)
}
