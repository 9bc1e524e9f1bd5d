import { and, asc, eq, inArray, ne, or } from 'drizzle-orm'
import { entryStore } from '#features/registration/tournament-entries/index'
import { membershipStore, owedInSql } from '#features/tours/memberships/index'
import type { Deps } from '#platform/http/deps'
import { cardCheckouts } from './cards.table.ts'
import { NOT_YET } from './reconcile.ts'
import { closeCheckout } from './start-checkout.ts'

/** What the trigger of the entries says, with the entry (migration money_at_the_ramp). */
export const SETTLED_BOATS = 'ramplight_settled_boats'
const AT_ONCE = 100

/**
 * Closes the pages of boats for which nobody has to pay any more: the ramp has taken the money, or the boat is gone; and those of
 * memberships of which something else is owed by now than the page says. Whoever has paid at that moment has paid, and the boat too much.
 * Answers how many were closed; what the bank has not answered, the next turn looks at.
 */
export async function closeSettled(deps: Deps): Promise<number> {
  const { table: entries } = entryStore
  const settled = deps.db
    .select({ id: entries.id })
    .from(entries)
    .where(or(eq(entries.status, 'Paid'), eq(entries.deleted, true)))
  const { table: members } = membershipStore
  const changed = deps.db
    .select({ id: cardCheckouts.id })
    .from(cardCheckouts)
    .innerJoin(members, eq(members.id, cardCheckouts.membership))
    .where(and(eq(cardCheckouts.state, 'open'), or(eq(members.deleted, true), ne(cardCheckouts.whole, owedInSql))))
  const rows = await deps.db
    .select()
    .from(cardCheckouts)
    .where(
      and(
        eq(cardCheckouts.state, 'open'),
        eq(cardCheckouts.onItsWay, false),
        or(inArray(cardCheckouts.entry, settled), inArray(cardCheckouts.id, changed)),
      ),
    )
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
