import type { PaperColumn, PaperTable } from './paper.ts'

/** A column with the text of its cell; without one, the cell is a box to write in. */
export type Cells<Row> = PaperColumn & { cell?: (row: Row) => string }

/** The columns and rows of a table, each row written column by column. */
export const tableOf = <Row>(columns: readonly Cells<Row>[], rows: readonly Row[]): Pick<PaperTable, 'columns' | 'rows'> => ({
  columns: columns.map(({ cell: _, ...column }) => column),
  rows: rows.map((row) => columns.map(({ cell }) => cell?.(row) ?? '')),
})
