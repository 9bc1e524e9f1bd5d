import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { userStore } from '#features/people/users/index'
import { idsOfToursEditedBy, tourStore } from '#features/tours/tours/index'
import { records } from '#platform/database/records'
import type { Db } from '#platform/database/types'
import { sponsors } from './sponsors.table.ts'

export const sponsorStore = records(sponsors, 'sponsors')
export type SponsorRow = typeof sponsors.$inferSelect

const { table: tours } = tourStore
const livingTours = (db: Db) => db.select({ id: tours.id }).from(tours).where(eq(tours.deleted, false))

/** The policy `sponsor.see` as a condition; what hangs on a deleted tour is gone with it. */
export function visibleSponsors(db: Db, actor: Actor | null): SQL | undefined {
  const isThere = or(isNull(sponsors.tour), inArray(sponsors.tour, livingTours(db)))
  if (isAdmin(actor)) return isThere
  const isMine = actor?.userType === 'Director' ? and(isNull(sponsors.tour), eq(sponsors.director, actor.id)) : sql`false`
  return and(isThere, or(eq(sponsors.status, 'Active'), isMine, inArray(sponsors.tour, idsOfToursEditedBy(db, actor))))
}

/** Of the tours these people direct, and of their own books. */
const broughtBy = (db: Db, directors: string[]): SQL | undefined =>
  or(
    and(isNull(sponsors.tour), inArray(sponsors.director, directors)),
    inArray(sponsors.tour, db.select({ id: tours.id }).from(tours).where(inArray(tours.director, directors))),
  )

/**
 * The sponsors of a director that the actor may see. An assistant has also those of the directors whose tours they help on
 * (2 §4); who helps where is kept in the tours of their account.
 */
export async function sponsorsOfDirector(db: Db, id: string, actor: Actor | null): Promise<SponsorRow[]> {
  const person = await userStore.find(db, id)
  const helpedOn = person?.userType === 'Director' && person.isAssistant ? await tourStore.findMany(db, person.tours) : []
  const directors = [...new Set([id, ...helpedOn.map((tour) => tour.director)])]
  return sponsorStore.list(db, and(visibleSponsors(db, actor), broughtBy(db, directors)))
}
