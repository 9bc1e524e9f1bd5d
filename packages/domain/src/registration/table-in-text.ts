import { readTable } from '../kernel/read-table.ts'
import { readList } from './list-columns.ts'

const FEWEST_KNOWN = 2

/** The cells of a text: what a spreadsheet copied, or a CSV with headers. Null: lines that somebody typed, as in a message. */
export function tableInText(text: string): string[][] | null {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const table = readTable(text)
  if ((table[0]?.length ?? 0) < 2) return null
  if (lines.filter((line) => line.includes('\t')).length * 2 > lines.length) return table
  const { header, columns, rows } = readList(table, 'boats')
  return header !== null && rows.length > 0 && columns.filter((field) => field !== null).length >= FEWEST_KNOWN ? table : null
}
