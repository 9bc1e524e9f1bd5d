import { species as record, speciesCalls } from '@ramplight/contract/tournaments/species'
import { can } from '@ramplight/domain/policies/policies'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { records, toRecord } from '#platform/database/records'
import type { AppDeps } from '#platform/http/deps'
import { ownedBy, ownRows } from '#platform/http/own-rows'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { species } from './species.table.ts'

const store = records(species, 'species')

export function speciesRoutes(app: FastifyInstance, deps: AppDeps): void {
  plainFamily(
    app,
    deps,
    speciesCalls,
    { ...ownRows(species, record), store, about: (row) => ({ summary: `Species ${row.name}` }) },
    { restore: speciesCalls.restore },
  )

  /** Of another director only what everybody has. */
  route(app, deps, speciesCalls.byDirector, {
    handle: async ({ actor, params: { id }, deps }) => {
      const isTheirs = can(actor, 'own.see', { director: id })
      return (await store.list(deps.db, isTheirs ? ownedBy(species, id) : eq(species.systemDefault, true))).map(toRecord)
    },
  })
}
