import { saveCsv, saveFile } from '@ramplight/ui/files/save-file'
import { toCsv } from '@ramplight/ui/table/csv'
import type { CellValue, Column } from '@ramplight/ui/table/data-table-types'

export type FileKind = 'csv' | 'xlsx'

/** Rows as a file with the columns of the table: what is exported of a column, else its value. */
export async function exportFile<Row>(kind: FileKind, name: string, columns: readonly Column<Row>[], rows: readonly Row[]): Promise<void> {
  const exported = columns.filter((column) => column.csv ?? column.value)
  const headers = exported.map(({ header }) => header)
  const cells = rows.map((row) => exported.map((column) => (column.csv ?? column.value)?.(row)))
  if (kind === 'csv') return saveCsv(`${name}.csv`, toCsv({ headers, rows: cells }))
  // Large, and for few: fetched when it is asked for.
  const { default: writeExcelFile } = await import('write-excel-file/browser')
  const heading = headers.map((value) => ({ value, fontWeight: 'bold' as const }))
  const sheet = await writeExcelFile([heading, ...cells.map((row) => row.map(cellOf))], { stickyRowsCount: 1 }).toBlob()
  saveFile(`${name}.xlsx`, sheet)
}

/** Numbers stay numbers and dates dates; nothing is a formula. */
function cellOf(value: CellValue) {
  if (value === null || value === undefined || value === '') return null
  if (value instanceof Date) return { value, format: 'mm/dd/yyyy' }
  return { value }
}
