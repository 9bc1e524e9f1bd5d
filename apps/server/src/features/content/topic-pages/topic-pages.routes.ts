import { topicPageCalls as calls } from '@ramplight/contract/content/topic-pages'
import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { refused } from '@ramplight/domain/kernel/errors'
import { phrase } from '@ramplight/domain/kernel/refusal-phrases'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { bulkAnswer } from '#platform/database/outcomes'
import { toRecord } from '#platform/database/records'
import type { Db } from '#platform/database/types'
import type { AppDeps, Deps } from '#platform/http/deps'
import { type Family, inStore } from '#platform/http/family'
import { changeMany, workOf } from '#platform/http/family-work'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { topicSectionStore } from '../topic-sections/index.ts'
import { checkPlaces } from './check-places.ts'
import { topicPageStore, visiblePages, withPagesBelow } from './topic-pages.store.ts'
import { topicPages } from './topic-pages.table.ts'

type Sent = BodyOf<typeof calls.create>

export function topicPageRoutes(app: FastifyInstance, deps: AppDeps): void {
  const sections = inStore(topicSectionStore)

  const family = {
    store: topicPageStore,
    scope: (actor: Actor | null, deps: Deps) => visiblePages(deps.db, actor),
    parents: { section: sections },
    references: { section: sections },
    decides: ['parentPage'],
    subject: (_row, { section }) => ({ active: section?.active ?? false }),
    about: (row) => ({ summary: `Page ${row.title} of the help` }),
  } satisfies Family<typeof topicPages, { section: typeof sections }>

  async function refuseMisplaced(db: Db, page: Partial<Sent> & { id: string }): Promise<object> {
    if (page.parentPage === undefined && page.section === undefined) return {}
    const problem = (await checkPlaces(db, [page])).get(page.id)
    if (problem) throw problem
    return {}
  }

  plainFamily(app, deps, calls, {
    ...family,
    onCreate: (body: Sent, { deps }) => refuseMisplaced(deps.db, { ...body, id: body._id ?? newId() }),
    onChange: (body: Partial<Sent>, row, { deps }) => refuseMisplaced(deps.db, { ...body, id: row.id }),
    onRemove: async (row, { deps }) => {
      if ((await withPagesBelow(deps.db, [row.id])).length)
        throw refused('record.in-use', { name: row.title, users: [phrase('users.pages-below')] })
    },
  })

  /** Moves many at once, as dragging does: where they stand is asked once, about all of them as they will be. */
  route(app, deps, calls.bulkUpdatePages, {
    handle: async (ctx) => {
      const problems = await checkPlaces(
        ctx.deps.db,
        ctx.body.map(({ _id, ...page }) => ({ ...page, id: _id })),
      )
      const changes = ctx.body.filter(({ _id }) => !problems.has(_id)).map((body) => ({ id: body._id, body }))
      const done = await changeMany(family, { see: 'help.see', edit: 'system-admin' }, changes, workOf(ctx))
      const outcomes = new Map(done.map((one) => [one.id, one]))
      return bulkAnswer(
        ctx.body.map(({ _id }) => {
          const problem = problems.get(_id)
          return problem ? { id: _id, problem } : outcomes.get(_id)!
        }),
      )
    },
  })

  route(app, deps, calls.forSection, {
    handle: async ({ actor, params, deps }) => {
      const orderBy = [asc(topicPages.order), asc(topicPages.createdAt), asc(topicPages.id)]
      return (await topicPageStore.list(deps.db, and(visiblePages(deps.db, actor), eq(topicPages.section, params.id)), { orderBy })).map(
        toRecord,
      )
    },
  })

  const howMany = async ({ actor, deps: { db } }: { actor: Actor | null; deps: Deps }, where: SQL) => ({
    count: await db.$count(topicPages, and(eq(topicPages.deleted, false), visiblePages(db, actor), where)),
  })
  route(app, deps, calls.sectionPageCount, { handle: (ctx) => howMany(ctx, eq(topicPages.section, ctx.params.id)) })
  route(app, deps, calls.countSectionPages, { handle: (ctx) => howMany(ctx, eq(topicPages.section, ctx.body.id)) })
  route(app, deps, calls.pageChildCount, { handle: (ctx) => howMany(ctx, eq(topicPages.parentPage, ctx.params.id)) })
  route(app, deps, calls.countPageChildren, { handle: (ctx) => howMany(ctx, eq(topicPages.parentPage, ctx.body.id)) })
}
