import { type DuplicatePair, MOST_PAIRS } from '@ramplight/contract/people/angler-merges'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { whyDuplicates } from '@ramplight/domain/registration/likely-duplicates'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { nameKeyOf, numberCounts, numberOf, people, presentUser, userStore, visiblePeople } from '../users/index.ts'

/** So many people of one phone or one name are looked at; a book with more of them has other troubles. */
const MOST_LOOKED_AT = 500

/** Who may be in the book twice: only those who share a phone or a name are read. */
export async function findDuplicates(db: Queryable, actor: Actor): Promise<DuplicatePair[]> {
  // A helper is shown no phone, and merges nobody.
  if (actor.isAssistant) return []
  const seen = and(eq(people.deleted, false), eq(people.userType, 'Angler'), visiblePeople(actor))
  const name = nameKeyOf(people)
  const shared = (key: SQL, where?: SQL) =>
    db
      .select({ ids: sql<string[]>`array_agg(${people.id} order by ${people.id})` })
      .from(people)
      .where(and(seen, where))
      .groupBy(key)
      .having(sql`count(*) > 1`)
      .limit(MOST_LOOKED_AT)
  const groups = [...(await shared(numberOf, numberCounts)), ...(await shared(name))].map(({ ids }) => ids)
  const rows = new Map((await userStore.list(db, inArray(people.id, groups.flat().slice(0, MOST_LOOKED_AT)))).map((row) => [row.id, row]))
  const pairs = new Map<string, DuplicatePair>()
  for (const group of groups)
    for (const [at, first] of group.entries())
      for (const second of group.slice(at + 1)) {
        const [one, other] = [rows.get(first), rows.get(second)]
        const why = one && other && whyDuplicates(one, other)
        const key = `${first} ${second}`
        if (why && !pairs.has(key)) pairs.set(key, { one: presentUser(one, actor), other: presentUser(other, actor), why })
        if (pairs.size === MOST_PAIRS) return [...pairs.values()]
      }
  return [...pairs.values()]
}
