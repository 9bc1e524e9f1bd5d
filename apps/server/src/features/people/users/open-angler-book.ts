import { newId } from '@ramplight/contract/kernel/new-id'
import { email, phone } from '@ramplight/contract/kernel/typed'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { AnglerBook, type BookTools, type ListedAngler } from '@ramplight/domain/registration/angler-book'
import { nameKey } from '@ramplight/domain/registration/name-key'
import { and, or, type SQL, sql } from 'drizzle-orm'
import { toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { atNumber } from './at-number.ts'
import { seesContact } from './users.presenter.ts'
import { people, userStore } from './users.store.ts'
import { nameKeyOf } from './users.table.ts'

const TOOLS: BookTools = {
  newId,
  readEmail: (text) => email.safeParse(text).data ?? null,
  isPhone: (text) => phone.safeParse(text).success,
}

/** `asOneName`: whose phone and e-mail are hidden is known by the name alone; else they are nobody who comes with one. */
type Reader = { actor: Actor; asOneName?: boolean }

/**
 * Everybody on the list whom the condition `visible` lets the reader see, in two statements however long the list is. Nobody is found
 * by a phone or an e-mail that the reader is not shown: the answer would confirm it.
 */
export async function openAnglerBook(
  db: Queryable,
  lines: ListedAngler[],
  visible: SQL | undefined,
  { actor, asOneName = false }: Reader,
): Promise<AnglerBook> {
  const ids = lines.flatMap((line) => line._id ?? [])
  const emails = lines.flatMap((line) => line.email?.trim().toLowerCase() || [])
  const claimedBy = or(any(people.id, ids), any(sql`lower(${people.email})`, emails))
  const listed = or(
    claimedBy,
    atNumber(
      lines.flatMap((line) => line.phone || []),
      'counts',
    ),
    any(nameKeyOf(people), lines.map(nameKey)),
  )
  const known = await userStore.list(db, and(listed, visible))
  const seen = new Set(known.map((user) => user.id))
  const claimed = await userStore.list(db, claimedBy)
  const shown = known.map((user) =>
    can(actor, 'user.see', user) && seesContact(actor, user)
      ? toRecord(user)
      : { ...toRecord(user), email: null, phone: null, contactsHidden: !asOneName },
  )
  return new AnglerBook(shown, claimed.filter((user) => !seen.has(user.id)).map(toRecord), TOOLS)
}

const any = (column: unknown, values: string[]) => sql`${column} = any(${sql.param(values)}::text[])`
