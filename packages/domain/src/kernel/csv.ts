/** No date among them: whoever writes a table says in which time zone, in words. */
export type CsvCell = string | number | boolean | null | undefined
export type CsvTable = { headers: readonly string[]; rows: readonly (readonly CsvCell[])[] }

/** Also inside of a text: where a comma is for decimals, a spreadsheet begins a new cell after each semicolon, quoted or not. */
const FORMULA_START = /(^|[;\t\r\n])(?= *[=+\-@\t\r])/g
const DEFUSED = /^'(?=[=+\-@])/
/** Before the text of a file: without it a spreadsheet guesses the letters of José wrong. */
export const BYTE_ORDER_MARK = '\uFEFF'

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
/** What a spreadsheet takes for something else: 12-12 is a day in December, 0123 is 123, 1E5 is 100000, +1 (903) is a sum. */
const TAKEN_FOR_ANOTHER = [
  /^\d{1,4}[-/]\d{1,2}$/,
  /^\d{1,2}[-/]\d{1,2}[-/]\d{1,2}$/,
  new RegExp(`^\\d{1,2}[- ]?${MONTH}([- ]\\d{2,4})?$`, 'i'),
  new RegExp(`^${MONTH}[- ]?\\d{1,4}$`, 'i'),
  /^0\d+$/,
  /^\d{12,}$/,
  /^\d+(\.\d+)?e[+-]?\d+$/i,
  /^[=+\-@]/,
]

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

function field(value: CsvCell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = String(value)
  const isOneCell = !/[;\t\r\n]/.test(text)
  if (isOneCell && TAKEN_FOR_ANOTHER.some((one) => one.test(text.trim()))) return quoted(`=${quoted(text)}`)
  const safe = text.replace(FORMULA_START, "$1'")
  return /[",\r\n]/.test(safe) ? quoted(safe) : safe
}

/** What a spreadsheet wrote or shows as `="12-12"`, without that. */
export const withoutGuard = (cell: string): string => {
  const guarded = /^="((?:[^"]|"")*)"$/.exec(cell)?.[1]
  return guarded === undefined ? cell.replace(DEFUSED, '') : guarded.replaceAll('""', '"')
}

/**
 * A table as a file that a spreadsheet opens with every cell as it was: a text that it would take for a date, a number or a formula
 * is written as `="12-12"`. A text of several lines or parts is defused with an apostrophe. Numbers stay numbers.
 */
export const toCsv = ({ headers, rows }: CsvTable): string => [headers, ...rows].map((row) => row.map(field).join(',')).join('\r\n')
