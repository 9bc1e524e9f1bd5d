import { inArray } from 'drizzle-orm'
import { insertRows } from '#platform/database/insert-rows'
import type { Queryable } from '#platform/database/types'
import { entriesPaidElsewhere as elsewhere } from './ledger.table.ts'

/** Which of these entries were paid on another server. */
export async function paidElsewhere(tx: Queryable, entries: string[]): Promise<Set<string>> {
  if (!entries.length) return new Set()
  const rows = await tx.select({ entry: elsewhere.entry }).from(elsewhere).where(inArray(elsewhere.entry, entries))
  return new Set(rows.map(({ entry }) => entry))
}

/** These entries were. */
export async function keepPaidElsewhere(tx: Queryable, entries: readonly string[], tournament: string): Promise<void> {
  if (!entries.length) return
  await insertRows(
    tx,
    elsewhere,
    entries.map((entry) => ({ entry, tournament })),
  )
}
