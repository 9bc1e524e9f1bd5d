import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { seasonTeamCalls as calls } from '@ramplight/contract/tours/season-teams'
import { and, inArray, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { peopleSeenBy } from '#features/people/users/index'
import { teamsRunBy } from '#features/registration/teams/index'
import { askedOf } from '#platform/audit/history'
import { bulkAnswer } from '#platform/database/outcomes'
import type { Queryable, Tx } from '#platform/database/types'
import { createOrChange } from '#platform/http/create-or-change'
import type { AppDeps } from '#platform/http/deps'
import type { Family } from '#platform/http/family'
import { type Body, workOf } from '#platform/http/family-work'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { wrongField } from '#platform/http/wrong-field'
import { refineSynced } from '#platform/sync/refine-synced'
import { editsSeasonOf, livingSeasons, seasonsWithDirectors } from '../seasons/index.ts'
import { addSub } from './add-sub.ts'
import { presentSeasonTeams, seasonTeamStore } from './season-teams.store.ts'
import { seasonTeams } from './season-teams.table.ts'

type Change = BodyOf<typeof calls.update>

export function seasonTeamsRoutes(app: FastifyInstance, deps: AppDeps): void {
  deps.history.set(
    seasonTeamStore.name,
    askedOf(seasonTeamStore, (actor, row, db) => editsSeasonOf(db)(actor, row)),
  )

  const family: Family<typeof seasonTeams, { season: typeof seasonsWithDirectors }> = {
    store: seasonTeamStore,
    scope: (_actor, deps) => inArray(seasonTeams.season, livingSeasons(deps.db)),
    parents: { season: seasonsWithDirectors },
    references: { team: teamsRunBy, angler: peopleSeenBy, substitutions: peopleSeenBy },
    subject: (_row, { season }) => season && { season },
    onChange: (body: Change, row) => {
      // Naming the one takes the place of the other.
      const set = { ...(body.team ? { angler: null } : {}), ...(body.angler ? { team: null } : {}) }
      const { team, angler } = { ...row, ...body, ...set }
      if (!team && !angler) throw wrongField('angler', 'name a team or an angler', angler)
      return set
    },
    present: (rows, _viewer, deps) => presentSeasonTeams(deps.db, rows),
    about: () => ({ summary: 'Season team' }),
  }
  plainFamily(app, deps, calls, family, { bulkCreate: calls.bulkCreate, bulkUpdate: calls.bulkUpdate })
  refineSynced(deps, 'season-teams', () => ({ sameAs: sameSeasonTeams }))

  route(app, deps, calls.addSub, {
    load: async ({ body, deps }) => {
      const row = await seasonTeamStore.find(deps.db, body.seasonTeamId)
      const season = row && (await seasonsWithDirectors(deps.db, [row.season])).get(row.season)
      return season ? { season } : null
    },
    handle: async (ctx) => {
      const { seasonTeamId, userIdToAdd } = ctx.body
      const row = await addSub(seasonTeamId, userIdToAdd, workOf(ctx))
      return (await presentSeasonTeams(ctx.deps.db, [row]))[0]!
    },
  })

  route(app, deps, calls.bulkCreateUpdate, {
    handle: async (ctx) => {
      const policy = { see: calls.get.policy, create: calls.create.policy, edit: calls.update.policy }
      return bulkAnswer(await createOrChange(family, policy, ctx.body, workOf(ctx), await storedFor(ctx.deps.db, ctx.body)))
    },
  })
}

/** Made at two stations it is one, unless the second says more than that it is there. */
async function sameSeasonTeams(tx: Tx, sent: Record<string, unknown>[]): Promise<Map<string, string>> {
  const bodies = sent as (BodyOf<typeof calls.bulkCreateUpdate>[number] & { _id: string })[]
  const stored = await storedFor(tx, bodies)
  return new Map(
    bodies.flatMap((body) => {
      const known = stored(body)
      return known && known !== body._id && !body.substitutions?.length ? [[body._id, known] as const] : []
    }),
  )
}

/** A season has a team, and an angler, once: who names them means the one that is there. */
async function storedFor(db: Queryable, bodies: BodyOf<typeof calls.bulkCreateUpdate>): Promise<(body: Body) => string | undefined> {
  const seasons = [...new Set(bodies.map((body) => body.season))]
  const teams = bodies.flatMap((body) => body.team ?? [])
  const anglers = bodies.flatMap((body) => body.angler ?? [])
  const named = or(inArray(seasonTeams.team, teams), inArray(seasonTeams.angler, anglers))
  const rows = seasons.length ? await seasonTeamStore.list(db, and(inArray(seasonTeams.season, seasons), named)) : []
  const key = (one: Record<string, unknown>) => `${one.season} ${one.team ?? ''} ${one.angler ?? ''}`
  const found = new Map(rows.map((row) => [key(row), row.id]))
  return (body) => found.get(key(body))
}
