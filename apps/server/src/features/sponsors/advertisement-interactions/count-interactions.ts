import { newId } from '@ramplight/contract/kernel/new-id'
import { refused } from '@ramplight/domain/kernel/errors'
import { and, eq, inArray } from 'drizzle-orm'
import type { Outcome } from '#platform/database/outcomes'
import { isStored } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { advertiserStore } from '../advertisers/index.ts'
import { advertisementInteractions as interactions } from './advertisement-interactions.table.ts'

type Row = typeof interactions.$inferSelect
export type Interaction = Pick<Row, 'advertiser' | 'type' | 'source' | 'user'> & { id?: string | undefined }

/**
 * Counts what was seen or clicked, each advertiser for itself, in one statement. A repeat with the same id counts once.
 * The rows are the record: nobody asks who looked at a card, so no audit line stands beside each.
 */
export async function countInteractions(db: Queryable, wanted: Interaction[], at: string): Promise<Outcome<Row>[]> {
  const known = await activeAdvertisers(db, [...new Set(wanted.map(({ advertiser }) => advertiser))])
  const values = wanted.map((one) => ({ ...one, id: one.id ?? newId() }))
  const rows = await insertNew(
    db,
    values.filter(({ advertiser }) => known.has(advertiser)),
    at,
  )
  return values.map((one) => {
    const row = rows.get(one.id)
    if (!known.has(one.advertiser)) return { id: one.id, problem: refused('reference.unknown', { field: 'advertiser' }) }
    return row && !row.deleted && isStored(row, one) ? { id: one.id, row } : { id: one.id, problem: refused('record.id-taken') }
  })
}

async function activeAdvertisers(db: Queryable, ids: string[]): Promise<Set<string>> {
  const { table } = advertiserStore
  const rows = await advertiserStore.list(db, and(inArray(table.id, ids), eq(table.active, true)))
  return new Set(rows.map(({ id }) => id))
}

/** The rows with these ids, those that were there before too. */
async function insertNew(db: Queryable, values: (Interaction & { id: string })[], at: string): Promise<Map<string, Row>> {
  if (!values.length) return new Map()
  const inserted = await db
    .insert(interactions)
    .values(values.map((one) => ({ ...one, createdAt: at, updatedAt: at })))
    .onConflictDoNothing({ target: interactions.id })
    .returning()
  const ids = new Set(inserted.map(({ id }) => id))
  const repeated = values.filter(({ id }) => !ids.has(id)).map(({ id }) => id)
  const before = repeated.length ? await db.select().from(interactions).where(inArray(interactions.id, repeated)) : []
  return new Map([...inserted, ...before].map((row) => [row.id, row]))
}
