import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { and, eq, or, sql } from 'drizzle-orm'
import { staffStore } from '#features/people/staff-members/index'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import { tourStore } from '#features/tours/tours/index'
import type { Queryable } from '#platform/database/types'
import { weighBookScope, weighScope } from '#platform/sync/scope-views'

/**
 * What a person's devices hear of: themselves, what is public, and for who directs or helps to, the books and tours that their
 * screens show; of a tour where somebody only weighs, and of its director, what the scale needs. An administrator has no book. Each record is still asked about before it is shown.
 */
export async function scopesOf(db: Queryable, actor: Actor): Promise<string[]> {
  const everybodys = ['pub', `user:${actor.id}`]
  if (isAdmin(actor)) return everybodys
  const isDirector = actor.userType === 'Director'
  const books = isDirector ? [actor.id, ...(actor.isAssistant ? await helpedBy(db, actor.id) : [])] : []
  const tours = [...(isDirector ? actor.tours : []), ...(await toursOfEvents(db, actor.id))]
  const weighed = isDirector && actor.isAssistant ? (actor.weighTours ?? []).filter((id) => !tours.includes(id)) : []
  const own = tours.map((id) => `tour:${id}`)
  const stations = (await directorsOf(db, weighed)).filter((id) => !books.includes(id)).map(weighBookScope)
  return [...new Set([...books.map((id) => `dir:${id}`), ...everybodys, ...own, ...weighed.map(weighScope), ...stations])].sort()
}

async function directorsOf(db: Queryable, tours: string[]): Promise<string[]> {
  if (!tours.length) return []
  return [...(await tourStore.findMany(db, tours)).values()].map(({ director }) => director)
}

async function helpedBy(db: Queryable, user: string): Promise<string[]> {
  const { table } = staffStore
  const rows = await db
    .selectDistinct({ director: table.director })
    .from(table)
    .where(and(eq(table.user, user), eq(table.active, true), eq(table.may, 'all'), eq(table.deleted, false)))
  return rows.map(({ director }) => director)
}

/** Of tournaments that one directs, alone or with others, whoever directs the tour. */
async function toursOfEvents(db: Queryable, user: string): Promise<string[]> {
  const { table } = tournamentStore
  const mine = or(eq(table.director, user), sql`${table.coDirectors} @> ${JSON.stringify([user])}::jsonb`)
  const rows = await db
    .selectDistinct({ tour: table.tour })
    .from(table)
    .where(and(mine, eq(table.deleted, false)))
  return rows.map(({ tour }) => tour)
}
