import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Rows whose list of ids, a JSON column, has all of these; by the list's GIN index where it has one. */
export const holdsAll = (list: AnyPgColumn, ids: string[]): SQL => sql`${list} @> ${JSON.stringify(ids)}::jsonb`
