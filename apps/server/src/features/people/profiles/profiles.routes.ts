import { profileCalls } from '@ramplight/contract/people/profiles'
import type { FastifyInstance } from 'fastify'
import { records } from '#platform/database/records'
import type { Deps } from '#platform/http/deps'
import { plainFamily } from '#platform/http/plain-family'
import { ofAPerson } from '../user-profiles/index.ts'
import { profiles } from './profiles.table.ts'

const store = records(profiles, 'profiles')

export const profileRoutes = (app: FastifyInstance, deps: Deps): void =>
  plainFamily(app, deps, profileCalls, {
    ...ofAPerson(profiles),
    store,
    about: () => ({ summary: 'Description of a person' }),
    partial: ['description'],
  })
