import { isAskedFor } from '@ramplight/domain/content/asked-for'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/database/types'
import { isW9, visibleDocuments } from './documents.store.ts'
import { documents } from './documents.table.ts'

type TaxForm = { state: 'asked' | 'there'; at: string }

/** The W-9 of each of these people, as far as this person may see it: a document with that in its name. One that is there beats a question. */
export async function taxFormsOf(db: Db, actor: Actor, people: string[]): Promise<Map<string, TaxForm>> {
  if (!people.length) return new Map()
  const { user, requestedDocInfo, dateUploaded, createdAt } = documents
  const rows = await db
    .select({ user, requestedDocInfo, dateUploaded, createdAt })
    .from(documents)
    .where(and(eq(documents.deleted, false), inArray(user, people), isW9, visibleDocuments(db, actor)))
    .orderBy(dateUploaded)
  const [asked, there] = [rows.filter(isAskedFor), rows.filter((row) => !isAskedFor(row))]
  return new Map([
    ...asked.map((row): [string, TaxForm] => [row.user, { state: 'asked', at: row.createdAt }]),
    ...there.map((row): [string, TaxForm] => [row.user, { state: 'there', at: row.dateUploaded }]),
  ])
}
