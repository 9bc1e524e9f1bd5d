type Cell = string | number | boolean | Date | null | undefined
export type CsvTable = { headers: readonly string[]; rows: readonly (readonly Cell[])[] }

/** Also inside of a text: where a comma is for decimals, a spreadsheet begins a new cell after each semicolon, quoted or not. */
const FORMULA_START = /(^|[;\t\r\n])(?= *[=+\-@\t\r])/g
/** Before the text of a file: without it a spreadsheet guesses the letters of José wrong. */
export const BYTE_ORDER_MARK = '\uFEFF'

function field(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = value instanceof Date ? value.toISOString() : String(value)
  const safe = text.replace(FORMULA_START, "$1'")
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Text that a spreadsheet would run as a formula is defused with an apostrophe; numbers stay numbers. */
export const toCsv = ({ headers, rows }: CsvTable): string => [headers, ...rows].map((row) => row.map(field).join(',')).join('\r\n')
