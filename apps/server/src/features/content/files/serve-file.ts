import { refused } from '@ramplight/domain/kernel/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bearerOf } from '#platform/auth/tokens'
import { openKept } from '#platform/file-store/trash'
import { type AppDeps, withDatabase } from '#platform/http/deps'
import { copyToSend } from './copy-to-send.ts'
import { filesByPath } from './files.store.ts'
import type { FileRow, StoredCopy } from './files.table.ts'
import { openTo } from './may-open.ts'

/** Whatever a file may hold, in a window of its own it runs nothing and loads nothing. */
const NOTHING_RUNS = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * `/uploads/…`: a picture for everybody, a private file with the token of whoever may see it. The address is looked up among the
 * rows; it never becomes the path of a disk.
 */
export function serveFiles(app: FastifyInstance, deps: AppDeps): void {
  app.get('/uploads/*', { config: { countedAs: 'crowd' } }, async (request, reply) => {
    const { row, copy } = await asked(request, deps)
    if (request.headers['if-none-match'] === tagOf(copy)) return reply.headers(headersOf(row, copy)).status(304).send()
    const stream = await openKept(deps.files.store, copy.key).catch((error: unknown) => {
      request.log.error({ err: error }, 'the file store does not answer')
      throw refused('upload.away')
    })
    if (!stream) throw refused('record.not-found')
    // Not before: a refusal that says it is good for a year is good for a year.
    return reply.headers(headersOf(row, copy)).type(copy.type).header('content-length', copy.bytes).send(stream)
  })
}

async function asked(request: FastifyRequest, deps: AppDeps): Promise<{ row: FileRow; copy: StoredCopy }> {
  const { db } = withDatabase(deps, deps.outside)
  const path = `/uploads/${(request.params as { '*': string })['*']}`
  // No text that the database could not hold.
  const [row] = path.includes('\0') ? [] : await filesByPath(db, [path])
  const actor = row?.isPrivate ? await deps.authenticate(bearerOf(request.headers.authorization)) : null
  if (!row || row.trashedAt || !(await openTo(db, actor, [row])).has(path)) throw refused('record.not-found')
  const wanted = Number((request.query as { w?: string }).w ?? Number.NaN)
  return { row, copy: copyToSend(row.copies, request.headers.accept ?? '', Number.isFinite(wanted) ? wanted : null) }
}

const tagOf = ({ key }: StoredCopy): string => `"${key.split('/').slice(1).join('.')}"`

function headersOf({ isPrivate, kind, name }: FileRow, copy: StoredCopy): Record<string, string> {
  const way = kind === 'picture' ? 'inline' : 'attachment'
  return {
    'content-security-policy': NOTHING_RUNS,
    'content-disposition': `${way}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
    'cache-control': isPrivate ? 'private, no-store' : 'public, max-age=31536000, immutable',
    vary: isPrivate ? 'Authorization' : 'Accept',
    etag: tagOf(copy),
    // Pictures stand on boards that are part of other pages, and in their search results.
    ...(isPrivate ? {} : { 'cross-origin-resource-policy': 'cross-origin' }),
  }
}
