import type { BoardScreens } from '@ramplight/contract/results/tournament-results'
import { type Steering, steered, UNSTEERED } from '@ramplight/domain/results/screens'
import { eq, sql } from 'drizzle-orm'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db, Queryable } from '#platform/database/types'
import { LIVE_CHANNEL } from '#platform/realtime/live-hub'
import { boardScreens } from './board-screens.table.ts'

type Row = typeof boardScreens.$inferSelect

/** The age instead of the moment: a TV may have a clock of its own. */
const asTold = ({ rev, view, turn, paused, message, since }: Row, now: Date): BoardScreens => ({
  ...{ rev, view, turn, paused, message },
  age: Math.max(0, now.getTime() - Date.parse(since)),
})

/** What the TVs of a tournament show. */
export async function screensOf(db: Queryable, tournament: string, now: Date): Promise<BoardScreens> {
  const [row] = await db.select().from(boardScreens).where(eq(boardScreens.tournament, tournament))
  return row ? asTold(row, now) : { rev: 0, ...UNSTEERED, age: 0 }
}

/** Steers all TVs of a tournament, and tells them. */
export const steerScreens = (db: Db, tournament: string, steering: Steering, now: Date): Promise<BoardScreens> =>
  inTransaction(db, async (tx) => {
    const since = now.toISOString()
    await tx
      .insert(boardScreens)
      .values({ tournament, rev: 0, ...UNSTEERED, since })
      .onConflictDoNothing()
    const [before] = await tx.select().from(boardScreens).where(eq(boardScreens.tournament, tournament)).for('update')
    const known = asTold(before!, now)
    const [row] = await tx
      .update(boardScreens)
      .set({ ...steered(known, steering, known.age), rev: known.rev + 1, since })
      .where(eq(boardScreens.tournament, tournament))
      .returning()
    await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify({ type: 'screens-steered', tournament })})`)
    return asTold(row!, now)
  })
