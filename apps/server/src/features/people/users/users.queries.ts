import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { LARGEST_PAGE, LIST_LIMIT, type SearchBody } from '@ramplight/contract/kernel/paging'
import { ruleOf } from '@ramplight/contract/kernel/search'
import { userCalls } from '@ramplight/contract/people/users'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { plainName } from '@ramplight/domain/registration/name-key'
import { phonePart } from '@ramplight/domain/registration/phone-typed'
import { and, eq, ilike, inArray, isNull, like, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { pageOf } from '#platform/database/page-anchors'
import type { Queryable } from '#platform/database/types'
import { escapeLike, type FoundElsewhere, searchOf, sortOf, termsOf } from '#platform/http/search-of'
import { atNumber, hasDigits } from './at-number.ts'
import { people, type UserRow, userStore } from './users.store.ts'
import { nameParts } from './users.table.ts'

const overlaps = (column: typeof people.tours, ids: string[]): SQL => sql`${column} ?| ${sql.param(ids)}::text[]`

/** Admins see everybody; a director and their assistants the anglers of their tours and those they made; all see themselves. */
export function visiblePeople(actor: Actor): SQL | undefined {
  if (isAdmin(actor)) return undefined
  const known = or(eq(people.director, actor.id), overlaps(people.tours, actor.tours))
  return or(eq(people.id, actor.id), actor.userType === 'Director' ? and(eq(people.userType, 'Angler'), known) : undefined)
}

/** A part of the first or the last name, or of both in either order. */
const named = (part: string): SQL | undefined => {
  const key = plainName(part)
  return key ? like(nameParts(people), `%${escapeLike(key)}%`) : sql`false`
}

/** For `words` of records that name a person by their id: has the name this part? As one array, which the index of the column can be asked for. */
export const isNamed =
  (column: AnyPgColumn) =>
  (part: string): SQL =>
    sql`${column} = any(array(select ${people.id} from ${people} where ${named(part)}))`

/** Of whom among the visible this person sees how to reach them (`seesContact`): by what is hidden nobody is found, either. */
const withContacts = (actor: Actor): SQL | undefined =>
  isAdmin(actor) || (actor.userType === 'Director' && !actor.isAssistant) ? undefined : eq(people.id, actor.id)

/**
 * Those whom this person may write to at these e-mails (in small letters) or phones (ten digits): they see them, and how to reach them.
 * Who has only written a number into their own record is not who is meant by it.
 */
export const peopleAt = (db: Queryable, actor: Actor, field: 'email' | 'phone', addresses: string[]): Promise<UserRow[]> =>
  userStore.list(
    db,
    and(
      visiblePeople(actor),
      withContacts(actor),
      field === 'email' ? inArray(sql`lower(${people.email})`, addresses) : atNumber(addresses, 'counts'),
    ),
  )

/** Words are looked for in the name in either order, and in what this person sees of how to reach them. */
const wordsFor = (actor: Actor): FoundElsewhere => {
  const contact = (found: SQL | undefined) => found && and(found, withContacts(actor))
  return {
    // Both names at once: `named` looks into the whole name.
    first_name: named,
    last_name: () => undefined,
    email: (word) => contact(ilike(people.email, `%${escapeLike(word)}%`)),
    phone: (word) => contact(hasDigits(phonePart(word))),
  }
}

type Terms = Partial<BodyOf<typeof userCalls.search>>

function conditionOf(actor: Actor, { name, tours, ignoreUsers, phone, without, skinnyDown: _, ...rest }: Terms): SQL | undefined {
  return and(
    termsOf(people, rest as SearchBody, ruleOf(userCalls.search), wordsFor(actor)),
    name ? named(name) : undefined,
    tours ? overlaps(people.tours, tours) : undefined,
    ignoreUsers?.length ? notInArray(people.id, ignoreUsers) : undefined,
    without ? and(isNull(people[without]), withContacts(actor)) : undefined,
    phone ? and(atNumber([phone], 'counts'), withContacts(actor)) : undefined,
  )
}

const cut = (pageSize: number) => Math.min(pageSize, LARGEST_PAGE)

export function searchPeople(db: Queryable, actor: Actor, body: Terms): Promise<UserRow[]> {
  const { sortField, sortOrder, pageNumber, pageSize, selectAll, ...terms } = body
  const size = pageSize === undefined ? {} : { pageSize: cut(pageSize) }
  const { page } = searchOf(people, { sortField, sortOrder, pageNumber, selectAll, ...size }, ruleOf(userCalls.search))
  return userStore.list(db, and(visiblePeople(actor), conditionOf(actor, terms)), page)
}

/** Everybody a search finds, by id; `most` bounds it. */
export async function idsOfPeople(db: Queryable, actor: Actor, terms: Terms, most: number): Promise<string[]> {
  const found = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.deleted, false), visiblePeople(actor), conditionOf(actor, terms)))
    .orderBy(people.id)
    .limit(most)
  return found.map(({ id }) => id)
}

/** A page for people to turn; `selectAll` is one page as long as any list may be. */
export function pageOfPeople(db: Queryable, actor: Actor, body: BodyOf<typeof userCalls.pagedSearch>) {
  const { sortField: _f, sortOrder: _o, pageNumber = 0, pageSize = 10, selectAll, deleted = false, ...terms } = body
  const { column, direction } = sortOf(people, body, ruleOf(userCalls.pagedSearch))
  return pageOf(db, {
    table: people,
    where: and(deleted && !isAdmin(actor) ? sql`false` : eq(people.deleted, deleted), visiblePeople(actor), conditionOf(actor, terms)),
    sort: column,
    direction,
    pageNumber: selectAll ? 0 : pageNumber,
    pageSize: selectAll ? LIST_LIMIT : cut(pageSize),
    key: actor.id,
  })
}
