import { boatCode, cellsOf } from './sheet-code.ts'
import {
  ANCHOR_SIDE,
  ANCHORS,
  BUBBLE,
  bubbleAt,
  CODE_BOX,
  CORNER,
  CORNERS,
  type Column,
  cellBox,
  columnsOf,
  type Figure,
  PAGE,
  ROWS_PER_PAGE,
  rowBox,
  type SheetKind,
  writtenBox,
} from './sheet-layout.ts'

/** One thing to draw, in millimeters. `gray`: 0 is black. `size` of a text in points, as printers count; it stands on `y`. */
export type Shape =
  | { is: 'fill'; x: number; y: number; width: number; height: number; gray: number }
  | { is: 'frame'; x: number; y: number; width: number; height: number; gray: number }
  | { is: 'bubble'; x: number; y: number; width: number; height: number; gray: number }
  | {
      is: 'text'
      text: string
      x: number
      y: number
      size: number
      gray: number
      bold?: boolean
      align?: 'center' | 'right'
      room?: number
    }

/** A page of a sheet. All texts are written already. */
export type SheetPage = {
  kind: SheetKind
  title: string
  /** Day, which page, whose list. */
  subtitle: string
  /** How it is filled in, a line each. */
  help: readonly string[]
  /** The QR code, row by row. */
  code: readonly (readonly boolean[])[]
  boats: readonly { entry: string; number: string; names: string }[]
  figures: Readonly<Record<Figure, string>>
  foot: string
}

const INK = 0
const TEXT = 16
const DIM = 90
const PALE = 150
const DIGIT = 185

/** What stands on a page: the PDF, the preview and the proof of the reader draw the same. */
export function drawSheet(page: SheetPage): Shape[] {
  const columns = columnsOf(page.kind)
  return [
    ...cornerShapes(),
    ...codeShapes(page.code),
    ...anchorShapes(),
    { is: 'text', text: page.title, x: 20, y: 17, size: 15, gray: TEXT, bold: true, room: 154 },
    { is: 'text', text: page.subtitle, x: 20, y: 22.5, size: 10, gray: DIM, room: 154 },
    ...page.help.map((text, line): Shape => ({ is: 'text', text, x: 20, y: 28.5 + line * 4.4, size: 9, gray: TEXT, room: 154 })),
    ...page.boats.flatMap((boat, row) => rowShapes(boat, row, columns, page.figures)),
    { is: 'text', text: page.foot, x: PAGE.width / 2, y: 271.5, size: 8.5, gray: DIM, align: 'center', room: 170 },
  ]
}

const square = (x: number, y: number, side: number, gray: number): Shape => ({
  is: 'fill',
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  height: side,
  gray,
})

const cornerShapes = (): Shape[] =>
  CORNERS.flatMap(({ x, y }, corner) => [square(x, y, CORNER.side, INK), ...(corner === 0 ? [square(x, y, CORNER.hole, 255)] : [])])

/** Also where no boat is: by them a page is known as one of ours. */
const anchorShapes = (): Shape[] =>
  Array.from({ length: ROWS_PER_PAGE }, (_, row) => rowBox(row)).flatMap(({ x, y }) =>
    ANCHORS.map((at) => square(x + at.x, y + at.y, ANCHOR_SIDE, INK)),
  )

function codeShapes(code: readonly (readonly boolean[])[]): Shape[] {
  const side = CODE_BOX.width / code.length
  return code.flatMap((line, y) =>
    line.flatMap((isDark, x): Shape[] =>
      isDark ? [{ is: 'fill', x: CODE_BOX.x + x * side, y: CODE_BOX.y + y * side, width: side, height: side, gray: INK }] : [],
    ),
  )
}

function rowShapes(
  { entry, number, names }: SheetPage['boats'][number],
  row: number,
  columns: readonly Column[],
  figures: SheetPage['figures'],
): Shape[] {
  const { x, y, width } = rowBox(row)
  const middleOf = (figure: Figure) => {
    const own = columns.filter((column) => column.figure === figure)
    return own.length ? x + (own[0]!.x + own.at(-1)!.x) / 2 : null
  }
  return [
    { is: 'fill', x, y: y - 0.9, width, height: 0.2, gray: PALE },
    ...cellsOf(boatCode(entry)).flatMap((isDark, cell): Shape[] => {
      const box = cellBox(cell)
      return isDark ? [{ is: 'fill', ...box, x: x + box.x, y: y + box.y, gray: INK }] : []
    }),
    { is: 'text', text: number, x: x + 5.2, y: y + 5, size: 14, gray: TEXT, bold: true, room: 12 },
    { is: 'text', text: names, x: x + 17.5, y: y + 4.6, size: 8.5, gray: TEXT, room: 38 },
    ...(['fish', 'dead', 'bag', 'big', 'note'] as const).flatMap((figure): Shape[] => {
      const middle = middleOf(figure)
      return middle === null
        ? []
        : [{ is: 'text', text: figures[figure], x: middle, y: y + 8, size: 6.5, gray: TEXT, bold: true, align: 'center' }]
    }),
    ...columns.flatMap((column) => columnShapes(column, x, y)),
  ]
}

function columnShapes(column: Column, x: number, y: number): Shape[] {
  const box = writtenBox(column)
  return [
    { is: 'text', text: column.label, x: x + column.x, y: y + 10.5, size: 5.5, gray: DIM, align: 'center' },
    ...(column.figure === 'note' ? [] : [{ is: 'frame' as const, ...box, x: x + box.x, y: y + box.y, gray: PALE }]),
    ...column.digits.flatMap((digit, place): Shape[] => {
      const at = bubbleAt(column, place)
      return [
        { is: 'bubble', x: x + at.x, y: y + at.y, width: BUBBLE.width, height: BUBBLE.height, gray: DIM },
        ...(column.figure === 'note'
          ? []
          : [
              { is: 'text' as const, text: String(digit), x: x + at.x, y: y + at.y + 0.75, size: 6, gray: DIGIT, align: 'center' as const },
            ]),
      ]
    }),
  ]
}
