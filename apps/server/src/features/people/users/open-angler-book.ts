import { and, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { AnglerBook, type ListedAngler, nameKey } from './angler-book.ts'
import { tenDigits } from './ten-digits.ts'
import { people, userStore } from './users.store.ts'

/** Everybody on the list whom the condition `visible` lets the reader see, in two statements however long the list is. */
export async function openAnglerBook(db: Queryable, lines: ListedAngler[], visible: SQL | undefined): Promise<AnglerBook> {
  const ids = lines.flatMap((line) => line._id ?? [])
  const emails = lines.flatMap((line) => line.email?.trim().toLowerCase() || [])
  const claimedBy = or(any(people.id, ids), any(sql`lower(${people.email})`, emails))
  const listed = or(
    claimedBy,
    any(
      people.phone,
      lines.flatMap((line) => (line.phone && tenDigits(line.phone)) || []),
    ),
    any(sql`lower(trim(${people.first_name}) || ' ' || trim(${people.last_name}))`, lines.map(nameKey)),
  )
  const known = await userStore.list(db, and(listed, visible))
  const seen = new Set(known.map((user) => user.id))
  const claimed = await userStore.list(db, claimedBy)
  return new AnglerBook(
    known,
    claimed.filter((user) => !seen.has(user.id)),
  )
}

const any = (column: unknown, values: string[]) => sql`${column} = any(${sql.param(values)}::text[])`
