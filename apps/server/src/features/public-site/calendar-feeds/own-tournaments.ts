import { eq } from 'drizzle-orm'
import { userStore } from '#features/people/users/index'
import { entryStore, inBoat } from '#features/registration/tournament-entries/index'
import { inTeam, preRegistrationStore } from '#features/registration/tournament-pre-registrations/index'
import { markedBy } from '#features/tournaments/tournament-interactions/index'
import { publicOnes, type TournamentRow } from '#features/tournaments/tournaments/index'
import { hashOf } from '#platform/auth/refresh-secret'
import type { Queryable } from '#platform/database/types'
import { calendarFeeds } from './calendar-feeds.table.ts'

/** The tournaments of whoever an address belongs to: entered, signed up for, going to or interested in. Null: nobody’s, or nobody’s any more. */
export async function tournamentsOfFeed(db: Queryable, secret: string, most: number): Promise<TournamentRow[] | null> {
  const [feed] = await db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.secretHash, hashOf(secret)))
  const [person] = feed ? await userStore.findMany(db, [feed.user]) : []
  if (!person?.active) return null
  const [boats, teams, marked] = await Promise.all([
    entryStore.list(db, inBoat(person.id)),
    preRegistrationStore.list(db, inTeam(person.id)),
    markedBy(db, person.id),
  ])
  const ids = [...new Set([...boats, ...teams].map(({ tournament }) => tournament).concat(marked))]
  const ones = await publicOnes(db, ids)
  return ones.toSorted((a, b) => b.startDate.localeCompare(a.startDate) || a.id.localeCompare(b.id)).slice(0, most)
}
