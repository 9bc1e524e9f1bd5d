/**
 * Writes the outlines of the states for the map of tournaments, from the file of the package us-atlas (ISC; boundaries of the US Census
 * Bureau, which are in the public domain), already in the projection of `domain/src/geo/albers-usa.ts`.
 *   node tools/make-us-map.ts <states-albers-10m.json>
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Point = [x: number, y: number]
type Atlas = {
  transform: { scale: Point; translate: Point }
  arcs: Point[][]
  objects: { states: { geometries: { type: 'Polygon' | 'MultiPolygon'; arcs: number[][] | number[][][] }[] } }
}

const target = join(import.meta.dirname, '../apps/web/src/portals/public/map/us-map.json')
const source = process.argv[2]
if (!source) throw new Error('Which file? node tools/make-us-map.ts <states-albers-10m.json>')
/** What bends a line by less than this area, in square pixels of a map of 975, is left out. */
const LEAST_AREA = 0.35

const atlas = JSON.parse(readFileSync(source, 'utf8')) as Atlas
const { scale, translate } = atlas.transform

/** Each point is told as the way from the one before. */
function decoded(arc: Point[]): Point[] {
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]) => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}

const areaOf = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) => Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2

/** Visvalingam and Whyatt, 1993: the point that matters least goes first. A border is one arc, so neighbors stay neighbors. */
function simplified(points: Point[]): Point[] {
  const left = [...points]
  while (left.length > 2) {
    let [least, at] = [Number.POSITIVE_INFINITY, -1]
    for (let index = 1; index < left.length - 1; index++) {
      const area = areaOf(left[index - 1]!, left[index]!, left[index + 1]!)
      if (area < least) [least, at] = [area, index]
    }
    if (least >= LEAST_AREA) break
    left.splice(at, 1)
  }
  return left
}

const arcs = atlas.arcs.map((arc) => simplified(decoded(arc)))
const written = (value: number) => String(Math.round(value * 10) / 10)
/** A line as the ways between its points: shorter than the points themselves. */
function pathOf(points: Point[], closed: boolean): string {
  const [first, ...rest] = points.map(([x, y]): Point => [Math.round(x * 10), Math.round(y * 10)])
  if (!first) return ''
  let [x, y] = first
  const steps = rest.flatMap(([nx, ny]) => {
    const [dx, dy] = [nx - x, ny - y]
    ;[x, y] = [nx, ny]
    return dx === 0 && dy === 0 ? [] : [`${written(dx / 10)},${written(dy / 10)}`]
  })
  return steps.length === 0 ? '' : `M${written(first[0] / 10)},${written(first[1] / 10)}l${steps.join(' ')}${closed ? 'z' : ''}`
}
const arcAt = (index: number) => (index < 0 ? arcs[~index]!.toReversed() : arcs[index]!)
const ringOf = (ring: number[]) =>
  pathOf(
    ring.flatMap((index, at) => (at === 0 ? arcAt(index) : arcAt(index).slice(1))),
    true,
  )

const times = new Map<number, number>()
const land: string[] = []
for (const { type, arcs: parts } of atlas.objects.states.geometries) {
  const polygons = (type === 'Polygon' ? [parts] : parts) as number[][][]
  for (const ring of polygons.flat()) {
    land.push(ringOf(ring))
    for (const index of ring) times.set(index < 0 ? ~index : index, (times.get(index < 0 ? ~index : index) ?? 0) + 1)
  }
}
// What two states share is a border; the rest is coast.
const borders = arcs.flatMap((arc, index) => ((times.get(index) ?? 0) > 1 ? [pathOf(arc, false)] : []))
const text = JSON.stringify({ land: land.join(''), borders: borders.join('') })
writeFileSync(target, `${text}\n`)
console.log(`${land.length} outlines, ${borders.length} borders, ${text.length} bytes`)
