import { BYTE_ORDER_MARK } from './csv.ts'

const SEPARATORS = ['\t', ';', ','] as const
/** What `toCsv` puts before a text so that no spreadsheet runs it. */
const DEFUSED = /^'(?=[=+\-@])/

/** How often each separator stands in the first line, outside of quotes: the most frequent one parts the cells. */
function separatorOf(text: string): string {
  const counts = new Map<string, number>(SEPARATORS.map((one) => [one, 0]))
  let quoted = false
  for (const letter of text) {
    if (letter === '"') quoted = !quoted
    else if (!quoted && letter === '\n') break
    else if (!quoted && counts.has(letter)) counts.set(letter, counts.get(letter)! + 1)
  }
  const best = Math.max(...counts.values())
  return SEPARATORS.find((one) => counts.get(one) === best)!
}

/**
 * A CSV file, or cells that were copied from a spreadsheet -> rows of cells. Commas, semicolons and tabs are understood, quoted cells
 * too, with line ends and doubled quotes inside. Rows without anything in them are left out; every row has as many cells as the longest.
 */
export function readTable(written: string): string[][] {
  const text = (written.startsWith(BYTE_ORDER_MARK) ? written.slice(1) : written).replace(/\r\n?/g, '\n')
  const separator = separatorOf(text)
  const rows: string[][] = []
  let [row, cell, quoted, wasQuoted] = [[] as string[], '', false, false]
  const endCell = () => {
    row.push(cell.trim().replace(DEFUSED, ''))
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
  const width = Math.max(0, ...rows.map(({ length }) => length))
  return rows.map((one) => [...one, ...Array<string>(width - one.length).fill('')])
}
