import { and, asc, eq, exists, gt, ne, or, type SQL, sql } from 'drizzle-orm'
import { entryStore } from '#features/registration/tournament-entries/index'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import { membershipStore, owedInSql } from '#features/tours/memberships/index'
import type { Queryable } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import { eachRow } from '#platform/jobs/each-row'
import type { CheckoutRow } from './card-books.ts'
import { cardCheckouts } from './cards.table.ts'
import { closeCheckout } from './start-checkout.ts'

/** What the trigger of the entries says, with the entry (migration money_at_the_ramp). */
export const SETTLED_BOATS = 'ramplight_settled_boats'
const AT_ONCE = 100

/** Of what nobody has to pay any more: the ramp has taken the money, it is gone, its event is off, or something else is owed by now. */
function hasNothingToPay(db: Queryable): SQL {
  const [{ table: entries }, { table: members }, { table: events }] = [entryStore, membershipStore, tournamentStore]
  const { entry, tournament, membership, whole } = cardCheckouts
  // Of each page its own entry, event and member are looked up: few pages are open, and there are many entries.
  const isSettled = and(eq(entries.id, entry), or(eq(entries.status, 'Paid'), eq(entries.deleted, true)))
  const isOff = and(eq(events.id, tournament), or(eq(events.cancelled, true), eq(events.deleted, true)))
  const isChanged = and(eq(members.id, membership), or(eq(members.deleted, true), ne(whole, owedInSql)))
  const one = { one: sql`1` }
  return or(
    exists(db.select(one).from(entries).where(isSettled)),
    exists(db.select(one).from(events).where(isOff)),
    exists(db.select(one).from(members).where(isChanged)),
  )!
}

/** May somebody still pay what this page or intent asks for? */
export async function isPayable({ db, now }: Deps, { id }: Pick<CheckoutRow, 'id'>): Promise<boolean> {
  const open = and(eq(cardCheckouts.id, id), eq(cardCheckouts.state, 'open'), gt(cardCheckouts.heldUntil, now().toISOString()))
  const [row] = await db
    .select({ id: cardCheckouts.id })
    .from(cardCheckouts)
    .where(and(open, sql`(${hasNothingToPay(db)}) is not true`))
  return row !== undefined
}

/**
 * Closes the pages of boats for which nobody has to pay any more: the ramp has taken the money, the boat is gone, or its event is off; and
 * those of memberships of which something else is owed by now than the page says. Whoever has paid at that moment has paid, and the boat
 * too much. Answers how many were closed; what the bank has not answered, the next turn looks at.
 */
export async function closeSettled(deps: Deps): Promise<number> {
  const isSettled = and(eq(cardCheckouts.state, 'open'), eq(cardCheckouts.onItsWay, false), hasNothingToPay(deps.db))
  return eachRow(deps, 'settled-page', {
    find: ({ isDue, order }) =>
      deps.db
        .select()
        .from(cardCheckouts)
        .where(and(isSettled, isDue(cardCheckouts.id)))
        .orderBy(order(cardCheckouts.id), asc(cardCheckouts.createdAt))
        .limit(AT_ONCE),
    id: ({ id }) => id,
    work: (row) => closeCheckout(deps, row),
  })
}
