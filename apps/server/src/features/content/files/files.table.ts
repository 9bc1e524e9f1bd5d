import { FILE_KINDS } from '@ramplight/contract/content/uploaded-file'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { isoTimestamp, reference } from '#platform/database/columns'

/** One stored content of a file: a picture has one for each width and form, a document one. */
export type StoredCopy = { key: string; type: string; width: number | null; bytes: number }

/** What was uploaded. A row is written when all its copies are kept, and goes before they do. */
export const files = pgTable(
  'files',
  {
    id: text().primaryKey(),
    createdAt: isoTimestamp().notNull(),
    /** Whoever handed it in. */
    user: reference().notNull(),
    path: text().notNull(),
    name: text().notNull(),
    kind: text({ enum: FILE_KINDS }).notNull(),
    isPrivate: boolean().notNull(),
    type: text().notNull(),
    /** All copies together. */
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    copies: jsonb().$type<StoredCopy[]>().notNull(),
    /** Of the bytes that were sent: a repeat of the id has to bring the same. */
    sha256: text().notNull(),
    /** Since when no record names it. */
    unusedSince: isoTimestamp(),
    /** Since when its copies are in the trash; a record that names it again takes it out of there. */
    trashedAt: isoTimestamp(),
  },
  (t) => [
    uniqueIndex('files_path').on(t.path),
    index('files_user').on(t.user, t.createdAt),
    index('files_unused').on(t.unusedSince).where(sql`${t.unusedSince} is not null`),
  ],
)
export type FileRow = typeof files.$inferSelect
