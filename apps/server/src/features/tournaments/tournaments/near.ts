import type { TournamentTerms } from '@ramplight/contract/tournaments/tournaments'
import { boxAround, EARTH_RADIUS_MILES, milesBetween, type Point } from '@ramplight/domain/geo/distance'
import { and, between, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import { wrongField } from '#platform/http/wrong-field'
import { findPlace } from '../places/index.ts'
import { tournaments } from './tournaments.table.ts'

export type Around = { center: Point; miles: number }

/** The place of a search; one that nobody knows is a field error that says what would help. */
export async function placeOfSearch(near: TournamentTerms['near']): Promise<Around | null> {
  if (!near) return null
  if (!('place' in near)) return { center: near, miles: near.miles }
  const found = await findPlace(near.place)
  if ('point' in found) return { center: found.point, miles: near.miles }
  throw wrongField('near.place', found.problem, near.place)
}

/** A box for the index, then the exact distance for what is in it. */
export function isWithin({ center, miles }: Around): SQL | undefined {
  const { south, north, west, east } = boxAround(center, miles)
  const { latitude, longitude } = tournaments
  const isBetween = west <= east ? between(longitude, west, east) : or(gte(longitude, west), lte(longitude, east))
  return and(between(latitude, south, north), isBetween, lte(distanceTo(center), miles))
}

/** `milesBetween` of the domain, as the database calculates it (same source). */
export function distanceTo(center: Point): SQL<number> {
  const { latitude, longitude } = tournaments
  const north = sql`power(sin(radians(${latitude} - ${center.latitude}::float8) / 2), 2)`
  const east = sql`power(sin(radians(${longitude} - ${center.longitude}::float8) / 2), 2)`
  const haversine = sql`${north} + cos(radians(${center.latitude}::float8)) * cos(radians(${latitude})) * ${east}`
  return sql<number>`2 * ${EARTH_RADIUS_MILES}::float8 * asin(sqrt(least(1, ${haversine})))`
}

/** For a card: to a tenth of a mile. */
export function milesTo(
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
  around: Around | null,
): number | null {
  if (!around || latitude === null || longitude === null) return null
  return Math.round(milesBetween(around.center, { latitude, longitude }) * 10) / 10
}
