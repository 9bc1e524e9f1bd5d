import multipart from '@fastify/multipart'
import { fileCalls as calls } from '@ramplight/contract/content/files'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '#platform/http/context'
import type { AppDeps } from '#platform/http/deps'
import { workOf } from '#platform/http/family-work'
import { route } from '#platform/http/route'
import { filesByPath, picturesOf, presented } from './files.store.ts'
import { keepDrafts } from './keep-files.ts'
import { openTo } from './may-open.ts'
import { receiveFiles } from './receive-files.ts'
import { serveFiles } from './serve-file.ts'
import { sheetOf } from './sheet-of.ts'

export function fileRoutes(app: FastifyInstance, deps: AppDeps): void {
  app.register(async (forms) => {
    await forms.register(multipart, { throwFileSizeLimit: false })
    for (const call of [calls.upload, calls.uploadPathSpecified])
      route(forms, deps, call, {
        handle: async (ctx) => ({ success: true as const, ...presented((await receiveFiles(ctx, call))[0]!) }),
      })
  })

  route(app, deps, calls.getImages, {
    handle: async (ctx) => (await picturesOf(ctx.deps.db, signedIn(ctx).id)).map(presented),
  })

  route(app, deps, calls.checkDocs, {
    handle: async ({ body, actor, deps }) => {
      const rows = await filesByPath(deps.db, body.paths)
      const open = await openTo(deps.db, actor, rows)
      const byPath = new Map(rows.filter(({ path }) => open.has(path)).map((row) => [row.path, presented(row)]))
      return body.paths.map((path) => ({ path, file: byPath.get(path) ?? null }))
    },
  })

  route(app, deps, calls.exportData, {
    handle: async (ctx) => {
      const [row] = await keepDrafts([await sheetOf(ctx.body, ctx.deps.now())], workOf(ctx))
      return { success: true as const, ...presented(row!) }
    },
  })

  serveFiles(app, deps)
}
