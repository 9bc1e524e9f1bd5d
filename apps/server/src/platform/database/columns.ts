import { sql } from 'drizzle-orm'
import { bigint, boolean, type CheckBuilder, check, customType, integer, text } from 'drizzle-orm/pg-core'

/** A point in time: an ISO text inside, `timestamptz` with milliseconds in the database. */
export const isoTimestamp = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** 24 hex digits of another record. A soft reference: checked on write, so that synced devices may arrive in any order. */
export const reference = () => text()

/** Integer weight units or cents: larger than 32 bits on purpose, still a JavaScript number. */
export const amount = () => bigint({ mode: 'number' })

/** The database itself refuses what is not among the values (`enum`) of a text column. `name`: of the table and the column. */
export function oneOf(name: string, column: unknown): CheckBuilder {
  // Where indexes are declared, a column shows its values only here.
  const { config } = column as { config: { enumValues: readonly string[] } }
  return check(name, sql`${column} in (${sql.raw(config.enumValues.map((value) => `'${value}'`).join(', '))})`)
}

/** Every record has these; `rev` counts its changes for optimistic locking. */
export const recordColumns = {
  id: text().primaryKey(),
  rev: integer().notNull().default(1),
  createdAt: isoTimestamp().notNull(),
  updatedAt: isoTimestamp().notNull(),
  deleted: boolean().notNull().default(false),
}
