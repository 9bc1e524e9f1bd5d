import { getTableColumns, is, SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './types.ts'

/** The name of a column in the database. */
export const columnName = (column: AnyPgColumn): string =>
  (column as unknown as { keyAsName: boolean }).keyAsName ? toSnakeCase(column.name) : column.name

/** What a column holds when a row does not say; our defaults are values, so that a row can be written out whole. */
function defaultOf(column: AnyPgColumn): unknown {
  if (is(column.default, SQL)) throw new Error(`The default of ${column.name} is an expression; insertRows knows values only.`)
  return column.default ?? null
}

/**
 * Inserts rows as one JSON parameter. Writing out a hundred rows value by value costs several times what the database needs to
 * store them, most of it in putting the statement together. Go on with `onConflict…` and `returning()`.
 */
export function insertRows(db: Queryable, table: PgTable, rows: readonly object[]) {
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => ({ key, column, name: columnName(column) }))
  const whole = rows.map((row) =>
    Object.fromEntries(
      columns.map(({ key, column, name }) => {
        const value = (row as Record<string, unknown>)[key]
        return [name, value === undefined ? defaultOf(column) : value]
      }),
    ),
  )
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  const values = sql`select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(whole)}::jsonb)`
  return db.insert(table).select(values)
}
