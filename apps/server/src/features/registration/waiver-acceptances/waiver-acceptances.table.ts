import type { Guardian, signedBy } from '@ramplight/contract/registration/waiver-acceptances'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { isoTimestamp, recordColumns, reference } from '#platform/database/columns'

/** Every wording that a tournament ever had. A trigger of `tournaments` writes them, so none is missed; none is ever changed. */
export const waiverTexts = pgTable(
  'waiver_texts',
  {
    /** Made of the tournament and the wording (`versionOf`): the same words are the same version. */
    id: text().primaryKey(),
    tournament: reference().notNull(),
    number: integer().notNull(),
    text: text().notNull(),
    since: isoTimestamp().notNull(),
  },
  (t) => [index('waiver_texts_tournament').on(t.tournament)],
)

export const waiverAcceptances = pgTable(
  'waiver_acceptances',
  {
    ...recordColumns,
    tournament: reference().notNull(),
    user: reference().notNull(),
    version: text().notNull(),
    name: text().notNull(),
    guardian: jsonb().$type<Guardian>(),
    signedAt: isoTimestamp().notNull(),
    how: text().$type<z.output<typeof signedBy>>().notNull(),
  },
  (t) => [
    /** Two taps, and two devices, are one. */
    uniqueIndex('waiver_acceptances_one_each').on(t.tournament, t.user, t.version).where(sql`not ${t.deleted}`),
    index('waiver_acceptances_user').on(t.user),
  ],
)
