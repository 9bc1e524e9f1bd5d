import { directorThemeCalls } from '@ramplight/contract/people/director-themes'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { FastifyInstance } from 'fastify'
import { askedOf } from '#platform/audit/history'
import { toRecord } from '#platform/database/records'
import type { AppDeps } from '#platform/http/deps'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { findDirectors, ofADirector, rowOrDefaultsOf } from '../director-settings/index.ts'
import { isOf } from '../user-profiles/index.ts'
import { themeStore as store, themeOf } from './director-themes.store.ts'
import { directorThemes } from './director-themes.table.ts'

export function directorThemeRoutes(app: FastifyInstance, deps: AppDeps): void {
  deps.history.set(store.name, askedOf(store, isOf))
  plainFamily(app, deps, directorThemeCalls, { ...ofADirector(directorThemes), store, about: () => ({ summary: 'Theme of a director' }) })

  /** Everybody reads it; nobody makes one by passing by. */
  route(app, deps, directorThemeCalls.byUser, {
    load: async ({ params: { id }, deps }) => (await findDirectors(deps.db, [id])).get(id) ?? null,
    handle: async ({ actor, doer, deps }, director) => {
      const isOwners = can(actor, 'director-settings.edit', director)
      const row = isOwners ? await rowOrDefaultsOf(deps.db, store, director.id, doer) : await themeOf(deps.db, director.id)
      if (!row) throw refused('record.not-found')
      return toRecord(row)
    },
  })
}
