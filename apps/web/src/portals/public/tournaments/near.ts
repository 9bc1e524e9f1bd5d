import type { Point } from '@ramplight/domain/geo/distance'

/** A circle around a place. */
export type Near = Point & { miles: number }

export const MOST_MILES = 3000
const AROUND_ME = 50

/** Around where a device says that it is. */
export const toNear = ({ latitude, longitude }: Point): Near => ({ latitude, longitude, miles: AROUND_ME })

/** `32.7800,-96.8000,150`, as it stands in the address. */
export const writeNear = ({ latitude, longitude, miles }: Near): string => `${latitude.toFixed(4)},${longitude.toFixed(4)},${miles}`

/** What the address says, or null where it says nothing of a place. */
export function readNear(text: string | null): Near | null {
  const [latitude = Number.NaN, longitude = Number.NaN, miles = Number.NaN, ...rest] = (text ?? '').split(',').map(Number)
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && miles > 0 && miles <= MOST_MILES && rest.length === 0
  return isPlace ? { latitude, longitude, miles } : null
}
