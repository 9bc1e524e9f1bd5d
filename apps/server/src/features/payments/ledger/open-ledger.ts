import { eq } from 'drizzle-orm'
import type { Queryable, Tx } from '#platform/database/types'
import { ledgerOpenings } from './ledger.table.ts'

/** Is this the first time that somebody opens the ledger? Of several who ask at once one hears yes, and the others wait for them. */
export async function opensLedger(tx: Tx, at: string, id = 'history'): Promise<boolean> {
  const opened = await tx.insert(ledgerOpenings).values({ id, at }).onConflictDoNothing().returning()
  return opened.length > 0
}

/** Since when that is open; null when nobody has opened it. */
export async function openedAt(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db.select({ at: ledgerOpenings.at }).from(ledgerOpenings).where(eq(ledgerOpenings.id, id))
  return row?.at ?? null
}
