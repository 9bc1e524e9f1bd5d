import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import { DomainError, refused } from '@ramplight/domain/kernel/errors'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { demandRoom, type FilesHere } from '../file-store/files-here.ts'

/** A file that lies on our disk until the request is over. `isCut`: there was more of it than we take. */
export type ReceivedFile = { file: string; name: string; bytes: number; sha256: string; isCut: boolean }

type Limits = { files: FilesHere; mostBytes: number; mostFiles: number }

const MOST_FIELDS = 20
const LONGEST_FIELD = 2000

/**
 * Reads a form with files, never more of one than `mostBytes`, onto the disk and not into memory, and does the work with it. What
 * lay there is gone afterwards, also when the line breaks in the middle.
 */
export async function receiveForm<Form extends z.ZodObject, Done>(
  request: FastifyRequest,
  form: Form,
  { files: here, mostBytes, mostFiles }: Limits,
  work: (fields: z.output<Form>, files: ReceivedFile[]) => Promise<Done>,
): Promise<Done> {
  if (!request.isMultipart()) throw refused('upload.no-file')
  const fields: Record<string, unknown> = {}
  const files: ReceivedFile[] = []
  try {
    await demandRoom(here, Number(request.headers['content-length'] ?? mostBytes))
    // Two more than are taken, so that too many are told and not left out.
    const limits = {
      fileSize: mostBytes,
      files: mostFiles + 1,
      fields: MOST_FIELDS,
      fieldSize: LONGEST_FIELD,
      fieldNameSize: 100,
      parts: 40,
    }
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') files.push(await keep(part, here.arriving))
      else fields[part.fieldname] = part.value
    }
    if (files.length > mostFiles) throw refused('upload.too-many-files', { most: mostFiles })
    if (!files.length) throw refused('upload.no-file')
    return await work(form.parse(fields), files)
  } catch (error) {
    throw request.raw.destroyed && !request.raw.complete ? refused('upload.cut') : inWords(error, mostFiles)
  } finally {
    await Promise.all(files.map(({ file }) => rm(file, { force: true })))
  }
}

async function keep(part: MultipartFile, into: string): Promise<ReceivedFile> {
  const file = join(into, `${randomUUID()}.part`)
  const hash = createHash('sha256')
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      bytes += chunk.length
      hash.update(chunk)
      next(null, chunk)
    },
  })
  try {
    await pipeline(part.file, counted, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
  return { file, name: (part.filename ?? '').slice(0, 200), bytes, sha256: hash.digest('hex'), isCut: part.file.truncated }
}

/** What the reader of forms says, as we say it. */
function inWords(error: unknown, most: number): unknown {
  const code = (error as { code?: string } | null)?.code
  if (error instanceof DomainError || !code) return error
  if (code === 'ENOSPC' || code === 'EDQUOT') return refused('upload.no-room')
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') return refused('upload.too-many-files', { most })
  return code.startsWith('FST_') ? refused('upload.no-file') : error
}
