import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '#platform/database/types'
import { refunds } from '../refunds/index.ts'
import { cardCheckouts } from './cards.table.ts'

/**
 * Two entries are one: what a card has paid for the one that is gone, it has paid for the boat, and it can go back there. A page that is
 * open stays with the one that is gone, and is closed for that; who pays there at that moment pays for the boat (`recordCardMovement`).
 */
export async function moveCheckouts(tx: Tx, gone: string, keep: string): Promise<void> {
  await tx
    .update(cardCheckouts)
    .set({ entry: keep })
    .where(and(eq(cardCheckouts.entry, gone), ne(cardCheckouts.state, 'open')))
}

/** Two memberships of one angler are one: the same for what cards have paid for it, and for what went back. */
export async function moveMemberCheckouts(tx: Tx, gone: string, keep: string): Promise<void> {
  await tx
    .update(cardCheckouts)
    .set({ membership: keep })
    .where(and(eq(cardCheckouts.membership, gone), ne(cardCheckouts.state, 'open')))
  await tx.update(refunds).set({ membership: keep }).where(eq(refunds.membership, gone))
}
