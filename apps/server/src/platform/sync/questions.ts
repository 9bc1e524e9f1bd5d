import { newId } from '@ramplight/contract/kernel/new-id'
import type { Question } from '@ramplight/contract/sync/questions'
import type { SyncOp } from '@ramplight/contract/sync/sync'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import { type RowOfTable, tournamentOf } from '@ramplight/contract/sync/tournament-of'
import type { MergeConflict } from '@ramplight/domain/sync/merge3'
import { and, eq, sql } from 'drizzle-orm'
import { auditLog } from '../audit/audit.table.ts'
import type { Doer } from '../audit/doer.ts'
import type { Queryable } from '../database/types.ts'
import type { Synced } from '../http/deps.ts'
import { idsByTable } from './shown-records.ts'
import type { QuestionRow } from './sync.table.ts'
import { syncConflicts } from './sync.table.ts'

/** What of a change could not be taken, as a question that is not kept yet. */
export const questionOf = (op: SyncOp, found: MergeConflict, { id: user, at, impersonator }: Doer): Question => ({
  _id: newId(),
  _rev: 1,
  createdAt: at,
  updatedAt: at,
  op: op.op,
  tbl: op.tbl,
  rec: op.id,
  tournament: null,
  ...found,
  mineBy: user ?? '',
  mineAdmin: impersonator ?? null,
  theirsBy: null,
  at,
  state: 'open',
  answeredBy: null,
})

/** A kept question. `theirs`: as it was when it was asked. */
export const toQuestion = ({ id, rev, opId, recId, tbl, at, answeredAt, resolvedByOp: _, ...row }: QuestionRow): Question => ({
  ...row,
  _id: id,
  _rev: rev,
  createdAt: at,
  updatedAt: answeredAt ?? at,
  at,
  tbl: tbl as SyncTable,
  op: opId,
  rec: recId,
  base: row.base,
  mine: row.mine,
  theirs: row.theirs,
})

/** Keeps both values, who wrote the one that stands, and whose results wait for the answer. */
export async function keepQuestions(tx: Queryable, synced: Synced, asked: Question[]): Promise<void> {
  if (!asked.length) return
  const [writers, tournaments] = [await lastWriters(tx, asked), await tournamentsOf(tx, synced, asked)]
  for (const one of asked) {
    const writer = one.theirsBy ? undefined : writers.get(`${one.tbl} ${one.rec}`)
    if (writer) [one.theirsBy, one.theirsAdmin] = [writer.by, writer.impersonator]
    one.tournament = tournaments.get(`${one.tbl} ${one.rec}`) ?? null
  }
  await tx
    .insert(syncConflicts)
    .values(
      asked.map(({ _id, _rev, createdAt: _, updatedAt: __, op, rec, ...one }) => ({ ...one, id: _id, rev: _rev, opId: op, recId: rec })),
    )
    .onConflictDoNothing()
}

type Writer = { by: string | null; impersonator: string | null }

async function lastWriters(tx: Queryable, asked: Question[]): Promise<Map<string, Writer>> {
  const records = sql.param([...new Set(asked.map(({ rec }) => rec))])
  const { rows } = await tx.execute<{ family: string; record: string } & Writer>(sql`
    select distinct on (family, record) family, record, "by", impersonator from ${auditLog} where record = any(${records}::text[])
    order by family, record, at desc, id desc`)
  return new Map(rows.map(({ family, record, by, impersonator }) => [`${family} ${record}`, { by, impersonator }]))
}

async function tournamentsOf(tx: Queryable, synced: Synced, asked: Question[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const [tbl, ids] of idsByTable(asked.map(({ tbl, rec }) => ({ tbl, id: rec })))) {
    const rows = ((await synced.families.get(tbl)?.load(tx, ids, false)) ?? []) as RowOfTable[]
    for (const row of rows) {
      const tournament = tournamentOf(tbl, row)
      if (tournament) found.set(`${tbl} ${row.id}`, tournament)
    }
  }
  return found
}

/** Nobody is asked about what is deleted. */
const isOfSomething = sql`exists (select 1 from sync_places(${syncConflicts.tbl}, array[${syncConflicts.recId}]) p where not p.gone)`

/** How many questions keep the results of a tournament from becoming official. */
export async function countOpenQuestions(tx: Queryable, tournament: string): Promise<number> {
  const open = await tx
    .select({ id: syncConflicts.id })
    .from(syncConflicts)
    .where(and(eq(syncConflicts.tournament, tournament), eq(syncConflicts.state, 'open'), isOfSomething))
  return open.length
}
