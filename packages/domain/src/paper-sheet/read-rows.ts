import { type Homography, homographyOf, through } from './geometry.ts'
import { type GrayImage, grayAt } from './gray-image.ts'
import {
  ANCHOR_SIDE,
  ANCHORS,
  BUBBLE,
  bubbleAt,
  CELLS,
  type Column,
  cellBox,
  columnsOf,
  ROWS_PER_PAGE,
  rowBox,
  type SheetKind,
  writtenBox,
} from './sheet-layout.ts'

/** A column as it was read: its digit, nothing, or something that a person has to look at. */
export type ReadColumn = { column: Column; digit: number | null; isDoubtful: boolean }

/** A row as it was read. `code`: of the boat; null when it could not be read for certain. */
export type ReadRow = { row: number; code: number | null; isSharp: boolean; isWritten: boolean; columns: ReadColumn[] }

/**
 * How dark a bubble has to be, against its surroundings and the ink of the sheet: 0 is paper, 1 is printed black. Below `light`
 * it is empty, from `dark` it is marked, between them a person looks.
 */
export const MARGINS = { light: 0.06, dark: 0.15 } as const
export type Margins = { light: number; dark: number }

/** Reads all rows of a page. `page`: from millimeters to pixels. Nothing is guessed: what is not certain is doubtful. */
export function readRows(image: GrayImage, page: Homography, kind: SheetKind, margins: Margins = MARGINS): ReadRow[] {
  const columns = columnsOf(kind)
  return Array.from({ length: ROWS_PER_PAGE }, (_, row) => readRow(image, page, row, columns, margins))
}

function readRow(image: GrayImage, page: Homography, row: number, columns: readonly Column[], margins: Margins): ReadRow {
  const { x, y } = rowBox(row)
  const anchors = ANCHORS.map((at) => findAnchor(image, page, { x: x + at.x, y: y + at.y }))
  const found = anchors.flatMap((anchor) => anchor ?? [])
  const inRow = found.length === ANCHORS.length ? homographyOf(ANCHORS, found) : null
  if (!inRow) {
    const unread = columns.map((column) => ({ column, digit: null, isDoubtful: true }))
    return { row, code: null, isSharp: false, isWritten: true, columns: unread }
  }
  const ink = Math.max(...found.map(({ ratio }) => ratio))
  const look = { image, inRow, ink }
  return {
    row,
    code: readCode(look),
    isSharp: true,
    isWritten: columns.some((column) => column.figure !== 'note' && hasInk(look, column)),
    columns: columns.map((column) => readColumn(look, column, margins)),
  }
}

/** `inRow`: from millimeters inside the row to pixels. `ink`: what printed black sends back of the light that paper does. */
type Look = { image: GrayImage; inRow: Homography; ink: number }
type Anchor = { x: number; y: number; ratio: number }

const WINDOWS = [2.7, 2]
/** Black that sends back more of the light than this is a picture out of focus, or far away. */
const LEAST_CONTRAST = 0.62

/** The middle of a small square near where it should be, or null when there is none of its size. */
function findAnchor(image: GrayImage, page: Homography, expected: { x: number; y: number }): Anchor | null {
  let { x, y } = expected
  let anchor: Anchor | null = null
  for (const reach of WINDOWS) {
    const step = 0.12
    const side = Math.floor((2 * reach) / step)
    const values = new Float64Array(side * side)
    for (let at = 0; at < values.length; at++) {
      const seen = through(page, { x: x - reach + (at % side) * step, y: y - reach + Math.floor(at / side) * step })
      values[at] = grayAt(image, seen.x, seen.y)
    }
    const sorted = values.slice().sort()
    const paper = sorted[Math.floor(sorted.length * 0.85)]!
    const black = sorted[Math.floor(sorted.length * 0.04)]!
    if (black > LEAST_CONTRAST * paper) return null
    const middle = (paper + black) / 2
    let [weight, sumX, sumY] = [0, 0, 0]
    for (let at = 0; at < values.length; at++) {
      if (values[at]! >= middle) continue
      weight++
      sumX += x - reach + (at % side) * step
      sumY += y - reach + Math.floor(at / side) * step
    }
    const size = (weight * step * step) / ANCHOR_SIDE ** 2
    if (size < 0.5 || size > 1.7) return null
    ;[x, y] = [sumX / weight, sumY / weight]
    anchor = { ...through(page, { x, y }), ratio: black / paper }
  }
  return anchor
}

