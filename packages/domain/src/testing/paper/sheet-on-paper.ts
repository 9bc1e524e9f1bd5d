import { drawSheet, type SheetPage } from '../../paper-sheet/draw-sheet.ts'
import type { GrayImage } from '../../paper-sheet/gray-image.ts'
import { PAGE } from '../../paper-sheet/sheet-layout.ts'

/** A page as it comes out of a printer. `perUnit`: pixels to each millimeter. */
export type Paper = GrayImage & { perUnit: number }

export function printSheet(page: SheetPage, perUnit = 5.6): Paper {
  const width = Math.round(PAGE.width * perUnit)
  const height = Math.round(PAGE.height * perUnit)
  const paper: Paper = { width, height, data: new Uint8Array(width * height).fill(246), perUnit }
  for (const shape of drawSheet(page)) {
    if (shape.is === 'fill') fill(paper, shape, shape.gray)
    else if (shape.is === 'frame') frame(paper, shape, shape.gray)
    else if (shape.is === 'bubble') bubble(paper, shape)
    // A letter is a little ink in the place where it stands: what it says matters to nobody here.
    else letters(paper, shape)
  }
  return paper
}

type Box = { x: number; y: number; width: number; height: number }

/** Ink over paper: never lighter than before, but where white is drawn. `cover`: of the pixel. */
export function stain({ width, height, data }: Paper, x: number, y: number, gray: number, cover = 1): void {
  if (x < 0 || y < 0 || x >= width || y >= height || cover <= 0) return
  const at = y * width + x
  data[at] = data[at]! + (gray - data[at]!) * Math.min(1, cover)
}

function fill(paper: Paper, { x, y, width, height }: Box, gray: number): void {
  const { perUnit } = paper
  const [left, top, right, bottom] = [x * perUnit, y * perUnit, (x + width) * perUnit, (y + height) * perUnit]
  for (let row = Math.floor(top); row < bottom; row++)
    for (let column = Math.floor(left); column < right; column++) {
      const cover = (Math.min(column + 1, right) - Math.max(column, left)) * (Math.min(row + 1, bottom) - Math.max(row, top))
      stain(paper, column, row, gray, cover)
    }
}

const LINE = 0.2
function frame(paper: Paper, { x, y, width, height }: Box, gray: number): void {
  fill(paper, { x, y, width, height: LINE }, gray)
  fill(paper, { x, y: y + height - LINE, width, height: LINE }, gray)
  fill(paper, { x, y, width: LINE, height }, gray)
  fill(paper, { x: x + width - LINE, y, width: LINE, height }, gray)
}

function bubble(paper: Paper, { x, y, width, height, gray }: Box & { gray: number }): void {
  const { perUnit } = paper
  for (let step = 0; step < 120; step++) {
    const angle = (step / 120) * 2 * Math.PI
    const column = Math.floor((x + (Math.cos(angle) * width) / 2) * perUnit)
    const row = Math.floor((y + (Math.sin(angle) * height) / 2) * perUnit)
    stain(paper, column, row, gray, 0.5)
  }
}

type Text = { text: string; x: number; y: number; size: number; gray: number; align?: 'center' | 'right'; room?: number }
const POINT = 0.3528

function letters(paper: Paper, { text, x, y, size, gray, align, room = 999 }: Text): void {
  const high = size * POINT * 0.7
  const wide = high * 0.62
  const whole = Math.min(room, text.length * wide * 1.25)
  let left = align === 'center' ? x - whole / 2 : align === 'right' ? x - whole : x
  for (const letter of text) {
    if (left > x + room) return
    if (letter !== ' ') {
      fill(paper, { x: left, y: y - high, width: wide * 0.22, height: high }, gray)
      fill(paper, { x: left + wide * 0.75, y: y - high, width: wide * 0.22, height: high }, gray)
      fill(paper, { x: left, y: y - high * 0.6, width: wide, height: high * 0.15 }, gray)
    }
    left += wide * 1.25
  }
}
