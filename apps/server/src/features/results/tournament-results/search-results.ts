import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { type TournamentRow, tournamentStore, tournamentSubject } from '../../tournaments/tournaments/index.ts'
import { heldAmong } from './board-holds.ts'
import { type ResultRow, resultStore } from './tournament-results.store.ts'
import { tournamentResults } from './tournament-results.table.ts'

type Terms = BodyOf<typeof tournamentResultCalls.search>

/** A result holds a whole field; a list of them is shorter than other lists. */
const MOST_RESULTS = 200

/** Written results of tournaments the actor may see, the newest first. */
export async function searchResults(db: Queryable, actor: Actor | null, terms: Terms = {}): Promise<ResultRow[]> {
  const { sortOrder = 'desc', pageNumber = 0, pageSize = MOST_RESULTS, selectAll } = terms
  const limit = selectAll ? MOST_RESULTS : Math.min(pageSize, MOST_RESULTS)
  const rows = await resultStore.list(db, await matching(db, terms), {
    orderBy: [(sortOrder === 'asc' ? asc : desc)(tournamentResults.createdAt), asc(tournamentResults.id)],
    limit,
    offset: selectAll ? 0 : pageNumber * limit,
  })
  const tournaments = await tournamentStore.findMany(
    db,
    rows.map(({ tournament }) => tournament),
  )
  const visible = new Map(tournaments.filter((row) => can(actor, 'tournament.see', tournamentSubject(row))).map((row) => [row.id, row]))
  const held = await heldAmong(db, [...visible.keys()])
  return rows.filter((row) => {
    const tournament = visible.get(row.tournament)
    return tournament && !(held.has(row.tournament) && isForStaff(actor, row, tournament))
  })
}

/** A board that is held hides what was written before it: unofficial results are then for those who run the event. */
export const isKept = async (db: Queryable, actor: Actor | null, result: ResultRow, tournament: TournamentRow): Promise<boolean> =>
  isForStaff(actor, result, tournament) && (await heldAmong(db, [tournament.id])).size > 0

const isForStaff = (actor: Actor | null, { dateFinalized }: ResultRow, tournament: TournamentRow): boolean =>
  !dateFinalized && !can(actor, 'tournament.run', tournamentSubject(tournament))

async function matching(db: Queryable, { tournament, tournaments, season, tour }: Terms): Promise<SQL | undefined> {
  const { table } = tournamentStore
  const among =
    season || tour
      ? await tournamentStore.list(db, and(season ? eq(table.season, season) : undefined, tour ? eq(table.tour, tour) : undefined))
      : undefined
  return and(
    tournament ? eq(tournamentResults.tournament, tournament) : undefined,
    tournaments ? inArray(tournamentResults.tournament, tournaments) : undefined,
    among
      ? inArray(
          tournamentResults.tournament,
          among.map(({ id }) => id),
        )
      : undefined,
  )
}
