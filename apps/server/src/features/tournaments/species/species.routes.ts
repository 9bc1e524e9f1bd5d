import { speciesCalls } from '@ramplight/contract/tournaments/species'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { eq, isNull, or, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { records, toRecord } from '#platform/database/records'
import type { Deps } from '#platform/http/deps'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { species } from './species.table.ts'

const store = records(species, 'species')

const visibleTo = (director: string): SQL | undefined =>
  or(eq(species.systemDefault, true), isNull(species.director), eq(species.director, director))
const scope = (actor: Actor | null) => (actor?.userType === 'System Admin' ? undefined : visibleTo(actor?.id ?? ''))

/** Only an admin makes system species; a director's species are their own. */
const owner = (actor: Actor) => (actor.userType === 'System Admin' ? {} : { director: actor.id, systemDefault: false })

export function speciesRoutes(app: FastifyInstance, deps: Deps): void {
  plainFamily(app, deps, speciesCalls, {
    store,
    scope,
    subject: (row) => row,
    onCreate: (_body, { actor }) => owner(actor),
    onChange: (_changes, row, { actor }) => (actor.userType === 'System Admin' ? {} : { director: row.director, systemDefault: false }),
    summary: (row) => `Species ${row.name}`,
  })

  route(app, deps, speciesCalls.byDirector, {
    handle: async ({ params }) => (await store.list(deps.db, visibleTo(params.id))).map(toRecord),
  })
}
