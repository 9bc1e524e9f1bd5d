import { LARGEST_PAGE, type SearchBody } from '@ramplight/contract/kernel/paging'
import { ruleOf } from '@ramplight/contract/kernel/search'
import { userCalls as calls, type User, user } from '@ramplight/contract/people/users'
import { isInName } from '@ramplight/domain/registration/name-key'
import { phoneCounts } from '@ramplight/domain/registration/phone-counts'
import { phonePart } from '@ramplight/domain/registration/phone-typed'
import { tenDigits } from '@ramplight/domain/registration/ten-digits'
import type { LocalRow } from '@ramplight/sync/types'
import { CallError } from '#platform/call-error.ts'
import type { Local } from '#platform/local/answers/local.ts'
import { readLocally } from '#platform/local/answers/local-calls.ts'
import { actorOf } from '#platform/local-families/local-actor.ts'
import { decodeAll, readFamily, rowsOf, wireBodyOf } from '#platform/local-families/local-family.ts'
import { listOrder, listPart, pageOrder, pagePart, sortOf, termsMatcher } from '#platform/local-families/search-rows.ts'

const PEOPLE = {
  tbl: 'users',
  record: user,
} as const

/** A director and their assistants see the anglers of their tours and those they made; all see themselves. */
async function visible(local: Local) {
  const { id, tours } = await actorOf(local)
  const mine = new Set(tours)
  return (one: User): boolean =>
    one._id === id || (one.userType === 'Angler' && (one.director === id || one.tours.some((tour) => mine.has(tour))))
}

/** A part of the first or the last name, or of both in either order. */
const isNamed =
  (part: string) =>
  ({ first_name, last_name }: User): boolean =>
    isInName(`${first_name} ${last_name} ${first_name}`, part)

/** As on the server: words in the name in either order, digits in the phone number. */
const ELSEWHERE = {
  // Both names at once: `isNamed` looks into the whole name.
  first_name: (one: User, part: string) => isNamed(part)(one),
  last_name: () => false,
  phone: ({ phone }: User, word: string) => {
    const part = phonePart(word)
    return part !== null && !!phone?.includes(part)
  },
}

type Terms = SearchBody & {
  name?: string
  tours?: string[]
  ignoreUsers?: string[]
  phone?: string
  without?: 'phone' | 'email'
  skinnyDown?: boolean
  deleted?: boolean
}

async function found(
  local: Local,
  { name, tours, ignoreUsers, phone, without, skinnyDown: _, ...terms }: Terms,
): Promise<(User & LocalRow)[]> {
  const among = tours && new Set(tours)
  const ignored = new Set(ignoreUsers)
  const conditions: ((one: User) => boolean)[] = [await visible(local), termsMatcher(terms, user.shape, ruleOf(calls.search), ELSEWHERE)]
  if (name) conditions.push(isNamed(name))
  if (among) conditions.push((one) => one.tours.some((tour) => among.has(tour)))
  if (ignored.size) conditions.push((one) => !ignored.has(one._id))
  if (without) conditions.push((one) => !one[without])
  if (phone) conditions.push((one) => one.phone === tenDigits(phone) && phoneCounts(one))
  return (await rowsOf(PEOPLE, local)).filter((one) => conditions.every((meets) => meets(one)))
}

/** Names only: what a picker shows (`skinnyDown`). */
const hidden = { email: null, phone: null, phoneProvenAt: null, street: null, zip: null, username: null, lastLoginAt: null }

readFamily({ list: calls.list, get: calls.get }, { ...PEOPLE, besides: ['tours'], seen: visible })

readLocally(calls.search, {
  tables: ['users', 'tours'],
  answer: async (asked, local) => {
    const body: Terms = wireBodyOf(calls.search, asked)
    const order = listOrder(sortOf(body, user.shape, ruleOf(calls.search)))
    const size = body.pageSize === undefined ? {} : { pageSize: Math.min(body.pageSize, LARGEST_PAGE) }
    const people = decodeAll(PEOPLE, listPart((await found(local, body)).sort(order), { ...body, ...size }))
    return body.skinnyDown ? people.map((one) => ({ ...one, ...hidden })) : people
  },
})

for (const call of [calls.pagedSearch, calls.dataSourceSearch])
  readLocally(call, {
    tables: ['users', 'tours'],
    answer: async (asked, local) => {
      const { selectAll = call === calls.dataSourceSearch, deleted, ...body } = wireBodyOf(call, asked) as Terms
      // What was deleted is not kept here.
      if (deleted) throw CallError.offline()
      const sort = sortOf(body, user.shape, ruleOf(calls.pagedSearch))
      const page = pagePart((await found(local, body)).sort(pageOrder(sort)), { ...body, selectAll })
      return { ...page, message: decodeAll(PEOPLE, page.message) }
    },
  })
