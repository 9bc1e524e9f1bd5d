import { unzipped } from '#platform/zip-file.ts'

const MOST_COLUMNS = 200

/** `C7` -> 2: the column of a cell. */
const columnOf = (place: string): number =>
  [...place.replace(/\d/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

const xmlOf = (text: string | undefined): Document => new DOMParser().parseFromString(text ?? '<none/>', 'application/xml')
const all = (inside: Document | Element, name: string): Element[] => [...inside.getElementsByTagNameNS('*', name)]
/** The text of a cell; how a word is spoken (`rPh`) is none of it. */
const textIn = (inside: Element): string =>
  all(inside, 't')
    .filter((one) => one.parentElement?.localName !== 'rPh')
    .map((one) => one.textContent ?? '')
    .join('')

const attributeOf = (element: Element, name: string): string | undefined =>
  [...element.attributes].find(({ localName }) => localName.toLowerCase() === name)?.value

/** Where the first sheet of a workbook lies in its file. */
function firstSheet(files: Readonly<Record<string, string>>): string | undefined {
  const shown = all(xmlOf(files['xl/workbook.xml']), 'sheet').find((sheet) => !/hidden/i.test(sheet.getAttribute('state') ?? ''))
  const id = shown && [...shown.attributes].find(({ localName, prefix }) => localName === 'id' && prefix)?.value
  const link = all(xmlOf(files['xl/_rels/workbook.xml.rels']), '*').find((one) => id !== undefined && attributeOf(one, 'id') === id)
  const target = link && attributeOf(link, 'target')
  const name = target?.startsWith('/') ? target.slice(1) : `xl/${target ?? 'worksheets/sheet1.xml'}`
  return files[name]
}

const READ = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/

/** The cells of the first sheet of an Excel file, as texts; numbers as they are kept. Throws when it is none. */
export async function readXlsx(packed: Uint8Array): Promise<string[][]> {
  const files = await unzipped(packed, (name) => READ.test(name))
  const sheet = firstSheet(files)
  if (sheet === undefined) throw new Error('no sheet')
  const shared = all(xmlOf(files['xl/sharedStrings.xml']), 'si').map(textIn)
  const textOf = (cell: Element): string => {
    const [kind, value = ''] = [cell.getAttribute('t'), all(cell, 'v')[0]?.textContent ?? '']
    if (kind === 's') return shared[Number(value)] ?? ''
    if (kind === 'inlineStr') return textIn(cell)
    if (kind === 'b') return value === '1' ? 'TRUE' : 'FALSE'
    return kind === 'e' ? '' : value
  }
  return all(xmlOf(sheet), 'row').map((row) => {
    const cells: string[] = []
    for (const [at, cell] of all(row, 'c').entries()) {
      const column = columnOf(cell.getAttribute('r') ?? '')
      const place = column >= 0 ? column : at
      if (place < MOST_COLUMNS) cells[place] = textOf(cell)
    }
    return Array.from(cells, (cell = '') => cell)
  })
}
