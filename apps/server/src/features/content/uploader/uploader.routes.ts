import multipart from '@fastify/multipart'
import { uploaderCalls as calls, MOST_FILES } from '@ramplight/contract/content/uploader'
import type { FastifyInstance } from 'fastify'
import { presented, receiveFiles } from '#features/content/files/index'
import type { AppDeps } from '#platform/http/deps'
import { route } from '#platform/http/route'

/** Only here, and at the same calls of `files`, forms with files are read. */
export function uploaderRoutes(app: FastifyInstance, deps: AppDeps): void {
  app.register(async (forms) => {
    await forms.register(multipart, { throwFileSizeLimit: false })
    for (const call of [calls.upload, calls.uploadSingleToPath, calls.uploadPathSpecified])
      route(forms, deps, call, {
        handle: async (ctx) => ({ success: true as const, ...presented((await receiveFiles(ctx, call))[0]!) }),
      })
    route(forms, deps, calls.uploadPathSpecifiedMultiple, {
      handle: async (ctx) => {
        const kept = await receiveFiles(ctx, calls.uploadPathSpecifiedMultiple, MOST_FILES)
        return { success: true as const, files: kept.map(presented) }
      },
    })
  })
}
