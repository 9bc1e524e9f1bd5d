import { newId } from '@ramplight/contract/kernel/new-id'
import { email, phone } from '@ramplight/contract/people/users'
import { AnglerBook, type BookTools, type ListedAngler, nameKey } from '@ramplight/domain/registration/angler-book'
import { tenDigits } from '@ramplight/domain/registration/ten-digits'
import { and, or, type SQL, sql } from 'drizzle-orm'
import { toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { people, userStore } from './users.store.ts'

const TOOLS: BookTools = {
  newId,
  readEmail: (text) => email.safeParse(text).data ?? null,
  isPhone: (text) => phone.safeParse(text).success,
}

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
  return new AnglerBook(known.map(toRecord), claimed.filter((user) => !seen.has(user.id)).map(toRecord), TOOLS)
}

const any = (column: unknown, values: string[]) => sql`${column} = any(${sql.param(values)}::text[])`
