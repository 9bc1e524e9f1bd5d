import {
  BUBBLE,
  bubbleAt,
  type Column,
  columnsOf,
  type Figure,
  type Point,
  rowBox,
  type SheetKind,
  writtenBox,
} from '../../paper-sheet/sheet-layout.ts'
import type { Chance } from './seeded.ts'
import { type Paper, stain } from './sheet-on-paper.ts'

/** What somebody meant to say on a row; null where they left it empty. */
export type Meant = { fish: number; dead: number; weight: string; big: string | null } | null

/** A pen is as thick and as dark as it is. */
type Pen = { width: number; gray: number; cover: number }

function stroke(paper: Paper, from: Point, to: Point, pen: Pen): void {
  const { perUnit } = paper
  const reach = (pen.width / 2) * perUnit
  const [x1, y1, x2, y2] = [from.x * perUnit, from.y * perUnit, to.x * perUnit, to.y * perUnit]
  const [dx, dy] = [x2 - x1, y2 - y1]
  const long = dx * dx + dy * dy || 1
  for (let y = Math.floor(Math.min(y1, y2) - reach - 1); y <= Math.max(y1, y2) + reach + 1; y++)
    for (let x = Math.floor(Math.min(x1, x2) - reach - 1); x <= Math.max(x1, x2) + reach + 1; x++) {
      const along = Math.min(1, Math.max(0, ((x + 0.5 - x1) * dx + (y + 0.5 - y1) * dy) / long))
      const off = Math.hypot(x + 0.5 - x1 - along * dx, y + 0.5 - y1 - along * dy)
      stain(paper, x, y, pen.gray, Math.min(1, Math.max(0, reach + 0.5 - off)) * pen.cover)
    }
}

function blot(paper: Paper, { x, y }: Point, radius: number, gray: number, cover: number): void {
  const { perUnit } = paper
  for (let row = Math.floor((y - radius) * perUnit); row <= (y + radius) * perUnit; row++)
    for (let column = Math.floor((x - radius) * perUnit); column <= (x + radius) * perUnit; column++) {
      const off = Math.hypot((column + 0.5) / perUnit - x, (row + 0.5) / perUnit - y) / radius
      if (off < 1) stain(paper, column, row, gray, cover * Math.min(1, 3 * (1 - off)))
    }
}

const pencil = (chance: Chance): Pen => ({ width: chance.between(0.5, 0.9), gray: chance.between(40, 110), cover: chance.between(0.75, 1) })
const ballpoint = (chance: Chance): Pen => ({ width: chance.between(0.4, 0.6), gray: chance.between(10, 70), cover: 1 })
const marker = (chance: Chance): Pen => ({ width: chance.between(1, 1.6), gray: chance.between(5, 40), cover: 1 })

type Way = 'scribble' | 'full' | 'cross' | 'tick' | 'stroke'

/** Marks a bubble the way people do. */
function mark(paper: Paper, at: Point, way: Way, pen: Pen, chance: Chance): void {
  const [w, h] = [BUBBLE.width / 2, BUBBLE.height / 2]
  const off = { x: at.x + chance.between(-0.35, 0.35), y: at.y + chance.between(-0.3, 0.3) }
  const point = (x: number, y: number): Point => ({
    x: off.x + x * w + chance.between(-0.15, 0.15),
    y: off.y + y * h + chance.between(-0.15, 0.15),
  })
  if (way === 'full')
    for (let y = -0.6; y <= 0.6; y += (0.7 * pen.width) / h) {
      const side = 0.9 * Math.sqrt(1 - y * y)
      stroke(paper, point(-side, y), point(side, y), pen)
    }
  if (way === 'scribble')
    for (let y = -0.7; y < 0.7; y += chance.between(0.3, 0.45)) stroke(paper, point(-0.8, y), point(0.8, y + 0.25), pen)
  if (way === 'cross') {
    stroke(paper, point(-0.85, -0.9), point(0.85, 0.9), pen)
    stroke(paper, point(0.85, -0.9), point(-0.85, 0.9), pen)
  }
  if (way === 'tick') {
    stroke(paper, point(-0.6, 0), point(-0.1, 0.8), pen)
    stroke(paper, point(-0.1, 0.8), point(chance.between(0.8, 1.2), chance.between(-1.3, -0.8)), pen)
  }
  if (way === 'stroke') stroke(paper, point(-0.8, 0.3), point(0.8, -0.3), pen)
}

/** Fills one bubble of a row with a pencil: `pressure` from 0, nothing, to 1, as dark as print. */
export function shadeBubble(paper: Paper, row: number, column: Column, digit: number, pressure: number): void {
  const box = rowBox(row)
  const at = bubbleAt(column, column.digits.indexOf(digit))
  const y = box.y + at.y
  const [w, h] = [BUBBLE.width * 0.4, BUBBLE.height * 0.4]
  const pen = { width: h * 2, gray: 0, cover: pressure }
  stroke(paper, { x: box.x + at.x - w, y }, { x: box.x + at.x + w, y }, pen)
}

