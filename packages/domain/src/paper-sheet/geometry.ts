import type { Point } from './sheet-layout.ts'

/** A plane seen from somewhere else: nine numbers, row by row, the last one 1. */
export type Homography = readonly number[]

/** What takes the four `from` to the four `to`; null where three of them lie on a line. */
export function homographyOf(from: readonly Point[], to: readonly Point[]): Homography | null {
  const rows = from.flatMap(({ x, y }, index) => {
    const { x: u, y: v } = to[index]!
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ]
  })
  const solved = solve(rows)
  return solved && [...solved, 1]
}

export function through([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: Point): Point {
  const scale = g! * x + h! * y + i!
  return { x: (a! * x + b! * y + c!) / scale, y: (d! * x + e! * y + f!) / scale }
}

/** Gauss with the largest pivot. Each row ends with its right side. */
function solve(rows: number[][]): number[] | null {
  const size = rows.length
  for (let at = 0; at < size; at++) {
    let best = at
    for (let row = at + 1; row < size; row++) if (Math.abs(rows[row]![at]!) > Math.abs(rows[best]![at]!)) best = row
    ;[rows[at], rows[best]] = [rows[best]!, rows[at]!]
    const pivot = rows[at]!
    if (Math.abs(pivot[at]!) < 1e-9) return null
    for (let row = 0; row < size; row++) {
      if (row === at) continue
      const factor = rows[row]![at]! / pivot[at]!
      for (let column = at; column <= size; column++) rows[row]![column]! -= factor * pivot[column]!
    }
  }
  return rows.map((row, at) => row[size]! / row[at]!)
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
