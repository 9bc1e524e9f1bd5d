import type { Document } from '@ramplight/contract/content/documents'
import { document as record } from '@ramplight/contract/content/documents'
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { isoTimestamp, recordColumns, reference } from '#platform/database/columns'

export const documents = pgTable(
  'documents',
  {
    ...recordColumns,
    label: text().notNull(),
    path: text().notNull(),
    dateUploaded: isoTimestamp().notNull(),
    isRequired: boolean().notNull().default(record.starts.isRequired),
    user: reference().notNull(),
    /** Who asked for it, or whom it was handed to. */
    director: reference(),
    tournament: reference(),
    season: reference(),
    tour: reference(),
    requestedDocInfo: jsonb().$type<Document['requestedDocInfo']>(),
    /**
     * The question, where everybody in its tournament was asked: who signs up later is asked the same. Kept beside what the angler may
     * change, because what they hand in takes the place of the form.
     */
    ofEverybody: jsonb().$type<Pick<Document, 'label' | 'path' | 'isRequired' | 'requestedDocInfo' | 'director'>>(),
  },
  (t) => [
    index('documents_user').on(t.user),
    index('documents_director').on(t.director),
    index('documents_tournament').on(t.tournament),
    index('documents_season').on(t.season),
    index('documents_tour').on(t.tour),
    index('documents_date_uploaded').on(t.dateUploaded),
  ],
)
export type DocumentRow = typeof documents.$inferSelect
