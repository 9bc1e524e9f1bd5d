import { LARGEST_PAGE } from '@ramplight/contract/kernel/paging'
import type { DataSourceTerms } from '@ramplight/contract/tournaments/tournament-terms'
import type { TournamentTerms } from '@ramplight/contract/tournaments/tournaments'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { IN_PERSON_ONLY } from '@ramplight/domain/registration/registration-window'
import { and, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { countUpTo } from '#platform/database/count-up-to'
import { pageOf } from '#platform/database/page-anchors'
import type { Queryable } from '#platform/database/types'

import { alive, feeAsked, matching, seenBy, starting, startingByDefault } from './matching.ts'
import { type Around, distanceTo, placeOfSearch } from './near.ts'
import { runBy } from './tournaments.store.ts'
import { tournaments } from './tournaments.table.ts'

const PAGE_SIZE = 10
/** Also "select all" has an end. */
const LARGEST_SELECTION = 500

const { id, name, status, startDate, tournamentDates, startTime, endTime, dayTimes, timezone, location, landing, city, state } = tournaments
const { cancelled, entryFee, teamEvent, tour, season, director, externalTournament, externalLink, tags, latitude, longitude } = tournaments
const { registrationUrl, registrationStartDate, settings } = tournaments

export const WHOLE = getTableColumns(tournaments)
/** The columns of a list, so that no list reads rules and settings to leave them out. */
export const BARE = { id, name, status, cancelled, startDate, location, city, state, tour, latitude, longitude }
export const SKINNY = {
  ...BARE,
  ...{ tournamentDates, startTime, endTime, dayTimes, timezone, landing, teamEvent, season, director },
  entryFee: feeAsked.mapWith(entryFee),
  ...{ externalTournament, externalLink, tags, registrationUrl, registrationStartDate },
  registrationClosesAt: sql<string | null>`${settings} #>> '{payout,registrationClosesAt}'`,
  reverseOnDayTwo: sql<boolean>`coalesce((${settings} #>> '{flightOptions,reverseOnDayTwo}')::boolean, false)`,
  allowPreRegistration: sql<boolean>`coalesce((${settings} #>> '{payout,allowPreRegistration}')::boolean, false)`,
  maxBoats: sql<number | null>`(${settings} #>> '{payout,maxBoats}')::int`,
  isInPerson: sql<boolean>`coalesce(${settings} #>> '{payout,paymentMode}' = ${IN_PERSON_ONLY}, false)`,
}

type Columns = Record<string, AnyPgColumn | SQL>
type Asking = { actor: Actor | null; now: Date }

/** A page of what the actor may see, and how many there are in all (1 §3, 1 §7). Default: soonest first. */
export async function searchTournaments<F extends Columns>(db: Queryable, terms: TournamentTerms, { actor, now }: Asking, columns: F) {
  const around = await placeOfSearch(terms.near)
  const where = and(alive, startingByDefault(terms, now), matching(terms, around))
  const seen = seenBy(terms.publicSearch ? null : actor)
  const paging = pagingOf(terms, around, { sortField: 'startDate', sortOrder: 'asc' })
  const found = await pageOf(db, {
    ...paging,
    table: tournaments,
    where: and(where, or(...seen)),
    key: actor?.id ?? '',
    columns,
    // Each part has an index, both together have none.
    count: async () => sum(await Promise.all(seen.map((part) => countUpTo(db, tournaments, and(where, part))))),
  })
  return { around, ...found }
}

/** A page of what the actor runs, whenever it begins. Default: newest first, as for tours (3 §7). */
export async function searchRunTournaments(db: Queryable, terms: DataSourceTerms, actor: Actor) {
  const around = await placeOfSearch(terms.near)
  const isThere = terms.deleted ? eq(tournaments.deleted, true) : alive
  const isPublic = terms.publicSearch ? or(...seenBy(null)) : undefined
  const where = and(isThere, runBy(actor), isPublic, starting(terms), matching(terms, around))
  const paging = pagingOf(terms, around, { sortField: 'date_created', sortOrder: 'desc' })
  return { around, ...(await pageOf(db, { ...paging, table: tournaments, where, key: actor.id, columns: WHOLE })) }
}

const sum = (counts: number[]): number => counts.reduce((total, count) => total + count, 0)

type Order = { sortField: NonNullable<TournamentTerms['sortField']>; sortOrder: 'asc' | 'desc' }

/** A sort that was chosen is ascending until the other way is chosen too. */
function pagingOf(
  { sortField, sortOrder, selectAll, pageNumber = 0, pageSize = PAGE_SIZE }: TournamentTerms,
  around: Around | null,
  byDefault: Order,
) {
  const field = sortField ?? byDefault.sortField
  return {
    sort: field === 'distance' && around ? distanceTo(around.center) : SORTS[field],
    direction: sortOrder ?? (sortField ? 'asc' : byDefault.sortOrder),
    pageNumber: selectAll ? 0 : pageNumber,
    pageSize: selectAll ? LARGEST_SELECTION : Math.min(pageSize, LARGEST_PAGE),
  }
}

const { createdAt, updatedAt } = tournaments
const SORTS = {
  ...{ startDate, name, status, location, landing, city, state, entryFee, createdAt, updatedAt },
  date_created: createdAt,
  // The contract lets nobody sort by distance without a place.
  distance: startDate,
} satisfies Record<Order['sortField'], AnyPgColumn>
