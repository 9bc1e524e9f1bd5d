import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { userCalls } from '@ramplight/contract/people/users'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, eq, ilike, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { escapeLike, type SearchBody, searchOf } from '#platform/http/search-of'
import { people, type UserRow, userStore } from './users.store.ts'

const PAGE_LIMIT = 100
/** Sorting by anything else would tell its order to somebody who may not see it. */
const SORTABLE = ['first_name', 'last_name', 'city', 'state', 'userType', 'active', 'createdAt', 'updatedAt', 'date_created']

const overlaps = (column: typeof people.tours, ids: string[]): SQL => sql`${column} ?| ${sql.param(ids)}::text[]`

/** Admins see everybody; a director and their assistants the anglers of their tours and those they made; all see themselves. */
export function visiblePeople(actor: Actor): SQL | undefined {
  if (actor.userType === 'System Admin') return undefined
  const known = or(eq(people.director, actor.id), overlaps(people.tours, actor.tours))
  return or(eq(people.id, actor.id), actor.userType === 'Director' ? and(eq(people.userType, 'Angler'), known) : undefined)
}

/** A part of the first or the last name, or of both in either order. */
const named = (part: string): SQL | undefined => {
  const like = `%${escapeLike(part.replace(/[\s,]+/g, ' ').trim())}%`
  return or(
    ilike(sql`${people.first_name} || ' ' || ${people.last_name}`, like),
    ilike(sql`${people.last_name} || ' ' || ${people.first_name}`, like),
  )
}

/** The last ten digits, however the number was typed. */
export const tenDigits = (phone: string): string => phone.replace(/\D/g, '').slice(-10)

function termsOf(body: BodyOf<typeof userCalls.search>) {
  const { name, tours, ignoreUsers, phone, skinnyDown: _, sortField, pageSize, ...rest } = body
  const sort = sortField && SORTABLE.includes(sortField) ? sortField : 'createdAt'
  const size = pageSize === undefined ? {} : { pageSize: Math.min(pageSize, PAGE_LIMIT) }
  const plain = searchOf(people, { ...rest, ...size, sortField: sort } as SearchBody, [])
  const where = and(
    plain.where,
    name ? named(name) : undefined,
    tours ? overlaps(people.tours, tours) : undefined,
    ignoreUsers?.length ? notInArray(people.id, ignoreUsers) : undefined,
    phone ? eq(people.phone, tenDigits(phone)) : undefined,
  )
  return { where, page: plain.page }
}

export function searchPeople(db: Queryable, actor: Actor, body: BodyOf<typeof userCalls.search>): Promise<UserRow[]> {
  const { where, page } = termsOf(body)
  return userStore.list(db, and(visiblePeople(actor), where), page)
}

export async function pageOfPeople(db: Queryable, actor: Actor, body: BodyOf<typeof userCalls.pagedSearch>) {
  const { where, page } = termsOf({ sortField: 'last_name', sortOrder: 'desc', pageSize: 10, ...body })
  const all = and(visiblePeople(actor), where)
  return { totalItemCount: await db.$count(people, and(eq(people.deleted, false), all)), rows: await userStore.list(db, all, page) }
}
