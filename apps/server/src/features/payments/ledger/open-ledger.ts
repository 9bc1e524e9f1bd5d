import type { Tx } from '#platform/database/types'
import { ledgerOpenings } from './ledger.table.ts'

/** Is this the first time that somebody opens the ledger? Of several who ask at once one hears yes, and the others wait for them. */
export async function opensLedger(tx: Tx, at: string): Promise<boolean> {
  const opened = await tx.insert(ledgerOpenings).values({ id: 'history', at }).onConflictDoNothing().returning()
  return opened.length > 0
}
