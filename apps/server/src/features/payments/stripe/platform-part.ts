import { linesOfPlatformPart, PLATFORM } from '@ramplight/domain/money/platform-lines'
import { PROCESSING_FEES } from '@ramplight/domain/registration/fees'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Doer } from '#platform/audit/doer'
import type { Tx } from '#platform/database/types'
import { PLATFORM_BOOK, settle } from '../ledger/index.ts'
import type { CheckoutRow, Kind } from './card-books.ts'
import { cardCheckouts, cardMovements } from './cards.table.ts'
import { inBooks } from './level-account.ts'

const SIGN = { payment: 1, refund: -1, 'refund-failed': 1, dispute: -1, 'dispute-won': 1 } as const satisfies Record<Kind, 1 | -1>

/**
 * Makes the platform's own book say what the platform has of a card payment: what it brought less what the director has of it. Called after
 * every movement; what is posted already stays.
 */
export async function settlePlatformPart(tx: Tx, { id, items, applicationFee }: CheckoutRow, doer: Doer): Promise<void> {
  const moved = await tx.select().from(cardMovements).where(eq(cardMovements.checkout, id)).orderBy(asc(cardMovements.at))
  if (!moved.length) return
  const part = {
    total: moved.reduce((sum, { kind, amount }) => sum + SIGN[kind] * amount, 0),
    director: await inBooks(tx, id),
    fees: moved.reduce((sum, { providerFee }) => sum + providerFee, 0),
    applicationFee,
    anglerFee: items.reduce((sum, { type, key, cost }) => (type === PROCESSING_FEES && key === 'platform' ? sum + cost : sum), 0),
  }
  const source = { family: PLATFORM_BOOK, record: `checkout ${id}` }
  const of = { kind: 'platform' as const, source, tournament: null, holder: PLATFORM, at: moved.at(-1)!.at }
  await settle(tx, [{ ...of, lines: linesOfPlatformPart(part) }], doer)
}

/** The same for all that was paid before there was a book of the platform. */
export async function settleAllPlatformParts(tx: Tx, doer: Doer): Promise<void> {
  const paid = tx.selectDistinct({ id: cardMovements.checkout }).from(cardMovements)
  for (const row of await tx.select().from(cardCheckouts).where(inArray(cardCheckouts.id, paid))) await settlePlatformPart(tx, row, doer)
}
