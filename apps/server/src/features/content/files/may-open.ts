import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { and, eq, inArray } from 'drizzle-orm'
import { documents, visibleDocuments } from '#features/content/documents/index'
import type { Db } from '#platform/database/types'
import type { FileRow } from './files.table.ts'

/** Of these files, the paths that this person may open: what is for everybody, their own, and what a document names that they see. */
export async function openTo(db: Db, actor: Actor | null, rows: readonly FileRow[]): Promise<Set<string>> {
  const isFree = (row: FileRow) => !row.isPrivate || row.user === actor?.id || isAdmin(actor)
  const asked = rows.filter((row) => !isFree(row)).map(({ path }) => path)
  const named =
    actor && asked.length
      ? await db
          .selectDistinct({ path: documents.path })
          .from(documents)
          .where(and(inArray(documents.path, asked), eq(documents.deleted, false), visibleDocuments(db, actor)))
      : []
  return new Set([...rows.filter(isFree), ...named].map(({ path }) => path))
}
