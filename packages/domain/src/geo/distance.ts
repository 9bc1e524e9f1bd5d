/** A place on the earth, in degrees; north and east are positive. */
export type Point = { latitude: number; longitude: number }

/** Degrees; `west` is greater than `east` when the box crosses the date line. */
export type Box = { south: number; north: number; west: number; east: number }

/** The mean radius of the earth, 6371.0088 km (IUGG), in miles. */
export const EARTH_RADIUS_MILES = 6371.0088 / 1.609344

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const degrees = (radians: number): number => (radians * 180) / Math.PI
const withinHalfTurn = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180

/**
 * Miles as the crow flies, by the haversine formula (R. W. Sinnott, "Virtues of the Haversine", Sky and Telescope 68,
 * 1984), which stays exact for short distances. The earth as a ball is off by at most 0.6 %.
 */
export function milesBetween(a: Point, b: Point): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const haversine = north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, haversine)))
}

/**
 * The smallest box of degrees that holds everything within `miles` of a point, for an index to look into before anything is
 * measured. A meridian is touched at asin(sin(d) / cos(latitude)), not at d / cos(latitude) (J. P. Matuschek, "Finding
 * Points Within a Distance of a Latitude/Longitude Using Bounding Coordinates", section 3.3). A circle around a pole has
 * every longitude.
 */
export function boxAround({ latitude, longitude }: Point, miles: number): Box {
  const angle = miles / EARTH_RADIUS_MILES
  const south = latitude - degrees(angle)
  const north = latitude + degrees(angle)
  if (south <= -90 || north >= 90) return { south: Math.max(south, -90), north: Math.min(north, 90), west: -180, east: 180 }
  const width = degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(latitude)))))
  return { south, north, west: withinHalfTurn(longitude - width), east: withinHalfTurn(longitude + width) }
}
