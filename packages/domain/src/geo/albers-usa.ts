import type { Point } from './distance.ts'

/** A place on the map, in pixels of a map 975 wide and 610 high. */
export type Spot = { x: number; y: number }
export const MAP_SIZE = { width: 975, height: 610 } as const

/** Part of the map: its own two parallels, turned and moved to where it is drawn. Angles in degrees. */
type Part = { parallels: [number, number]; turned: number; center: [number, number]; scale: number; at: Spot }

const SCALE = 1300
const MIDDLE = { x: 487.5, y: 305 }
const moved = (dx: number, dy: number): Spot => ({ x: MIDDLE.x + dx * SCALE, y: MIDDLE.y + dy * SCALE })

/**
 * The usual map of the United States: Albers' equal-area conic projection (J. P. Snyder, "Map Projections: A Working Manual", 1987,
 * pages 98 to 103), with Alaska, smaller, and Hawaii below the Southwest. The numbers are those of the outlines (us-atlas).
 */
const LOWER: Part = { parallels: [29.5, 45.5], turned: 96, center: [-0.6, 38.7], scale: SCALE, at: MIDDLE }
const ALASKA: Part = { parallels: [55, 65], turned: 154, center: [-2, 58.5], scale: SCALE * 0.35, at: moved(-0.307, 0.201) }
const HAWAII: Part = { parallels: [8, 18], turned: 157, center: [-3, 19.9], scale: SCALE, at: moved(-0.205, 0.212) }

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const degrees = (radians: number): number => (radians * 180) / Math.PI
const withinHalfTurn = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180

function cone({ parallels: [south, north] }: Part) {
  const sine = Math.sin(radians(south))
  const n = (sine + Math.sin(radians(north))) / 2
  const c = 1 + sine * (2 * n - sine)
  return { n, c, r: Math.sqrt(c) / n }
}

/** On the cone: the way from its middle, in radii of the earth; north is up. */
function onCone(part: Part, longitude: number, latitude: number): Spot {
  const { n, c, r } = cone(part)
  const distance = Math.sqrt(c - 2 * n * Math.sin(radians(latitude))) / n
  const angle = radians(longitude) * n
  return { x: distance * Math.sin(angle), y: r - distance * Math.cos(angle) }
}

function spotIn(part: Part, { latitude, longitude }: Point): Spot {
  const spot = onCone(part, withinHalfTurn(longitude + part.turned), latitude)
  const center = onCone(part, ...part.center)
  return { x: part.at.x + part.scale * (spot.x - center.x), y: part.at.y - part.scale * (spot.y - center.y) }
}

function pointIn(part: Part, { x, y }: Spot): Point {
  const { n, c, r } = cone(part)
  const center = onCone(part, ...part.center)
  const east = (x - part.at.x) / part.scale + center.x
  const south = r - ((part.at.y - y) / part.scale + center.y)
  const sine = (c - (east * east + south * south) * n * n) / (2 * n)
  return {
    latitude: degrees(Math.asin(Math.max(-1, Math.min(1, sine)))),
    longitude: withinHalfTurn(degrees(Math.atan2(east, south) / n) - part.turned),
  }
}

const isAlaska = ({ latitude, longitude }: Point): boolean => latitude > 50 && (longitude < -128 || longitude > 170)
const isHawaii = ({ latitude, longitude }: Point): boolean => latitude < 24 && longitude < -150

/** Where a place is drawn; null for one that this map does not show. */
export function spotOf(point: Point): Spot | null {
  const spot = spotIn(isAlaska(point) ? ALASKA : isHawaii(point) ? HAWAII : LOWER, point)
  const isShown = spot.x >= 0 && spot.x <= MAP_SIZE.width && spot.y >= 0 && spot.y <= MAP_SIZE.height
  return isShown ? spot : null
}

/** Which place is drawn there. */
export function pointAt(spot: Spot): Point {
  for (const [part, isIt] of [
    [ALASKA, isAlaska],
    [HAWAII, isHawaii],
  ] as const) {
    const point = pointIn(part, spot)
    const again = isIt(point) && spotIn(part, point)
    // Below the Southwest, where they are drawn.
    if (again && spot.y > 460 && spot.x < 340) return point
  }
  return pointIn(LOWER, spot)
}
