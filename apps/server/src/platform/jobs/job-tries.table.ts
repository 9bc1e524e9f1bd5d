import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { isoTimestamp } from '../database/columns.ts'

/** What a job could not finish: which record of it, how often it failed in a row, and when it is tried again. Gone when it works. */
export const jobTries = pgTable(
  'job_tries',
  {
    job: text().notNull(),
    /** The id of the record that the job works on; empty for the job or the step itself. */
    record: text().notNull(),
    /** How often it failed; 0 where it only waits for somebody else, such as a bank. */
    tries: integer().notNull(),
    /** The kind and the code of the last fault, never its message: a message may quote a row. */
    fault: text(),
    lastAt: isoTimestamp().notNull(),
    nextAt: isoTimestamp().notNull(),
  },
  (t) => [primaryKey({ columns: [t.job, t.record] }), index('job_tries_last').on(t.lastAt)],
)
