import { seasonStandingCalls as calls } from '@ramplight/contract/results/season-standings'
import { and, desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import { type Records, records, toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import type { AppDeps } from '#platform/http/deps'
import { everInStore } from '#platform/http/ever-in-store'
import type { ReferenceRule } from '#platform/http/family'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { compareStandings, inWords } from './compare-standings.ts'
import { countStandings } from './count-standings.ts'
import { seasonStandings } from './season-standings.table.ts'
import { findSeasonToEdit, seasonsToEdit } from './season-to-edit.ts'

const stored = records(seasonStandings, 'season-standings')

/** Each is a whole season, so a list is of so many. */
const MOST = 20

/** What is kept without standings is counted at that moment. Lists are of the newest, and larger pages are cut. */
const store: Records<typeof seasonStandings> = {
  ...stored,
  list(db, where, { orderBy = [desc(seasonStandings.asOf), desc(seasonStandings.id)], limit: wanted = MOST, offset = 0 } = {}) {
    const limit = Math.min(wanted, MOST)
    return stored.list(db, where, { orderBy, limit, offset: (offset / wanted) * limit })
  },
  async insertMany(db, values, doer, about) {
    const seasons = await seasonsToEdit(
      db,
      values.map(({ season }) => season),
    )
    const counted = []
    for (const one of values)
      counted.push({ ...one, standings: one.standings ?? (await countStandings(db, seasons.get(one.season)!)), asOf: one.asOf ?? doer.at })
    return stored.insertMany(db, counted, doer, about)
  },
}

/** What is kept of a season tells of its own tournaments. */
const eventsOfTheSeason: ReferenceRule = async (db, named) => {
  const events = await everInStore(tournamentStore)(
    db,
    named.map(({ id }) => id),
  )
  return ({ id, row }) => events.get(id)?.season === (row as { season: string }).season
}

async function newestOf(db: Queryable, season: string) {
  const [row] = await db
    .select()
    .from(seasonStandings)
    .where(and(eq(seasonStandings.season, season), eq(seasonStandings.deleted, false)))
    .orderBy(desc(seasonStandings.asOf), desc(seasonStandings.createdAt), desc(seasonStandings.id))
    .limit(1)
  return row ?? null
}

export function seasonStandingRoutes(app: FastifyInstance, deps: AppDeps): void {
  plainFamily(app, deps, calls, {
    store,
    // Seasons are public, and so is what was kept of them.
    scope: () => undefined,
    parents: { season: seasonsToEdit },
    references: { 'standings.results.tournament': { rule: eventsOfTheSeason } },
    subject: (_row, { season }) => season,
    about: ({ asOf }) => ({ summary: `Season standings${asOf ? ` as of ${asOf.slice(0, 10)}` : ''}` }),
  })

  route(app, deps, calls.withCheck, {
    load: ({ body, deps }) => findSeasonToEdit(deps.db, body.seasonId),
    handle: async (ctx, season) => {
      const [standings, snapshot] = await Promise.all([countStandings(ctx.deps.db, season), newestOf(ctx.deps.db, season.id)])
      const moves = compareStandings(snapshot?.standings ?? [], standings)
      const ids = new Set(moves.flatMap(({ results }) => results.map(({ tournament }) => tournament)))
      // A tournament that is gone since still says why its points went.
      const tournaments = ids.size ? await everInStore(tournamentStore)(ctx.deps.db, [...ids]) : new Map<string, { name: string }>()
      const nameOf = (id: string) => tournaments.get(id)?.name ?? 'A tournament'
      return {
        standings,
        changed: moves.length > 0,
        moves: moves.map((move) => ({
          ...move,
          results: move.results.map((result) => ({ ...result, tournamentName: nameOf(result.tournament) })),
          text: inWords(move, nameOf),
        })),
        snapshot: snapshot && toRecord(snapshot),
      }
    },
  })
}