const at = ({ image, inRow }: Look, x: number, y: number): number => {
  const seen = through(inRow, { x, y })
  return grayAt(image, seen.x, seen.y)
}

/** How dark a place is between paper (0) and ink (1). */
const darkness = (value: number, paper: number, ink: number): number => (1 - value / paper) / (1 - ink)

/** Light cells and dark ones between them; a cell that is neither makes the whole code unread. */
function readCode(look: Look): number | null {
  const first = cellBox(0)
  const last = cellBox(CELLS - 1)
  const above = first.y - 0.7
  const papers = Array.from({ length: 12 }, (_, index) => at(look, first.x + ((last.x + last.width - first.x) * index) / 11, above))
  const paper = papers.sort((a, b) => a - b)[8]!
  let code = 0
  for (let cell = 0; cell < CELLS; cell++) {
    const { x, y, width, height } = cellBox(cell)
    let sum = 0
    for (const dx of [0.35, 0.5, 0.65]) for (const dy of [0.35, 0.5, 0.65]) sum += at(look, x + width * dx, y + height * dy)
    const dark = darkness(sum / 9, paper, look.ink)
    if (dark > 0.35 && dark < 0.6) return null
    if (dark >= 0.6) code |= 1 << cell
  }
  return code
}

/** Points inside a bubble, as shares of its half width and height. */
const INSIDE = [-0.8, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8].flatMap((x) =>
  [-0.8, -0.53, -0.27, 0, 0.27, 0.53, 0.8].filter((y) => x * x + y * y < 0.8).map((y) => ({ x, y })),
)
/** Points between the columns. A stroke that leaves its bubble crosses few of them. */
const BESIDE = [-2.95, 2.95].flatMap((x) => [-1.1, -0.4, 0.4, 1.1].map((y) => ({ x, y })))

function bubbleDarkness(look: Look, column: Column, place: number): number {
  const { x, y } = bubbleAt(column, place)
  const beside = BESIDE.map((point) => at(look, x + point.x, y + point.y)).sort((a, b) => a - b)
  const paper = beside[5]!
  let sum = 0
  for (const point of INSIDE) sum += at(look, x + (point.x * BUBBLE.width) / 2, y + (point.y * BUBBLE.height) / 2)
  return darkness(sum / INSIDE.length, paper, look.ink)
}

/** The printed digit in a bubble is as dark as that in most others of the column, and is no mark. */
const middleOf = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)]!
const PRINTED_DIGIT = 0.06

function readColumn(look: Look, column: Column, { light, dark }: Margins): ReadColumn {
  const values = column.digits.map((_, place) => bubbleDarkness(look, column, place))
  const printed = Math.min(column.digits.length > 2 ? middleOf(values) : PRINTED_DIGIT, 2 * PRINTED_DIGIT)
  const marks = values.map((value) => value - printed)
  const marked = marks.flatMap((mark, place) => (mark >= dark ? [column.digits[place]!] : []))
  const isBetween = marks.some((mark) => mark > light && mark < dark)
  const isDoubtful = isBetween || marked.length > 1
  return { column, digit: isDoubtful ? null : (marked[0] ?? null), isDoubtful }
}

const WRITTEN_SHARE = 0.035

/** Is something written by hand above the column? */
function hasInk(look: Look, column: Column): boolean {
  const box = writtenBox(column)
  const values: number[] = []
  for (let y = 0.6; y < box.height - 0.5; y += 0.25)
    for (let x = 0.6; x < box.width - 0.5; x += 0.25) values.push(at(look, box.x + x, box.y + y))
  const paper = [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.8)]!
  return values.filter((value) => darkness(value, paper, look.ink) > 0.3).length > WRITTEN_SHARE * values.length
}
