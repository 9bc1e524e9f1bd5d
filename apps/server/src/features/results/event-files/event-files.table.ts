import { FILE_SIGNATURES } from '@ramplight/contract/results/event-files'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { isoTimestamp, reference } from '#platform/database/columns'

/** Event files that were imported here, each with the tournament that it became. */
export const eventFiles = pgTable(
  'event_files',
  {
    /** The tournament that it became. */
    id: text().primaryKey(),
    /** Of its manifest. */
    sha256: text().notNull(),
    /** The public key that signed it; null: it was not signed, or not as it was signed. */
    key: text(),
    signature: text({ enum: FILE_SIGNATURES }).notNull(),
    importedAt: isoTimestamp().notNull(),
    by: reference().notNull(),
  },
  (t) => [index('event_files_sha256').on(t.sha256), index('event_files_key').on(t.key)],
)
