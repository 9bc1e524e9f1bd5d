import type { BoardHold } from '@ramplight/contract/results/tournament-results'
import { refused } from '@ramplight/domain/kernel/errors'
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Doer } from '#platform/audit/doer'
import { writeAudit } from '#platform/audit/write-audit'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db, Queryable } from '#platform/database/types'
import { type TournamentRow, touchBoard } from '../../tournaments/tournaments/index.ts'
import { boardHolds } from './board-holds.table.ts'
import { resultOf, resultStore } from './tournament-results.store.ts'

/** How the public board of a tournament is held; null: it shows what there is. */
export async function holdOf(db: Queryable, tournament: string): Promise<BoardHold | null> {
  const [row] = await db.select().from(boardHolds).where(eq(boardHolds.tournament, tournament))
  return row ? { since: row.since, left: row.left } : null
}

/** Which of these tournaments have a board that is held. */
export async function heldAmong(db: Queryable, tournaments: string[]): Promise<ReadonlySet<string>> {
  if (!tournaments.length) return new Set()
  const rows = await db.select().from(boardHolds).where(inArray(boardHolds.tournament, tournaments))
  return new Set(rows.map(({ tournament }) => tournament))
}

/** Holds the board. The new revision and the hold are one transaction: no viewer sees the one without the other. */
export const holdBoard = (db: Db, { id, name }: TournamentRow, top: number | null, doer: Doer): Promise<BoardHold | null> =>
  inTransaction(db, async (tx) => {
    await touchBoard(tx, id)
    if ((await resultOf(tx, id))?.dateFinalized) throw refused('results.hold-final')
    const [made] = await tx
      .insert(boardHolds)
      .values({ tournament: id, since: doer.at, heldBy: doer.id, left: top })
      .onConflictDoNothing()
      .returning()
    if (made) await tell(tx, doer, id, top === null ? `Board of ${name} held` : `Board of ${name} held: the first ${top} are hidden`)
    return holdOf(tx, id)
  })

/** Reveals down to so many hidden places. What is revealed stays revealed. */
export const revealBoard = (db: Db, { id, name }: TournamentRow, left: number, doer: Doer): Promise<BoardHold | null> =>
  inTransaction(db, async (tx) => {
    await touchBoard(tx, id)
    const isHidden = eq(boardHolds.tournament, id)
    const more = and(isHidden, gt(boardHolds.left, left))
    const moved = left
      ? await tx.update(boardHolds).set({ left }).where(more).returning()
      : await tx
          .delete(boardHolds)
          .where(and(isHidden, or(isNull(boardHolds.left), gt(boardHolds.left, left))))
          .returning()
    if (moved.length) await tell(tx, doer, id, left ? `Board of ${name}: ${left} places stay hidden` : `Board of ${name} shows all`)
    return holdOf(tx, id)
  })

/** Official results are in every public answer: the hold ends with them. The caller moves the revision. */
export async function endHold(tx: Queryable, { id, name }: TournamentRow, doer: Doer): Promise<void> {
  const [ended] = await tx.delete(boardHolds).where(eq(boardHolds.tournament, id)).returning()
  if (ended) await tell(tx, doer, id, `Board of ${name} shows all: the results are official`)
}

/** What is written before the results are official would tell places that are held. */
export async function refuseWhileHeld(db: Queryable, tournament: string): Promise<void> {
  if (await holdOf(db, tournament)) throw refused('results.board-held')
}

const tell = (tx: Queryable, doer: Doer, tournament: string, summary: string) =>
  writeAudit(tx, doer, { action: 'changed', family: resultStore.name, record: tournament, tournament, summary })
