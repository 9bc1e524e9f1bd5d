import { type CsvCell, toCsv } from '@ramplight/domain/kernel/csv'
import { saveCsv, saveFile } from '@ramplight/ui/files/save-file'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { exportedCells, exportedTable } from '@ramplight/ui/table/exported-table'

export type FileKind = 'csv' | 'xlsx'

/** Rows as a file with the columns of the table. In a workbook numbers stay numbers and days days, and nothing is a formula. */
export async function exportFile<Row>(kind: FileKind, name: string, columns: readonly Column<Row>[], rows: readonly Row[]): Promise<void> {
  if (kind === 'csv') return saveCsv(`${name}.csv`, toCsv(exportedTable(columns, rows)))
  // Large, and for few: fetched when it is asked for.
  const { default: writeExcelFile } = await import('write-excel-file/browser')
  const table = exportedCells(columns, rows)
  const heading = table.headers.map((value) => ({ value, fontWeight: 'bold' as const }))
  const sheet = await writeExcelFile([heading, ...table.rows.map((row) => row.map(cellOf))], { stickyRowsCount: 1 }).toBlob()
  saveFile(`${name}.xlsx`, sheet)
}

function cellOf(value: CsvCell | Date) {
  if (value === null || value === undefined || value === '') return null
  if (!(value instanceof Date)) return { value }
  // A workbook knows no zone and is written by Greenwich: the day is the one that this device shows.
  const day = new Date(Date.UTC(value.getFullYear(), value.getMonth(), value.getDate()))
  return { value: day, format: 'mm/dd/yyyy' }
}
