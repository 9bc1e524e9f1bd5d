import { eq, sql } from 'drizzle-orm'
import type { Doer } from '#platform/audit/doer'
import type { Tx } from '#platform/database/types'
import { entryInvoices } from './entry-invoices.table.ts'

/** What was charged for an entry that is the same boat as another one, is charged for that. */
export async function moveInvoices(tx: Tx, from: string, to: string, doer: Doer): Promise<void> {
  await tx
    .update(entryInvoices)
    .set({ entry: to, rev: sql`${entryInvoices.rev} + 1`, updatedAt: doer.at })
    .where(eq(entryInvoices.entry, from))
}
