import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { teamCalls as calls } from '@ramplight/contract/registration/teams'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { peopleSeenBy, userStore } from '#features/people/users/index'
import { type TourRow, tourStore } from '#features/tours/tours/index'
import { askedOf } from '#platform/audit/history'
import { only } from '#platform/database/outcomes'
import { isStored, withoutIds } from '#platform/database/records'
import type { Db, Queryable } from '#platform/database/types'
import { bothVersions } from '#platform/http/both-versions'
import { signedIn } from '#platform/http/context'
import { createOrChange } from '#platform/http/create-or-change'
import type { AppDeps } from '#platform/http/deps'
import { type Family, inStore } from '#platform/http/family'
import { workOf } from '#platform/http/family-work'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { ownTeamRoutes } from './own-teams.routes.ts'
import { membersOf, presentTeams, seenBy, type TeamRow, teamStore, teamsRunBy, withAll } from './teams.store.ts'
import type { teams } from './teams.table.ts'

type Create = BodyOf<typeof calls.create>
type Change = BodyOf<typeof calls.update>

/** What an assistant makes belongs to the tour they help on. */
const tourOf = (body: { tour?: string | null | undefined }, actor: Actor): string | null =>
  body.tour ?? (actor.userType === 'Director' && actor.isAssistant ? (actor.tours[0] ?? null) : null)
const subjectOf = (row: TeamRow, tour: TourRow | null) => ({ ...row, ofTour: tour, tourDirector: tour?.director ?? null })

/** An angler finds nobody by a list: who fishes for them is somebody they fish with, whose id they were given. */
async function peopleToFish(db: Queryable, ids: string[], actor: Actor | null) {
  if (actor?.userType !== 'Angler') return peopleSeenBy(db, ids, actor)
  return new Map(
    (await userStore.findMany(db, ids))
      .filter((person) => can(actor, 'user.fish-with', { person, book: null }))
      .map((user) => [user.id, user]),
  )
}

async function toursEditedBy(db: Queryable, ids: string[], actor: Actor | null) {
  return new Map((await tourStore.findMany(db, ids)).filter((tour) => can(actor, 'tour.edit', tour)).map((tour) => [tour.id, tour]))
}

async function directors(db: Queryable, ids: string[]) {
  return new Map((await userStore.findMany(db, ids)).filter((user) => user.userType === 'Director').map((user) => [user.id, user]))
}

/** Of a team one is in, only what it calls itself and who fishes for it. */
function changesByMember(body: Change, row: TeamRow): Partial<TeamRow> {
  const { alias: _alias, sub: _sub, ...rest } = withoutIds(body)
  if (!isStored(row, rest)) throw refused('access.forbidden')
  // Into a team that anglers made one comes by its link, also to stand by.
  if (row.ofAnglers && body.sub && !row.users.includes(body.sub)) throw refused('reference.unknown', { field: 'sub' })
  return {}
}

export function teamsRoutes(app: FastifyInstance, deps: AppDeps): void {
  deps.history.set(
    teamStore.name,
    askedOf(teamStore, async (actor, row, db) => (await teamsRunBy(db, [row.id], actor)).has(row.id)),
  )

  const family: Family<typeof teams, { tour: ReturnType<typeof inStore<typeof tourStore.table>> }> = {
    store: teamStore,
    scope: (actor, _deps, { allUsers }) => and(seenBy(actor), allUsers ? withAll(allUsers as string[]) : undefined),
    parents: { tour: inStore(tourStore) },
    references: {
      users: peopleToFish,
      coanglers: peopleToFish,
      captain: peopleToFish,
      boatCaptain: peopleToFish,
      sub: peopleToFish,
      tour: toursEditedBy,
      director: directors,
    },
    subject: (row, { tour }) => subjectOf(row, tour),
    stamp: (body: Create, actor) => ({ tour: tourOf(body, actor) }),
    onCreate: (body: Create, { actor, parents: { tour } }) => ({
      director: tour?.director ?? (isAdmin(actor) ? body.director : null) ?? actor.id,
      members: membersOf(body),
    }),
    onChange: (body: Change, row, { actor, parents: { tour } }) => {
      const runs = can(actor, 'team.run', subjectOf(row, tour))
      const director = isAdmin(actor) && body.director ? body.director : row.director
      return { ...(runs ? {} : changesByMember(body, row)), director, members: membersOf({ ...row, ...body }) }
    },
    onRemove: (row, { actor, parents: { tour } }) => {
      if (!can(actor, 'team.run', subjectOf(row, tour))) throw refused('access.forbidden')
    },
    present: (rows, _viewer, deps) => presentTeams(deps.db, rows),
    about: (row) => ({ summary: `Team ${row.alias || row.name || ''}`.trim() }),
  }
  plainFamily(app, deps, calls, family, { bulkCreate: calls.bulkCreate, bulkUpdate: calls.bulkUpdate, restore: calls.restore })

  ownTeamRoutes(app, deps)

  /** The team of the same book with exactly these users. */
  async function sameTeam(db: Db, body: Create, actor: Actor): Promise<string | undefined> {
    const users = new Set(body.users)
    if (body._id || !users.size) return undefined
    const tour = tourOf(body, actor)
    const { table } = teamStore
    const found = await teamStore.list(db, and(seenBy(actor), withAll([...users]), tour ? eq(table.tour, tour) : isNull(table.tour)))
    return found.find((team) => team.users.length === users.size && team.users.every((one) => users.has(one)))?.id
  }

  route(app, deps, calls.createOrUpdate, {
    handle: async (ctx) => {
      const actor = signedIn(ctx)
      const policy = { see: calls.get.policy, create: calls.create.policy, edit: calls.update.policy }
      const present = async (row: TeamRow) => (await presentTeams(ctx.deps.db, [row]))[0]!
      const same = await sameTeam(ctx.deps.db, ctx.body, actor)
      const written = createOrChange(family, policy, [ctx.body], workOf(ctx), () => same).then(only)
      return present((await written.catch(bothVersions(calls.createOrUpdate, ctx.request, present))) as TeamRow)
    },
  })
}
