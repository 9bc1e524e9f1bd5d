import { seasonEventPointDistributionCalls as calls } from '@ramplight/contract/results/season-event-point-distributions'
import { refused } from '@ramplight/domain/kernel/errors'
import { and, eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { userStore } from '#features/people/users/index'
import { type EntryRow, entryStore } from '#features/registration/tournament-entries/index'
import { findTournament, idsSeenBy, type TournamentRow, tournamentStore, tournamentSubject } from '#features/tournaments/tournaments/index'
import { seasonTeamStore } from '#features/tours/season-teams/index'
import { toMany } from '#platform/database/outcomes'
import { isStored } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { signedIn } from '#platform/http/context'
import type { AppDeps } from '#platform/http/deps'
import { everInStore } from '#platform/http/ever-in-store'
import { inStore, type ReferenceRule } from '#platform/http/family'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { findSeasonToEdit } from '../season-standings/index.ts'
import { finalOnes } from '../tournament-results/index.ts'
import { aboutPoints, reassignPoints, removeAll } from './points-at-once.ts'
import { handStore } from './points-by-hand.store.ts'
import { seasonEventPointDistributions as distributions } from './season-event-point-distributions.table.ts'

type Written = Partial<Record<'entry' | 'tournament' | 'season' | 'angler', string | null>>
type Event = TournamentRow & { isFinal: boolean }

async function eventsOf(db: Queryable, ids: string[]): Promise<Map<string, Event>> {
  const final = await finalOnes(db, ids)
  return new Map([...(await inStore(tournamentStore)(db, ids))].map(([id, row]) => [id, { ...row, isFinal: final.has(id) }]))
}

/** A team of the season that the points count for. */
const teamsOfItsSeason: ReferenceRule = async (db, named) => {
  const teams = await inStore(seasonTeamStore)(
    db,
    named.map(({ id }) => id),
  )
  return ({ id, row, parents }) => {
    const season = (row as Written).season ?? (parents?.tournament as Event | null)?.season ?? null
    return season !== null && teams.get(id)?.season === season
  }
}

/** Points count for the season of their tournament and for who was in the boat, nobody else. */
function refuseStrange({ season, angler }: Written, tournament: Event, entry: EntryRow): void {
  if (entry.tournament !== tournament.id) throw refused('reference.unknown', { field: 'entry' })
  if (season && season !== tournament.season) throw refused('reference.unknown', { field: 'season' })
  if (angler && !entry.users.includes(angler) && entry.sub !== angler) throw refused('reference.unknown', { field: 'angler' })
}

/** The points of final results are the results' own: they are changed by reopening those. All others are written by hand. */
export function seasonEventPointDistributionRoutes(app: FastifyInstance, deps: AppDeps): void {
  plainFamily(
    app,
    deps,
    calls,
    {
      store: handStore,
      scope: (actor, deps) => inArray(distributions.tournament, idsSeenBy(deps.db, actor)),
      parents: { tournament: eventsOf, entry: everInStore(entryStore) },
      references: { entry: inStore(entryStore), angler: inStore(userStore), seasonTeam: { rule: teamsOfItsSeason } },
      decides: ['season'],
      subject: (_row, { tournament }) => tournament && tournamentSubject(tournament),
      onCreate: (body: Written, { parents: { tournament, entry } }) => {
        if (tournament!.isFinal) throw refused('tournament.finalized')
        refuseStrange(body, tournament!, entry!)
        return { season: body.season ?? tournament!.season }
      },
      onChange: (body: Written & { _rev?: number }, row, { parents: { tournament, entry } }) => {
        const { _rev, ...sent } = body
        const changed = Object.entries(sent).filter(([field, value]) => field !== '_id' && !isStored(row, { [field]: value }))
        if (changed.length && tournament!.isFinal) throw refused('tournament.finalized')
        for (const [field] of changed) if (field === 'tournament' || field === 'entry') throw refused('reference.unknown', { field })
        refuseStrange(Object.fromEntries(changed), tournament!, entry!)
        return {}
      },
      onRemove: (_row, { parents: { tournament } }) => {
        if (tournament!.isFinal) throw refused('tournament.finalized')
      },
      about: aboutPoints,
    },
    { bulkCreate: calls.bulkCreate, bulkUpdate: calls.bulkUpdate, bulkDeletes: [calls.bulkDelete] },
  )

  route(app, deps, calls.removeAllForTournament, {
    load: ({ body, deps }) => findTournament(deps.db, body.tournamentId),
    subject: tournamentSubject,
    handle: async ({ doer, deps }, { id }) => toMany(await removeAll(deps.db, eq(distributions.tournament, id), doer)),
  })

  route(app, deps, calls.removeAllForSeasonTeam, {
    load: ({ body, deps }) => findSeasonToEdit(deps.db, body.seasonId),
    handle: async ({ body, doer, deps }) => {
      const where = and(eq(distributions.season, body.seasonId), eq(distributions.seasonTeam, body.seasonTeamId))
      return toMany(await removeAll(deps.db, where, doer))
    },
  })

  route(app, deps, calls.reassignPoints, {
    handle: async (ctx) => toMany(await reassignPoints(ctx.deps.db, ctx.body, signedIn(ctx), ctx.doer)),
  })
}