/** Rubbed out: what a pencil leaves. */
function rubbed(paper: Paper, at: Point, chance: Chance): void {
  const pen = { width: 0.8, gray: chance.between(150, 205), cover: chance.between(0.4, 0.9) }
  mark(paper, at, 'full', pen, chance)
  blot(paper, { x: at.x + chance.between(-1, 1), y: at.y }, chance.between(1.5, 2.6), 220, 0.5)
}

const bubblesOf = (columns: readonly Column[], figure: Figure, text: string) =>
  columns.filter((column) => column.figure === figure).map((column, index) => ({ column, digit: Number(text[index]) }))

/** Digits as a sheet wants them: `1207` for twelve pounds seven ounces. */
const digitsOf = (weight: string): string => {
  const [whole = '', part = ''] = weight.split(/[-.]/)
  return whole.padStart(2, '0') + part.padStart(2, '0')
}

type Habits = { ways: readonly Way[]; pen: Pen }

/** Each sheet is filled in by one hand. Most fill the bubble; some cross it, tick it, or draw a line. */
function handOf(chance: Chance): Habits {
  const pen = chance.one([pencil, pencil, ballpoint, ballpoint, marker])(chance)
  return {
    pen,
    ways: chance.one<readonly Way[]>([
      ['full'],
      ['full', 'scribble'],
      ['full', 'scribble'],
      ['scribble'],
      ['cross', 'full'],
      ['cross'],
      ['tick', 'full'],
    ]),
  }
}

/** Fills in one page: what is meant, row by row. Now and then something goes wrong, as it does at a tailgate. */
export function fillSheet(paper: Paper, kind: SheetKind, rows: readonly Meant[], chance: Chance, accidents = 0.09): void {
  const columns = columnsOf(kind)
  const hand = handOf(chance)
  rows.forEach((meant, row) => {
    const { x, y, width, height } = rowBox(row)
    const place = (column: Column, digit: number): Point => {
      const at = bubbleAt(column, column.digits.indexOf(digit))
      return { x: x + at.x, y: y + at.y }
    }
    const anyColumn = () => chance.one(columns.filter(({ figure }) => figure !== 'note'))
    const anyPlace = () => {
      const column = anyColumn()
      return place(column, chance.one(column.digits))
    }
    if (meant) {
      const said = [
        ...bubblesOf(columns, 'fish', String(meant.fish)),
        ...(meant.dead > 0 ? bubblesOf(columns, 'dead', String(meant.dead)) : []),
        ...(meant.fish > 0 ? bubblesOf(columns, 'bag', digitsOf(meant.weight)) : []),
        ...(meant.big !== null ? bubblesOf(columns, 'big', digitsOf(meant.big)) : []),
      ]
      for (const { column, digit } of said) {
        const pen = { ...hand.pen, gray: hand.pen.gray + chance.between(0, 25) }
        mark(paper, place(column, digit), chance.one(hand.ways), pen, chance)
        if (chance.chance(0.7)) write(paper, writtenBox(column), { x, y }, chance)
      }
      const accident = chance.next()
      if (accident < accidents * 0.3) {
        const { column, digit } = chance.one(said)
        const other = chance.one(column.digits.filter((one) => one !== digit))
        rubbed(paper, place(column, other), chance)
      } else if (accident < accidents * 0.45) mark(paper, anyPlace(), chance.one(hand.ways), hand.pen, chance)
      else if (accident < accidents * 0.6) stroke(paper, { x: x + 6, y: y + 16 }, { x: x + width - 6, y: y + height - 6 }, hand.pen)
      else if (accident < accidents * 0.7) {
        // A mark so weak that it is hardly there.
        const { column, digit } = chance.one(said)
        mark(
          paper,
          place(column, chance.one(column.digits.filter((one) => one !== digit))),
          'stroke',
          { width: 0.4, gray: 170, cover: 0.6 },
          chance,
        )
      }
    }
    const fouled = chance.next()
    if (fouled < accidents * 0.25) blot(paper, anyPlace(), chance.between(2, 7), chance.between(90, 190), chance.between(0.3, 0.9))
    else if (fouled < accidents * 0.4) blot(paper, anyPlace(), chance.between(0.4, 1.6), chance.between(20, 120), 1)
    // A drop that has dried: a pale ring.
    else if (fouled < accidents * 0.6) {
      const at = anyPlace()
      const radius = chance.between(2, 5)
      for (let step = 0; step < 60; step++) {
        const angle = (step / 60) * 2 * Math.PI
        blot(paper, { x: at.x + Math.cos(angle) * radius, y: at.y + Math.sin(angle) * radius }, 0.4, 170, 0.3)
      }
    }
  })
}

/** A figure by hand in the box above a column. */
function write(paper: Paper, box: { x: number; y: number; width: number; height: number }, row: Point, chance: Chance): void {
  const pen = ballpoint(chance)
  const corner = () => ({
    x: row.x + box.x + chance.between(0.8, box.width - 0.8),
    y: row.y + box.y + chance.between(0.5, box.height - 0.3),
  })
  let from = corner()
  for (let step = 0; step < 3; step++) {
    const to = corner()
    stroke(paper, from, to, pen)
    from = to
  }
}
