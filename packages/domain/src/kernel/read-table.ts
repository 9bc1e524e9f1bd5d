import { BYTE_ORDER_MARK, withoutGuard } from './csv.ts'
import { withoutInvisible } from './typed-identifier.ts'

const SEPARATORS = ['\t', ';', ','] as const

/** The first line by which Excel is told what parts the cells. */
const SEPARATOR_HINT = /^"?sep=([,;\t|])"?\n/i

/** A cell as one sees it: blanks that do not break are blanks, letters that nobody sees are none. */
const seen = (cell: string): string =>
  withoutInvisible(cell)
    .replace(/[^\S\n]/gu, ' ')
    .trim()

/** Titles stand above the cells: so many lines are looked at. */
const LINES_LOOKED_AT = 10

/** How often each separator stands in the first lines, outside of quotes: the most frequent one parts the cells. */
function separatorOf(text: string): string {
  const counts = new Map<string, number>(SEPARATORS.map((one) => [one, 0]))
  let [quoted, lines] = [false, 0]
  for (const letter of text) {
    if (letter === '"') quoted = !quoted
    else if (!quoted && letter === '\n') {
      lines++
      if (lines === LINES_LOOKED_AT) break
    } else if (!quoted && counts.has(letter)) counts.set(letter, counts.get(letter)! + 1)
  }
  const best = Math.max(...counts.values())
  return SEPARATORS.find((one) => counts.get(one) === best)!
}

/**
 * A CSV file, or cells that were copied from a spreadsheet -> rows of cells. Commas, semicolons and tabs are understood, quoted cells
 * too, with line ends and doubled quotes inside. A line `sep=;` says what parts them. Rows without anything in them are left out; every row has as many cells as the longest.
 */
export function readTable(written: string): string[][] {
  const whole = (written.startsWith(BYTE_ORDER_MARK) ? written.slice(1) : written).replace(/\r\n?/g, '\n')
  const hint = SEPARATOR_HINT.exec(whole)
  const text = hint ? whole.slice(hint[0].length) : whole
  const separator = hint?.[1] ?? separatorOf(text)
  const rows: string[][] = []
  let [row, cell, quoted, wasQuoted] = [[] as string[], '', false, false]
  const endCell = () => {
    row.push(withoutGuard(seen(cell)))
    cell = ''
    wasQuoted = false
  }
  const endRow = () => {
    endCell()
    if (row.some((one) => one !== '')) rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!
    if (quoted) {
      if (letter !== '"') cell += letter
      else if (text[at + 1] === '"') {
        cell += '"'
        at++
      } else quoted = false
    } else if (letter === '"' && cell.trim() === '' && !wasQuoted) {
      // A quote inside of a cell, as in 12" or Bob "Bear" Lee, is a letter like others.
      ;[cell, quoted, wasQuoted] = ['', true, true]
    } else if (letter === separator) endCell()
    else if (letter === '\n') endRow()
    else cell += letter
  }
  endRow()
  return squared(rows)
}

/** Cells that another reader took out of a file, as this one gives them. */
export const tidyTable = (rows: readonly (readonly string[])[]): string[][] =>
  squared(rows.map((row) => row.map(seen)).filter((row) => row.some((cell) => cell !== '')))

function squared(rows: readonly string[][]): string[][] {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0)
  return rows.map((one) => [...one, ...Array<string>(width - one.length).fill('')])
}
