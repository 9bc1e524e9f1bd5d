import { linesOfLot, linesOfLotPayout } from '@ramplight/domain/payouts/calcutta'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Movement } from '#features/payments/ledger/index'
import { insertRows } from '#platform/database/insert-rows'
import type { Queryable, Tx } from '#platform/database/types'
import { calcuttaLots, calcuttaPayouts, calcuttas } from './calcuttas.table.ts'

export type CalcuttaRow = typeof calcuttas.$inferSelect
export type LotRow = typeof calcuttaLots.$inferSelect
export type LotPayoutRow = typeof calcuttaPayouts.$inferSelect

export async function findCalcutta(db: Queryable, tournament: string): Promise<CalcuttaRow | null> {
  const [row] = await db.select().from(calcuttas).where(eq(calcuttas.tournament, tournament))
  return row ?? null
}

/** Held until the transaction ends: whoever sells or pays out comes one after the other. */
export async function holdCalcutta(tx: Tx, tournament: string): Promise<CalcuttaRow | null> {
  const [row] = await tx.select().from(calcuttas).where(eq(calcuttas.tournament, tournament)).for('update')
  return row ?? null
}

export async function findLot(db: Queryable, id: string): Promise<LotRow | null> {
  const [row] = await db.select().from(calcuttaLots).where(eq(calcuttaLots.id, id))
  return row ?? null
}

export async function findLotPayout(db: Queryable, id: string): Promise<LotPayoutRow | null> {
  const [row] = await db.select().from(calcuttaPayouts).where(eq(calcuttaPayouts.id, id))
  return row ?? null
}

/** What is sold and was not taken back, in the order of the sales. */
export const lotsOf = (db: Queryable, tournament: string): Promise<LotRow[]> =>
  db
    .select()
    .from(calcuttaLots)
    .where(and(eq(calcuttaLots.tournament, tournament), isNull(calcuttaLots.takenBackAt)))
    .orderBy(asc(calcuttaLots.at), asc(calcuttaLots.id))

/** What was handed out for these lots and was not taken back. */
export const payoutsOf = (db: Queryable, lots: readonly LotRow[]): Promise<LotPayoutRow[]> =>
  lots.length
    ? db
        .select()
        .from(calcuttaPayouts)
        .where(
          and(
            inArray(
              calcuttaPayouts.lot,
              lots.map(({ id }) => id),
            ),
            isNull(calcuttaPayouts.takenBackAt),
          ),
        )
        .orderBy(asc(calcuttaPayouts.at), asc(calcuttaPayouts.id))
    : Promise.resolve([])

export type WholeCalcutta = { calcutta: CalcuttaRow | null; lots: LotRow[]; payouts: LotPayoutRow[] }

/** All of it, with what was taken back, in the order of the ids. */
export async function wholeCalcutta(db: Queryable, tournament: string): Promise<WholeCalcutta> {
  const ofThis = eq(calcuttaLots.tournament, tournament)
  const lots = await db.select().from(calcuttaLots).where(ofThis).orderBy(asc(calcuttaLots.id))
  const payouts = await db
    .select({ payout: calcuttaPayouts })
    .from(calcuttaPayouts)
    .innerJoin(calcuttaLots, eq(calcuttaPayouts.lot, calcuttaLots.id))
    .where(ofThis)
    .orderBy(asc(calcuttaPayouts.id))
  return { calcutta: await findCalcutta(db, tournament), lots, payouts: payouts.map(({ payout }) => payout) }
}

/** A calcutta that was run on another server, as it is. Its money moved there: the caller says so of every lot and payout, and nothing is posted. */
export async function keepCalcutta(tx: Tx, { calcutta, lots, payouts }: WholeCalcutta): Promise<void> {
  if (calcutta) await tx.insert(calcuttas).values(calcutta)
  if (lots.length) await insertRows(tx, calcuttaLots, lots)
  if (payouts.length) await insertRows(tx, calcuttaPayouts, payouts)
}

export const movementOfLot = (row: LotRow): Movement => ({
  kind: 'calcutta',
  source: { family: 'calcutta-lots', record: row.id },
  tournament: row.tournament,
  lines: linesOfLot(row),
})

export const movementOfPayout = (row: LotPayoutRow, tournament: string): Movement => ({
  kind: 'calcutta',
  source: { family: 'calcutta-payouts', record: row.id },
  tournament,
  lines: linesOfLotPayout(row),
})

/** Whose money a line of the calcutta is, by the lot or the payout that it was posted for; with what was taken back. */
export async function buyersIn(db: Queryable, tournament: string): Promise<Map<string, Pick<LotRow, 'user' | 'entrant'>>> {
  const { id, user, entrant } = calcuttaLots
  const [lots, payouts] = await Promise.all([
    db.select({ id, user, entrant }).from(calcuttaLots).where(eq(calcuttaLots.tournament, tournament)),
    db
      .select({ id: calcuttaPayouts.id, user, entrant })
      .from(calcuttaPayouts)
      .innerJoin(calcuttaLots, eq(calcuttaPayouts.lot, calcuttaLots.id))
      // What went to the crew is not the buyer's.
      .where(and(eq(calcuttaLots.tournament, tournament), eq(calcuttaPayouts.to, 'owner'))),
  ])
  return new Map([...lots, ...payouts].map(({ id: of, ...buyer }) => [of, buyer]))
}

/** Every lot that somebody bought, with what was taken back. */
export const lotsBoughtBy = (db: Queryable, user: string): Promise<LotRow[]> =>
  db.select().from(calcuttaLots).where(eq(calcuttaLots.user, user)).orderBy(asc(calcuttaLots.at), asc(calcuttaLots.id))

/** The lot of an entry that was entered twice is the lot of the one that stays, unless that was sold as well: then somebody has to say which. */
export async function moveLots(tx: Tx, { from, to, tournament }: { from: string; to: string; tournament: string }): Promise<void> {
  await holdCalcutta(tx, tournament)
  const lots = await lotsOf(tx, tournament)
  if (lots.some(({ entries }) => entries.includes(to))) return
  for (const { id, entries } of lots.filter((lot) => lot.entries.includes(from))) {
    const moved = entries.map((entry) => (entry === from ? to : entry))
    await tx
      .update(calcuttaLots)
      .set({ entries: sql`${JSON.stringify(moved)}::jsonb` })
      .where(eq(calcuttaLots.id, id))
  }
}
