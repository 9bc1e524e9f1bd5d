import { anglerMergeCalls as calls } from '@ramplight/contract/people/angler-merges'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '#platform/http/context'
import type { AppDeps } from '#platform/http/deps'
import { workOf } from '#platform/http/family-work'
import { route } from '#platform/http/route'
import { presentUser } from '../users/index.ts'
import { findDuplicates } from './find-duplicates.ts'
import { mergeAnglers } from './merge-anglers.ts'
import { previewMerge } from './preview-merge.ts'

/** An angler who is in the book twice becomes one. */
export function anglerMergeRoutes(app: FastifyInstance, deps: AppDeps): void {
  route(app, deps, calls.preview, { handle: (ctx) => previewMerge(ctx.deps.db, ctx.body, signedIn(ctx)) })
  route(app, deps, calls.duplicates, { handle: (ctx) => findDuplicates(ctx.deps.db, signedIn(ctx)) })
  route(app, deps, calls.merge, {
    handle: async (ctx) => {
      const work = workOf(ctx)
      return presentUser(await mergeAnglers(ctx.body, work), work.actor)
    },
  })
}
