import type { Spot } from './albers-usa.ts'
import type { Point } from './distance.ts'

/** The whole earth is one tile of so many pixels at zoom 0: so the zooms are those of the specification (2 §9). */
export const WORLD = 512
/** Closer to the poles the square of the earth ends. */
const MOST_LATITUDE = 85.0511

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * Where a place is on the square map that tiles of the web are cut from: spherical Mercator (J. P. Snyder, "Map Projections: A
 * Working Manual", 1987, pages 38 to 44), in pixels of zoom 0, from the upper left corner.
 */
export function mercatorSpot({ latitude, longitude }: Point): Spot {
  const sine = Math.sin(radians(Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, latitude))))
  return {
    x: (WORLD * (longitude + 180)) / 360,
    y: WORLD * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  }
}

/** Which place is drawn there. */
export const mercatorPoint = ({ x, y }: Spot): Point => ({
  latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD))) * 180) / Math.PI,
  longitude: (x / WORLD) * 360 - 180,
})
