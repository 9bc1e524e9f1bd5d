import type { UploadedFile } from '@ramplight/contract/content/uploaded-file'
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { type FileRow, files } from './files.table.ts'

export const fileById = async (db: Queryable, id: string): Promise<FileRow | null> =>
  (await db.select().from(files).where(eq(files.id, id)))[0] ?? null

export const filesByPath = (db: Queryable, paths: readonly string[]): Promise<FileRow[]> =>
  paths.length
    ? db
        .select()
        .from(files)
        .where(inArray(files.path, [...paths]))
    : Promise.resolve([])

const MOST_PICTURES = 200

/** What somebody put up for everybody, the newest first. */
export const picturesOf = (db: Queryable, user: string): Promise<FileRow[]> =>
  listed(db, and(eq(files.user, user), eq(files.kind, 'picture'), eq(files.isPrivate, false), isNull(files.trashedAt)))

const listed = (db: Queryable, where: SQL | undefined): Promise<FileRow[]> =>
  db.select().from(files).where(where).orderBy(desc(files.createdAt), desc(files.id)).limit(MOST_PICTURES)

/** What all files of a person take; what is in the trash counts no more. */
export async function bytesOf(db: Queryable, user: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${files.bytes}), 0)` })
    .from(files)
    .where(and(eq(files.user, user), isNull(files.trashedAt)))
  return Number(row?.bytes ?? 0)
}

/** As the contract shows it: nothing of where it lies. */
export const presented = ({ id, path, name, kind, isPrivate, type, bytes, width, height, createdAt }: FileRow): UploadedFile => ({
  _id: id,
  path,
  name,
  kind,
  isPrivate,
  type,
  bytes,
  width,
  height,
  createdAt,
})
