import type { PlacementTable } from '@ramplight/domain/payouts/types'
import { eq } from 'drizzle-orm'
import { records } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { payoutStructures } from './payout-structures.table.ts'

export const payoutStructureStore = records(payoutStructures, 'payout-structures')

/**
 * The placement tables a tournament pays by; undefined means the default structure.
 * A deleted structure still counts: tidying a list never changes what a finished tournament paid.
 */
export async function placementTablesOf(db: Queryable, payoutToUse?: string): Promise<PlacementTable[] | undefined> {
  if (!payoutToUse) return undefined
  const [row] = await db.select().from(payoutStructures).where(eq(payoutStructures.id, payoutToUse))
  return row?.tables
}
