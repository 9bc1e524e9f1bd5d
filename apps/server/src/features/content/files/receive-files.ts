import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { MAX_UPLOAD_BYTES } from '@ramplight/domain/content/upload-rules'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Context } from '#platform/http/context'
import { workOf } from '#platform/http/family-work'
import { receiveForm } from '#platform/http/receive-form'
import { fewAtOnce } from './few-at-once.ts'
import type { FileRow } from './files.table.ts'
import { type Asked, keepReceived } from './keep-files.ts'

/** Room for the fields and borders of a form. */
const AROUND = 100_000

/** The files of a form, kept in the folder that its fields name. */
export async function receiveFiles<E extends AnyEndpoint>(ctx: Context<E>, endpoint: E, mostFiles = 1): Promise<FileRow[]> {
  const limits = { files: ctx.deps.files, mostBytes: MAX_UPLOAD_BYTES - 1, mostFiles }
  // What says beforehand that it is too much is not waited for.
  const most = MAX_UPLOAD_BYTES * mostFiles + AROUND
  if (Number(ctx.request.headers['content-length'] ?? 0) > most) throw refused('upload.too-large')
  const work = workOf(ctx)
  return fewAtOnce(work.actor.id, () =>
    receiveForm(ctx.request, endpoint.form!, limits, (fields, received) => {
      const { path, uploadPath, ...asked } = fields as Asked & { path?: string; uploadPath?: string }
      return keepReceived(received, { ...asked, folder: path ?? uploadPath }, work)
    }),
  )
}
