import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Queryable } from '#platform/database/types'
import { openKept } from '#platform/file-store/trash'
import type { Deps, Work } from '#platform/http/deps'
import { keepReceived } from '../../content/files/index.ts'
import { filesByPath } from '../../content/files/stored/index.ts'

const UPLOAD = /^\/uploads\//
export const PICTURE = /^pictures\/[1-9][0-9]{0,2}\.[a-z]{3,4}$/
const MOST_PICTURES = 100
/** Larger ones stay where they are. */
export const MOST_PICTURE_BYTES = 10_000_000

/** Every text in a value that is such a one. */
function textsLike(value: unknown, pattern: RegExp): string[] {
  if (typeof value === 'string') return pattern.test(value) ? [value] : []
  if (value === null || typeof value !== 'object') return []
  return [...new Set(Object.values(value).flatMap((one) => textsLike(one, pattern)))]
}

export const picturesIn = (value: unknown): string[] => textsLike(value, PICTURE)

/** The pictures for everybody that a record names: each with its name in the file, and its widest copy. */
export async function packPictures(db: Queryable, { files }: Pick<Deps, 'files'>, record: unknown) {
  const rows = await filesByPath(db, textsLike(record, UPLOAD).slice(0, MOST_PICTURES))
  const contents = new Map<string, Buffer>()
  const names = new Map<string, string>()
  for (const { path, kind, isPrivate, copies } of rows.sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const readable = copies.filter(({ type }) => type !== 'image/avif')
    const widest = readable.sort((a, b) => (a.width ?? 0) - (b.width ?? 0)).at(-1)
    if (kind !== 'picture' || isPrivate || !widest || widest.bytes > MOST_PICTURE_BYTES) continue
    const stream = await openKept(files.store, widest.key)
    if (!stream) continue
    const name = `pictures/${contents.size + 1}.${widest.type.split('/')[1]}`
    contents.set(name, await buffer(stream))
    names.set(path, name)
  }
  return { contents, names }
}

/** Keeps the pictures of a file as uploads of whoever imports; answers where each lies now. */
export async function keepPictures(
  contents: ReadonlyMap<string, Uint8Array>,
  named: readonly string[],
  work: Work,
): Promise<Map<string, string>> {
  const places = new Map<string, string>()
  const { arriving } = work.deps.files
  for (const name of named) {
    const bytes = contents.get(name)
    if (!bytes) continue
    await mkdir(arriving, { recursive: true })
    const file = join(arriving, `${randomUUID()}.part`)
    try {
      await writeFile(file, bytes, { flag: 'wx', mode: 0o600 })
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const received = { file, name: name.replace('pictures/', ''), bytes: bytes.length, sha256, isCut: false }
      const [kept] = await keepReceived([received], { folder: 'events' }, work)
      places.set(name, kept!.path)
    } finally {
      await rm(file, { force: true })
    }
  }
  return places
}
