import { profileCalls } from '@ramplight/contract/people/profiles'
import type { FastifyInstance } from 'fastify'
import { askedOf } from '#platform/audit/history'
import { records } from '#platform/database/records'
import type { AppDeps } from '#platform/http/deps'
import { plainFamily } from '#platform/http/plain-family'
import { isOf, ofAPerson } from '../user-profiles/index.ts'
import { profiles } from './profiles.table.ts'

const store = records(profiles, 'profiles')

export function profileRoutes(app: FastifyInstance, deps: AppDeps): void {
  deps.history.set(store.name, askedOf(store, isOf))
  plainFamily(app, deps, profileCalls, {
    ...ofAPerson(profiles),
    store,
    about: () => ({ summary: 'Description of a person' }),
  })
}
