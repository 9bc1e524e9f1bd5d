import type { DirectorStaffCalls } from '@ramplight/contract/people/staff-members'
import { refused } from '@ramplight/domain/kernel/errors'
import type { FastifyInstance } from 'fastify'
import type { Queryable } from '#platform/database/types'
import type { AppDeps } from '#platform/http/deps'
import { workOf } from '#platform/http/family-work'
import { route } from '#platform/http/route'
import { helpersOf } from '../users/related/index.ts'
import { addHelper, removeHelper } from './write-staff.ts'

/** What somebody is asked to help with: its tour, and who says so where there is none. */
export type Helped = { tour: { id: string; director: string } | null; director: string }

/** `add-director-staff` and `remove-director-staff` of a family whose records stand for a tour. */
export function directorStaffRoutes(
  app: FastifyInstance,
  deps: AppDeps,
  calls: DirectorStaffCalls,
  word: 'tour' | 'season' | 'division',
  find: (db: Queryable, id: string) => Promise<Helped | null>,
): void {
  const read = (body: Record<string, string>) => ({ id: body.id ?? body[word] ?? '', user: body.user ?? body.userId ?? '' })
  const steps = [
    [calls.addDirectorStaff, addHelper],
    [calls.removeDirectorStaff, removeHelper],
  ] as const
  for (const [call, change] of steps)
    route(app, deps, call, {
      load: ({ body, deps }) => find(deps.db, read(body).id),
      // Whose tour it is decides: rights on it are nobody else's to give.
      subject: ({ tour, director }) => tour ?? { id: '', director },
      handle: async (ctx, { tour }) => {
        if (!tour) throw refused('staff.no-tour')
        await change(tour, read(ctx.body).user, workOf(ctx))
        return { ok: true as const, directorsStaff: await helpersOf(ctx.deps.db, tour.id) }
      },
    })
}
