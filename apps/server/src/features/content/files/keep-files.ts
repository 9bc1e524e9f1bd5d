import { randomBytes } from 'node:crypto'
import { newId } from '@ramplight/contract/kernel/new-id'
import { PDF_TYPE, storedPath, uniqueFileName } from '@ramplight/domain/content/upload-rules'
import { DomainError, refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { fileTypeFromFile } from 'file-type'
import { writeAudit } from '#platform/audit/write-audit'
import type { FileLimits } from '#platform/config'
import { inTransaction } from '#platform/database/in-transaction'
import type { FileStore } from '#platform/file-store/file-store'
import { demandRoom } from '#platform/file-store/files-here'
import type { Work } from '#platform/http/deps'
import type { ReceivedFile } from '#platform/http/receive-form'
import { logLine } from '#platform/logging/redact'
import { sha256 } from '#platform/sha256'
import { encodePicture } from './encode-picture.ts'
import { bytesOf, fileById } from './files.store.ts'
import { type FileRow, files, type StoredCopy } from './files.table.ts'
import { sniff } from './sniff.ts'

/** What is said beside the files of a form. */
export type Asked = { _id?: string | undefined; isPrivate?: 'true' | 'false' | undefined; folder?: string | undefined }

/** Of one person, all copies together. */
const mostOf = ({ userType }: Actor, { perAngler, perDirector }: FileLimits): number => (userType === 'Angler' ? perAngler : perDirector)

/** One content to be stored, and where in its place. */
type Content = { name: string; from: Buffer | { file: string }; type: string; width: number | null; bytes: number }
/** What is to be kept, before anything is. */
export type Draft = Pick<FileRow, 'id' | 'path' | 'name' | 'kind' | 'isPrivate' | 'type' | 'width' | 'height' | 'sha256'> & {
  contents: Content[]
}

/** Keeps what was received: all of it, or nothing. Sent again under the same id, it is what is kept already. */
export async function keepReceived(received: readonly ReceivedFile[], asked: Asked, work: Work): Promise<FileRow[]> {
  const ids = received.map((_, index) => (asked._id ? idOf(asked._id, index) : newId()))
  const known = await knownOnes(received, ids, work)
  if (known) return known
  const drafts: Draft[] = []
  for (const [index, one] of received.entries()) drafts.push(await draftOf(one, ids[index]!, asked, work))
  return keepDrafts(drafts, work)
}

/** The first file has the id that was sent, the others one that follows from it. */
const idOf = (id: string, index: number): string => (index ? sha256(`${id} ${index}`).slice(0, 24) : id)

async function knownOnes(
  received: readonly { sha256: string }[],
  ids: readonly string[],
  { deps, actor }: Work,
): Promise<FileRow[] | null> {
  const rows = await Promise.all(ids.map((id) => fileById(deps.db, id)))
  if (rows.every((row) => row === null)) return null
  const isRepeat = rows.every((row, index) => row?.user === actor.id && row.sha256 === received[index]!.sha256)
  if (!isRepeat) throw refused('record.id-taken')
  return rows as FileRow[]
}

async function draftOf(received: ReceivedFile, id: string, { isPrivate, folder }: Asked, { deps }: Work): Promise<Draft> {
  if (received.isCut) throw refused(await tooLargeAs(received.file))
  const type = await sniff(received.file)
  if (!type) throw refused('upload.kind')
  const isPicture = type !== PDF_TYPE
  const extension = isPicture ? 'webp' : 'pdf'
  const named = { id, sha256: received.sha256, name: received.name || `file.${extension}` }
  const path = storedPath(folder, uniqueFileName(named.name, { at: deps.now().getTime(), id, extension }))
  if (!isPicture) {
    const content: Content = { name: `whole.${extension}`, from: { file: received.file }, type, width: null, bytes: received.bytes }
    return { ...named, path, kind: 'document', isPrivate: true, type, width: null, height: null, contents: [content] }
  }
  const { width, height, copies } = await encodePicture(received.file)
  const contents = copies.map((copy) => ({ ...copy, name: `${copy.width}.${copy.extension}`, from: copy.bytes, bytes: copy.bytes.length }))
  return { ...named, path, kind: 'picture', isPrivate: isPrivate === 'true', type: 'image/webp', width, height, contents }
}

const tooLargeAs = async (file: string) =>
  (await fileTypeFromFile(file))?.mime === PDF_TYPE ? 'upload.document-too-large' : 'upload.too-large'

/**
 * Puts the contents away first and writes the rows then: a row always has its file. What was put away for nothing is removed; should
 * the process die in between, the sweep finds it (`sweep-files.ts`).
 */
export async function keepDrafts(drafts: readonly Draft[], work: Work): Promise<FileRow[]> {
  const { deps, actor, doer } = work
  const { store } = deps.files
  const drafted = drafts.map((draft) => ({ draft, copies: placed(draft) }))
  const keys = drafted.flatMap(({ copies }) => copies.map(({ key }) => key))
  try {
    const size = drafted.flatMap(({ copies }) => copies).reduce((sum, { bytes }) => sum + bytes, 0)
    const most = mostOf(actor, deps.files.limits)
    if ((await bytesOf(deps.db, actor.id)) + size > most * 1_000_000) throw refused('upload.full', { most })
    await demandRoom(deps.files, size)
    for (const { draft, copies } of drafted) await putAway(store, draft, copies)
    return await inTransaction(deps.db, async (tx) => {
      const rows = drafted.map(({ draft: { contents: _, ...row }, copies }) => ({
        ...row,
        createdAt: doer.at,
        user: actor.id,
        bytes: copies.reduce((sum, { bytes }) => sum + bytes, 0),
        copies,
      }))
      const kept = await tx.insert(files).values(rows).onConflictDoNothing().returning()
      // A second tap was faster: what it kept is the answer. In the same millisecond it has the same path too, and either may be in the way.
      if (kept.length < rows.length) throw new SentTwice()
      for (const { id, name } of kept)
        await writeAudit(tx, doer, { action: 'created', family: 'files', record: id, summary: `File ${name}` })
      return rows.map(({ id }) => kept.find((row) => row.id === id)!)
    })
  } catch (error) {
    await store.remove(keys).catch(() => logLine('Files that were not kept stay for the sweep'))
    const known =
      error instanceof SentTwice
        ? await knownOnes(
            drafts,
            drafts.map(({ id }) => id),
            work,
          )
        : null
    if (known) return known
    throw error
  }
}

class SentTwice extends Error {}

/** A place of its own for each attempt: two that race for one id never write over each other. */
function placed({ id, contents }: Draft): StoredCopy[] {
  const attempt = randomBytes(8).toString('hex')
  return contents.map(({ name, type, width, bytes }) => ({
    key: `${attempt.slice(0, 2)}/${id}-${attempt}/${name}`,
    type,
    width,
    bytes,
  }))
}

async function putAway(store: FileStore, { contents }: Draft, copies: StoredCopy[]): Promise<void> {
  try {
    for (const [index, { key, type }] of copies.entries()) await store.put(key, contents[index]!.from, type)
  } catch (error) {
    if (error instanceof DomainError) throw error
    logLine(`A file was not kept: ${(error as { code?: string }).code ?? (error as Error).message}`)
    throw refused('upload.no-room')
  }
}
