import { createHash } from 'node:crypto'
import { SETTLED, type SyncOp, type SyncResult } from '@ramplight/contract/sync/sync'
import { inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../database/types.ts'
import { canonical } from '../http/idempotency.ts'
import { syncOps } from './sync.table.ts'

/** Done with: the device forgets the change. */
export const SETTLED_STATUSES: ReadonlySet<string> = new Set(SETTLED)

/** Which device of whom. */
export type Sender = { user: string; device: string; at: string }
/** An answer but for the record, which is read anew each time. */
export type Outcome = Omit<SyncResult, 'record'> & { record?: SyncResult['record'] }
type Known = { status: string; detail: Record<string, unknown> | null; payloadSha: string; user: string }

/** What a change says; when and by whose clock is information only. */
export const payloadOf = ({ tbl, id, kind, set, base, baseRev, call, resolves }: SyncOp): string =>
  createHash('sha256').update(canonical({ tbl, id, kind, set, base, baseRev, call, resolves })).digest('base64url')

/**
 * Takes these changes on, each once: whoever sends the same ones at the same moment waits here for our commit and finds them
 * known. Answers what is known of those that were taken on before.
 */
export async function claim(tx: Queryable, ops: SyncOp[], { user, device, at }: Sender): Promise<Map<string, Known>> {
  if (!ops.length) return new Map()
  const rows = ops.map((op) => ({ op_id: op.op, dev_seq: op.devSeq, tbl: op.tbl, rec_id: op.id, payload_sha: payloadOf(op) }))
  const { rows: taken } = await tx.execute<{ op_id: string }>(sql`
    insert into ${syncOps} (op_id, "user", device, dev_seq, tbl, rec_id, payload_sha, status, at)
    select s.op_id, ${user}, ${device}, s.dev_seq, s.tbl, s.rec_id, s.payload_sha, 'claimed', ${at}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (op_id text, dev_seq bigint, tbl text, rec_id text, payload_sha text)
      order by s.op_id
    on conflict do nothing returning op_id`)
  const mine = new Set(taken.map((row) => row.op_id))
  const others = ops.map(({ op }) => op).filter((op) => !mine.has(op))
  if (!others.length) return new Map()
  const known = await tx.select().from(syncOps).where(inArray(syncOps.opId, others))
  return new Map(known.map((row) => [row.opId, row]))
}

/** A repeat gets its first answer; the same id with something else in it, or somebody else's, gets none. */
export function replay(op: SyncOp, known: Known, { user }: Sender): Outcome | null {
  if (known.user !== user || known.payloadSha !== payloadOf(op)) return null
  return { ...known.detail, op: op.op, _id: op.id, status: known.status as Outcome['status'] }
}

/**
 * An answer with the tournament that a refused event is of: whoever runs it is told that a device holds bags that it may not send.
 * It is no part of the answer that the device hears.
 */
export function ofTournament(outcome: Outcome, op: SyncOp | undefined): Outcome {
  const tournament = outcome.status === 'forbidden' && op?.kind === 'event' ? op.set?.tournament : undefined
  return typeof tournament === 'string' ? ({ ...outcome, ofTournament: tournament } as Outcome) : outcome
}

/** Writes what became of them; what waits for its parent, or for a server that can read it, is as if it had never come. */
export async function settle(tx: Queryable, outcomes: Outcome[]): Promise<void> {
  const rows = outcomes.map(({ op, _id: _, status, record: __, ...detail }) => ({ op_id: op, status, detail }))
  if (!rows.length) return
  await tx.execute(sql`
    update ${syncOps} set status = s.status, detail = s.detail
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (op_id text, status text, detail jsonb) where ${syncOps.opId} = s.op_id`)
  const waiting = outcomes.flatMap(({ op, status }) => (status === 'deferred' || status === 'too_old' ? [op] : []))
  if (waiting.length) await tx.delete(syncOps).where(inArray(syncOps.opId, waiting))
}
