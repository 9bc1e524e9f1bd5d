import { inflateSync } from 'node:zlib'
import { drawSheet, type SheetPage } from '@ramplight/domain/paper-sheet/draw-sheet'
import { bubbleAt, CORNERS, columnsOf, PAGE, rowBox } from '@ramplight/domain/paper-sheet/sheet-layout'
import { expect, test } from 'vitest'
import { paperPdf } from './paper-pdf.ts'

const page = (kind: SheetPage['kind']): SheetPage => ({
  kind,
  title: 'Lake Fork #4',
  subtitle: 'Day 1 · Page 1 of 1',
  help: ['Fill one bubble in each column.'],
  code: [
    [true, false],
    [false, true],
  ],
  boats: Array.from({ length: 8 }, (_, row) => ({ entry: `boat-${row}`, number: `${row + 1}`, names: 'Jo Reyes · Minh Tran' })),
  figures: { fish: 'Fish', dead: 'Dead', bag: 'Weight', big: 'Big fish', note: 'Note' },
  foot: 'Lake Fork #4',
})

async function commandsOf(file: Blob): Promise<string[]> {
  const text = Buffer.from(await file.arrayBuffer()).toString('latin1')
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, packed]) => {
    try {
      return [inflateSync(Buffer.from(packed!, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
}

const MM = 72 / 25.4
const near = (a: number, b: number) => Math.abs(a - b) < 0.02

test('what is in the PDF stands where the reader looks for it', async () => {
  const sheet = page({ unit: 'lb-oz', oneFish: false })
  const [commands = ''] = await commandsOf(
    paperPdf({ title: '', subtitles: [], tables: [], foot: '', fileName: 'a', pages: [sheet] }, new Map()),
  )
  // A PDF counts points from the foot of the page.
  const filled = [...commands.matchAll(/(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re\nf\n/g)].map(([, x, y, width, height]) => {
    const [w, h] = [Number(width) / MM, Number(height) / MM]
    return { x: Number(x) / MM + w / 2, y: PAGE.height - Number(y) / MM - h / 2, width: Math.abs(w), height: Math.abs(h) }
  })
  const drawn = drawSheet(sheet).filter((shape) => shape.is === 'fill')
  expect(filled).toHaveLength(drawn.length)
  for (const { x, y, width, height } of drawn)
    expect(
      filled.some((one) => near(one.x, x + width / 2) && near(one.y, y + height / 2) && near(one.width, width) && near(one.height, height)),
      `a mark at ${x}, ${y}`,
    ).toBe(true)
  for (const corner of CORNERS)
    expect(filled.some(({ x, y, width }) => near(x, corner.x) && near(y, corner.y) && near(width, 7))).toBe(true)

  // An ellipse begins at its right end.
  const bubbles = [...commands.matchAll(/(-?[\d.]+) (-?[\d.]+) m\n(?:[^\n]* c\n){4}/g)].map(([, x, y]) => ({
    x: Number(x) / MM,
    y: PAGE.height - Number(y) / MM,
  }))
  for (const row of [0, 7])
    for (const column of columnsOf(sheet.kind)) {
      const at = bubbleAt(column, 0)
      const box = rowBox(row)
      const isThere = bubbles.some(({ x, y }) => near(x, box.x + at.x + 1.8) && near(y, box.y + at.y))
      expect(isThere, `${column.figure} of row ${row}`).toBe(true)
    }
})

test('a page for each sheet, and nothing that a machine does not expect on it', async () => {
  const pages = [page({ unit: 'kg', oneFish: false }), page({ unit: 'decimal-lb', oneFish: true })]
  const file = paperPdf({ title: 'Lake Fork #4', subtitles: ['x'], tables: [], foot: 'Not printed', fileName: 'a', pages }, new Map())
  expect((await file.text()).match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2)
  expect((await commandsOf(file)).join('')).not.toContain('Not printed')
})
