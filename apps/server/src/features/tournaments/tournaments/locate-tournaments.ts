import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { locate } from '../places/index.ts'
import type { Changes } from './check-change.ts'
import { tournaments } from './tournaments.table.ts'

type Address = { zip: string; city: string; state: string }
type Place = { latitude: number | null; longitude: number | null; located: true }

/** Where an address lies, for the columns of a tournament. */
export async function placeOf(address: Address): Promise<Place> {
  const { latitude = null, longitude = null } = (await locate(address)) ?? {}
  return { latitude, longitude, located: true }
}

/** A change that moves the address moves the place with it. */
export async function withPlace(changes: Changes, before: Address): Promise<Changes> {
  const moves = ['zip', 'city', 'state'].some((field) => field in changes)
  return moves ? { ...changes, ...(await placeOf({ ...before, ...changes })) } : changes
}

/** So many in one statement. */
const BATCH = 500

/**
 * Looks up a batch of tournaments from before places were known, and answers how many it were. Derived from what they
 * already say, so it is neither a revision nor a line in the record.
 */
export async function locateSome(db: Queryable): Promise<number> {
  const { id, zip, city, state, located } = tournaments
  const rows = await db.select({ id, zip, city, state }).from(tournaments).where(eq(located, false)).orderBy(asc(id)).limit(BATCH)
  if (!rows.length) return 0
  const places = await Promise.all(rows.map(placeOf))
  const column = (values: unknown[]) => sql.param(values)
  await db
    .update(tournaments)
    .set({ latitude: sql`place.latitude`, longitude: sql`place.longitude`, located: true })
    .from(
      sql`unnest(${column(rows.map((row) => row.id))}::text[], ${column(places.map((one) => one.latitude))}::float8[],
        ${column(places.map((one) => one.longitude))}::float8[]) as place (id, latitude, longitude)`,
    )
    // Who saved in the meantime knows better.
    .where(sql`${id} = place.id and not ${located}`)
  return rows.length
}
