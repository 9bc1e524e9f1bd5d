import type { CsvCell, CsvTable } from '@ramplight/domain/kernel/csv'
import { writeDay, writeMoment } from '../values/times.ts'
import type { CellValue, Column } from './data-table-types.ts'

/** A moment as it is stored. In a column of an event it is written in the event's own time by the column. */
const STORED_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/

/** As it is read on the screen of this device. */
const cellOf = (value: CellValue): CsvCell | Date => (typeof value === 'string' && STORED_MOMENT.test(value) ? writeMoment(value) : value)

/** The rows of a list with the columns that have a value, as one sees them: what is exported of a column, else its value. */
export function exportedCells<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  const exported = columns.filter((column) => column.csv ?? column.value)
  return {
    headers: exported.map(({ header }) => header),
    rows: rows.map((row) => exported.map((column) => cellOf((column.csv ?? column.value)?.(row)))),
  }
}

/** The same for a text file: a day in words. */
export function exportedTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): CsvTable {
  const { headers, rows: cells } = exportedCells(columns, rows)
  return { headers, rows: cells.map((row) => row.map((value) => (value instanceof Date ? writeDay(value) : value))) }
}
