import { TILES } from './grounds.ts'
import { type MapView, type Room, scaleOf } from './map-view.ts'

/** A picture of the map: `left` and `top` in pixels of the screen. */
export type Tile = { address: string; left: number; top: number }

/** Providers cut the earth into pictures of this size, one more cut at each zoom. */
export const TILE = 256

/** The pictures that cover the screen, none beyond the edge of the earth. */
export function tilesOf(address: string, { zoom, center }: MapView, { width, height }: Room): Tile[] {
  const level = zoom + 1
  const last = 2 ** level - 1
  const scale = scaleOf(TILES, zoom)
  const left = center.x * scale - width / 2
  const top = center.y * scale - height / 2
  const between = (from: number, room: number) =>
    Array.from({ length: Math.ceil(room / TILE) + 1 }, (_, n) => Math.floor(from / TILE) + n).filter(
      (n) => n >= 0 && n <= last && n * TILE < from + room,
    )
  return between(top, height).flatMap((row) =>
    between(left, width).map((column) => ({
      address: address.replaceAll('{z}', String(level)).replaceAll('{x}', String(column)).replaceAll('{y}', String(row)),
      left: column * TILE - left,
      top: row * TILE - top,
    })),
  )
}
