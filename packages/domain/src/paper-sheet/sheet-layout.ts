import { frozen } from '../kernel/frozen.ts'

/**
 * Where everything stands on a sheet that a camera reads, in millimeters from the top left corner of a letter page. The drawing and
 * the reader both take their places from here, so they cannot differ.
 */

export type Point = { x: number; y: number }
export type Box = { x: number; y: number; width: number; height: number }

/** How an event weighs decides which columns a row has. */
export type SheetUnit = 'lb-oz' | 'decimal-lb' | 'kg'
export type SheetKind = { unit: SheetUnit; oneFish: boolean }

export const PAGE = frozen({ width: 215.9, height: 279.4 })

/** Solid squares in the corners; the one at the top left is a ring, so that a page that lies on its head is noticed. */
export const CORNER = frozen({ side: 7, hole: 3 })
/** Top left, top right, bottom right, bottom left. */
export const CORNERS: readonly Point[] = frozen([
  { x: 12, y: 12 },
  { x: 203.9, y: 12 },
  { x: 203.9, y: 267.4 },
  { x: 12, y: 267.4 },
])

export const CODE_BOX: Readonly<Box> = frozen({ x: 178, y: 18.5, width: 22, height: 22 })

export const ROWS_ACROSS = 2
export const ROWS_DOWN = 4
export const ROWS_PER_PAGE = ROWS_ACROSS * ROWS_DOWN
const ROW = { left: 12, top: 44, width: 92, height: 54.5, across: 99.9 }

/** The box of one boat, row by row from the left. */
export const rowBox = (row: number): Box => ({
  x: ROW.left + (row % ROWS_ACROSS) * ROW.across,
  y: ROW.top + Math.floor(row / ROWS_ACROSS) * ROW.height,
  width: ROW.width,
  height: ROW.height,
})

/** Four small squares around each row: paper is never quite flat, and each row is measured by its own. Inside the box of the row. */
export const ANCHOR_SIDE = 2.4
export const ANCHORS: readonly Point[] = frozen([
  { x: 1.5, y: 5 },
  { x: 90.5, y: 5 },
  { x: 90.5, y: 48.5 },
  { x: 1.5, y: 48.5 },
])

/** The code of the boat: dark and light cells, so that a row is known by itself. */
export const CELLS = 16
export const cellBox = (cell: number): Box => ({ x: 57.2 + cell * 1.8, y: 1, width: 1.8, height: 2.4 })

export type Figure = 'fish' | 'dead' | 'bag' | 'big' | 'note'
/** One column of bubbles, the digits from the top; a note has one bubble and no figure. `x`: its middle inside the row. */
export type Column = { figure: Figure; digits: readonly number[]; x: number; label: string }

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const LABELS: Record<SheetUnit, readonly { label: string; digits: readonly number[] }[]> = {
  'lb-oz': [
    { label: '10 lb', digits: TEN },
    { label: 'lb', digits: TEN },
    { label: '10 oz', digits: [0, 1] },
    { label: 'oz', digits: TEN },
  ],
  'decimal-lb': ['10 lb', 'lb', '.1', '.01'].map((label) => ({ label, digits: TEN })),
  kg: ['10 kg', 'kg', '.1', '.01', '.001'].map((label) => ({ label, digits: TEN })),
}

const COLUMN_STEP = 6
const GROUP_GAP = 1.8
const FIRST_COLUMN = 6.8

/** The columns of a row, from the left. */
export function columnsOf({ unit, oneFish }: SheetKind): Column[] {
  const weight = (figure: Figure) => LABELS[unit].map((one) => ({ figure, ...one }))
  const plain = [
    { figure: 'fish' as const, label: '', digits: TEN },
    { figure: 'dead' as const, label: '', digits: TEN },
    ...weight('bag'),
    ...(oneFish ? [] : weight('big')),
    { figure: 'note' as const, label: '', digits: [0] },
  ]
  let x = FIRST_COLUMN
  return plain.map((column, index) => {
    const before = plain[index - 1]
    if (before) x += COLUMN_STEP + (before.figure === column.figure ? 0 : GROUP_GAP)
    return { ...column, x }
  })
}

export const BUBBLE = frozen({ width: 3.6, height: 2.6, first: 18.4, step: 3.6 })
/** The middle of a bubble, inside the box of its row; `at` counts from the top. */
export const bubbleAt = (column: Column, at: number): Point => ({ x: column.x, y: BUBBLE.first + at * BUBBLE.step })

/** Where a person writes the figure first: for the eye, no machine reads it. Inside the box of its row. */
export const writtenBox = (column: Column): Box => ({ x: column.x - 2.5, y: 11, width: 5, height: 4.6 })
