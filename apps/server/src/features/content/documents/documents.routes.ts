import { documentCalls as calls } from '@ramplight/contract/content/documents'
import type { BodyOf, ResponseOf } from '@ramplight/contract/kernel/endpoint'
import { isTaxForm } from '@ramplight/domain/content/tax-form'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { fullName } from '@ramplight/domain/registration/full-name'
import { and, desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { userStore } from '#features/people/users/index'
import { tournamentStore, tournamentSubject } from '#features/tournaments/tournaments/index'
import { seasonsWithDirectors } from '#features/tours/seasons/index'
import { tourStore } from '#features/tours/tours/index'
import { toRecord } from '#platform/database/records'
import type { AppDeps, Deps } from '#platform/http/deps'
import { inStore, type ReferenceRule } from '#platform/http/family'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { askGroupRoutes } from './ask-group.routes.ts'
import { documentStore, visibleDocuments } from './documents.store.ts'
import { type DocumentRow, documents } from './documents.table.ts'
import { refuseHiddenFile } from './refuse-hidden-file.ts'

type Sent = BodyOf<typeof calls.create>

/** Without a name it is the caller's own; a director who asks somebody for one, asks as themselves. */
function whose({ user, director }: Pick<Sent, 'user' | 'director'>, actor: Actor): object {
  const isOwn = !user || user === actor.id
  return { user: user ?? actor.id, director: isOwn || actor.userType !== 'Director' ? (director ?? null) : actor.id }
}

/** With the name of whose it is. */
async function present(rows: DocumentRow[], _viewer: Actor | null, { db }: Pick<Deps, 'db'>): Promise<object[]> {
  const people = await userStore.findMany(db, [...new Set(rows.map(({ user }) => user))])
  const names = new Map(people.map((one) => [one.id, fullName(one)]))
  return rows.map((row) => ({ ...toRecord(row), userName: names.get(row.user) ?? null }))
}

/** What somebody hands in goes to who directs them: whose book they are in, or whose tour or tournament it is for. */
const directorsToHandInTo: ReferenceRule = async (db, named, actor) => {
  const hands = await userStore.findMany(db, [...new Set([actor.id, ...named.map(({ id }) => id)])])
  const me = hands.find(({ id }) => id === actor.id)
  const tours = await tourStore.findMany(db, me?.tours ?? [])
  return ({ id, parents }) => {
    const { tour, tournament } = (parents ?? {}) as { tour?: { director: string } | null; tournament?: { director: string } | null }
    const isThere = hands.some((one) => one.id === id)
    const directs = [actor.id, me?.director, tour?.director, tournament?.director, ...tours.map(({ director }) => director)]
    return isThere && (isAdmin(actor) || directs.includes(id))
  }
}

export function documentRoutes(app: FastifyInstance, deps: AppDeps): void {
  plainFamily(
    app,
    deps,
    calls,
    {
      store: documentStore,
      scope: (actor, deps) => visibleDocuments(deps.db, actor),
      parents: {
        user: inStore(userStore),
        tournament: inStore(tournamentStore),
        season: seasonsWithDirectors,
        tour: inStore(tourStore),
      },
      references: { director: { rule: directorsToHandInTo } },
      subject: (row, { user, tournament, season, tour }) => ({
        user,
        director: row.director,
        isTaxForm: isTaxForm(row.label),
        tournament: tournament && tournamentSubject(tournament),
        season,
        tour,
      }),
      stamp: (body: Sent, actor) => whose(body, actor),
      onCreate: async (body: Sent, { doer, actor, deps }) => {
        await refuseHiddenFile(deps.db, actor, body.path)
        return { dateUploaded: doer.at }
      },
      /** Whose it is stays as it is. A new file is a new upload. */
      onChange: async (body: Partial<Sent>, row, { doer, actor, deps }) => {
        const isNew = body.path !== undefined && body.path !== row.path
        if (isNew) await refuseHiddenFile(deps.db, actor, body.path!)
        return { user: row.user, director: row.director, dateUploaded: isNew ? doer.at : row.dateUploaded }
      },
      present,
      about: (row) => ({ tournament: row.tournament, summary: `Document ${row.label}` }),
    },
    { pagedSearch: calls.pagedSearch },
  )

  askGroupRoutes(app, deps)

  route(app, deps, calls.byUser, {
    handle: async ({ actor, params, deps }) => {
      const theirs = and(visibleDocuments(deps.db, actor), eq(documents.user, params.id))
      const rows = await documentStore.list(deps.db, theirs, { orderBy: [desc(documents.dateUploaded), desc(documents.id)] })
      return (await present(rows, actor, deps)) as ResponseOf<typeof calls.byUser>
    },
  })
}
