import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { entryStore } from '#features/registration/tournament-entries/index'
import type { Deps } from '#platform/http/deps'
import { cardCheckouts } from './cards.table.ts'
import { NOT_YET } from './reconcile.ts'
import { closeCheckout } from './start-checkout.ts'

/** What the trigger of the entries says, with the entry (migration money_at_the_ramp). */
export const SETTLED_BOATS = 'ramplight_settled_boats'
const AT_ONCE = 100

/**
 * Closes the pages of boats for which nobody has to pay any more: the ramp has taken the money, or the boat is gone. Whoever has paid at
 * that moment has paid, and the boat too much. Answers how many were closed; what the bank has not answered, the next turn looks at.
 */
export async function closeSettled(deps: Deps): Promise<number> {
  const { table: entries } = entryStore
  const settled = deps.db
    .select({ id: entries.id })
    .from(entries)
    .where(or(eq(entries.status, 'Paid'), eq(entries.deleted, true)))
  const rows = await deps.db
    .select()
    .from(cardCheckouts)
    .where(and(eq(cardCheckouts.state, 'open'), eq(cardCheckouts.onItsWay, false), inArray(cardCheckouts.entry, settled)))
    .orderBy(asc(cardCheckouts.createdAt))
    .limit(AT_ONCE)
  let closed = 0
  for (const row of rows)
    await closeCheckout(deps, row).then(
      () => closed++,
      (error: { code?: string }) => {
        if (!NOT_YET.includes(error.code ?? '')) throw error
      },
    )
  return closed
}
