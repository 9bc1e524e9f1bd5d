/** How many feet one pixel is, by zoom 0 to 12: each level shows half of the one before (2 §9). */
export const FEET_PER_PIXEL: readonly number[] = Array.from({ length: 13 }, (_, zoom) => 256_796.21 / 2 ** zoom)

const FEET_PER_MILE = 5280
/** Lengths that people read at once. */
const ROUND = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000]

/**
 * The bar of a map: the longest round number of miles that is not longer than `widest` pixels. `shrink`: how long a foot of the table
 * is where the map is stretched.
 */
export function scaleBar(zoom: number, widest: number, shrink = 1): { miles: number; pixels: number } {
  const feet = (FEET_PER_PIXEL[zoom] ?? FEET_PER_PIXEL[0]!) * shrink
  const miles = ROUND.findLast((one) => (one * FEET_PER_MILE) / feet <= widest) ?? ROUND[0]!
  return { miles, pixels: (miles * FEET_PER_MILE) / feet }
}
