import { anglerMergeCalls as calls } from '@ramplight/contract/people/angler-merges'
import { refused } from '@ramplight/domain/kernel/errors'
import { inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '#platform/http/context'
import type { AppDeps, Deps } from '#platform/http/deps'
import { workOf } from '#platform/http/family-work'
import { route } from '#platform/http/route'
import { people, presentUser } from '../users/index.ts'
import { findDuplicates } from './find-duplicates.ts'
import { mergeAnglers } from './merge-anglers.ts'
import { previewMerge } from './preview-merge.ts'
import type { TwoRows } from './refuse-merge.ts'

type Asked = { body: { master: string; merged: string }; deps: Deps }

/** Both, also where one has been merged already: a repeat is answered as the first time. */
async function loadTwo({ body, deps }: Asked): Promise<TwoRows | null> {
  const rows = await deps.db
    .select()
    .from(people)
    .where(inArray(people.id, [body.master, body.merged]))
  const [master, merged] = [body.master, body.merged].map((id) => rows.find((row) => row.id === id))
  return master && !master.deleted && merged ? { master, merged } : null
}
const subject = ({ master, merged }: TwoRows) => ({ ...merged, master })

/** An angler who is in the book twice becomes one. */
export function anglerMergeRoutes(app: FastifyInstance, deps: AppDeps): void {
  route(app, deps, calls.preview, {
    load: loadTwo,
    subject,
    handle: async (ctx, two) => {
      if (two.merged.deleted) throw refused('record.not-found')
      return previewMerge(ctx.deps.db, two, signedIn(ctx))
    },
  })
  route(app, deps, calls.duplicates, { handle: (ctx) => findDuplicates(ctx.deps.db, signedIn(ctx)) })
  route(app, deps, calls.merge, {
    load: loadTwo,
    subject,
    handle: async (ctx) => {
      const work = workOf(ctx)
      return presentUser(await mergeAnglers(ctx.body, work), work.actor)
    },
  })
}
