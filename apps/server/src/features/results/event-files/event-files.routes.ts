import multipart from '@fastify/multipart'
import { newId } from '@ramplight/contract/kernel/new-id'
import { eventFileCalls as calls, checkForm, importForm, MOST_FILE_BYTES } from '@ramplight/contract/results/event-files'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Context } from '#platform/http/context'
import type { AppDeps } from '#platform/http/deps'
import { workOf } from '#platform/http/family-work'
import { receiveForm } from '#platform/http/receive-form'
import { route } from '#platform/http/route'
import { fewAtOnce } from '../../content/files/index.ts'
import { tourToEdit } from '../../tournaments/tournaments/changing/index.ts'
import { findTournament, tournamentSubject } from '../../tournaments/tournaments/index.ts'
import { checkEventFile, importEventFile } from './import-event.ts'
import { makeEventFile } from './make-event-file.ts'
import { tooLargeFile } from './read-event-file.ts'

/** Room for the fields and borders of a form. */
const AROUND = 100_000

/** A whole event as one file, out and in. */
export function eventFileRoutes(app: FastifyInstance, deps: AppDeps): void {
  route(app, deps, calls.export, {
    load: ({ params, deps }) => findTournament(deps.db, params.id),
    subject: tournamentSubject,
    handle: async (ctx, row) => {
      const server = ctx.deps.publicUrl ?? `${ctx.request.protocol}://${ctx.request.host}`
      return makeEventFile(row, { contacts: ctx.body.contacts ?? false, server }, workOf(ctx))
    },
  })

  app.register(async (forms) => {
    await forms.register(multipart, { throwFileSizeLimit: false })
    route(forms, deps, calls.check, {
      handle: (ctx) => withFile(ctx, checkForm, async (path, { tour }) => checkEventFile(path, await wantedOf(ctx, { tour }), workOf(ctx))),
    })
    route(forms, deps, calls.import, {
      handle: (ctx) => withFile(ctx, importForm, async (path, fields) => importEventFile(path, await wantedOf(ctx, fields), workOf(ctx))),
    })
  })
}

type Call = typeof calls.check | typeof calls.import

const wantedOf = async ({ deps, actor }: Context<Call>, { _id = newId(), tour, unsigned, again }: z.output<typeof importForm>) => ({
  id: _id,
  tour: await tourToEdit(deps.db, actor!, tour),
  unsigned: unsigned === 'true',
  again: again === 'true',
})

/** Reads the one file of a form, and does the work with it. */
async function withFile<Form extends z.ZodObject, T>(
  ctx: Context<Call>,
  form: Form,
  work: (path: string, fields: z.output<Form>) => Promise<T>,
): Promise<T> {
  if (Number(ctx.request.headers['content-length'] ?? 0) > MOST_FILE_BYTES + AROUND) throw tooLargeFile()
  const limits = { files: ctx.deps.files, mostBytes: MOST_FILE_BYTES, mostFiles: 1 }
  return fewAtOnce(workOf(ctx).actor.id, () =>
    receiveForm(ctx.request, form, limits, async (fields, [received]) => {
      if (received!.isCut) throw tooLargeFile()
      return work(received!.file, fields)
    }),
  )
}
