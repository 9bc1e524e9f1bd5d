import { refused } from '@ramplight/domain/kernel/errors'
import { inArray, sql } from 'drizzle-orm'
import type { CardsOn } from '#features/payments/stripe/takes-cards/index'
import { tellWithdrawn } from '#features/payments/tell-withdrawn'
import { weighedAmong } from '#features/weigh-in/weigh-ins/index'
import type { Doer } from '#platform/audit/doer'
import { outcomeOf } from '#platform/database/outcomes'
import type { Tx } from '#platform/database/types'
import { takeBackWith } from '../tournament-pre-registrations/index.ts'
import { fieldFor } from './enter-boats.ts'
import { type Field, lockFields } from './field.ts'
import { type By, type Outcome, writeAuditLines } from './outcomes.ts'
import { loadPeople } from './people.ts'
import { refuseRecorded } from './refuse-recorded.ts'
import { type EntryRow, lockEntries } from './tournament-entries.store.ts'
import { tournamentEntries } from './tournament-entries.table.ts'

/**
 * Takes entries out, each for itself. Whoever has weighed stays on the record; what is already gone is done. What a boat has paid stays in the
 * books until somebody gives it back.
 */
export async function deleteEntries(tx: Tx, ids: string[], by: By & { deps: CardsOn }): Promise<Outcome[]> {
  const locked = await lockEntries(tx, ids)
  const fields = await lockFields(
    tx,
    locked.map((row) => row.tournament),
  )
  const rows = new Map(locked.map((row) => [row.id, row]))
  const weighed = await weighedAmong(tx, [...rows.keys()])
  const outcomes = [...new Set(ids)].map((id) =>
    outcomeOf(id, () => {
      const row = rows.get(id)
      if (!row) throw refused('record.not-found')
      const { tournament } = fieldFor(fields, row.tournament, by, false)
      if (!row.deleted) refuseRecorded(row, tournament, weighed)
      return row
    }),
  )
  const leaving = outcomes.flatMap((outcome) => ('row' in outcome && !outcome.row.deleted ? [outcome.row] : []))
  await takeOut(tx, leaving, { fields, ...by })
  return outcomes
}

type Taking = { fields: ReadonlyMap<string, Pick<Field, 'tournament'>>; doer: Doer; deps: CardsOn }

/** Boats that are held leave their tournaments: their places go to who waits, and who asked to withdraw hears of it. */
export async function takeOut(tx: Tx, leaving: readonly EntryRow[], { fields, doer, deps }: Taking): Promise<void> {
  if (!leaving.length) return
  await tx
    .update(tournamentEntries)
    .set({ deleted: true, rev: sql`${tournamentEntries.rev} + 1`, updatedAt: doer.at })
    .where(
      inArray(
        tournamentEntries.id,
        leaving.map((row) => row.id),
      ),
    )
  const people = await loadPeople(
    tx,
    leaving.flatMap((row) => row.users),
    [],
  )
  await writeAuditLines(
    tx,
    { doer },
    leaving.map((row) => ({
      action: 'deleted',
      record: row.id,
      tournament: row.tournament,
      summary: `Deleted the entry of ${people.nameOf(row.users)}`,
      before: row,
    })),
  )
  await takeBackWith(tx, leaving, doer, deps)
  for (const row of leaving) await tellWithdrawn(tx, row, fields.get(row.tournament)!.tournament, doer.at)
}
