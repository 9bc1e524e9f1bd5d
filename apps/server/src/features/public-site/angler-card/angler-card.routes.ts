import { userProfileCalls } from '@ramplight/contract/people/user-profiles'
import { refused } from '@ramplight/domain/kernel/errors'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { publicCardOf } from './public-card-of.ts'

export function anglerCardRoutes(app: FastifyInstance, deps: AppDeps): void {
  route(app, deps, userProfileCalls.card, {
    handle: async ({ params, deps }) => {
      const card = await publicCardOf(deps.db, params.userId)
      if (!card) throw refused('record.not-found')
      return card
    },
  })
}
