import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { refused } from '@ramplight/domain/kernel/errors'
import { type Bag, bagOf, newBag, sameBag } from '@ramplight/domain/weigh-in/bag'
import { checkPlanned, planCorrection, planVoid } from '@ramplight/domain/weigh-in/plan-weigh-in'
import { foldLog, latestValues, type StoredWeighIn, type WeighInRecord } from '@ramplight/domain/weigh-in/weigh-in-records'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db, Tx } from '#platform/database/types'
import { type EntryRow, entryStore } from '../../registration/tournament-entries/index.ts'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { appendEvent, writerOf } from './append-event.ts'
import { boatName, correctedLine, voidedLine } from './describe-weigh-in.ts'
import { findWeighIn } from './find-weigh-in.ts'
import { wireWeighIn } from './weigh-ins.presenter.ts'

type Change = BodyOf<typeof weighInCalls.update>
type Voiding = { reason: string; _rev?: number | undefined }

/** Replaces the weight of a weigh-in, with a reason. The old one stays in its history. */
export const correctWeighIn = (db: Db, tournament: TournamentRow, seen: StoredWeighIn, change: Change, doer: Doer) =>
  locked(db, seen, (tx, entry, stored) => correctLocked(tx, tournament, entry, stored, change, doer))

/** Strikes a weigh-in out: it no longer counts, and stays in the log. Voiding twice is harmless. */
export const voidWeighIn = (db: Db, tournament: TournamentRow, seen: StoredWeighIn, voiding: Voiding, doer: Doer) =>
  locked(db, seen, (tx, entry, stored) => voidLocked(tx, tournament, entry, stored, voiding, doer))

/** Reads the weigh-in again when nobody else can write about its boat. */
function locked(
  db: Db,
  { current }: StoredWeighIn,
  write: (tx: Tx, entry: EntryRow | null, stored: StoredWeighIn) => Promise<StoredWeighIn>,
): Promise<StoredWeighIn> {
  return inTransaction(db, async (tx) => {
    const entry = await entryStore.find(tx, current.entry, 'update')
    const stored = await findWeighIn(tx, current.weighIn)
    if (!stored) throw refused('record.not-found')
    return write(tx, entry, stored)
  })
}

/** The caller holds the entry. */
export async function correctLocked(
  tx: Tx,
  tournament: TournamentRow,
  entry: EntryRow | null,
  stored: StoredWeighIn,
  change: Change,
  doer: Doer,
): Promise<StoredWeighIn> {
  const { current, history } = stored
  const planned = planCorrection(stored, change, writerOf(newId(), doer))
  // Nothing to change, or the same correction once more: its answer got lost.
  if (!planned || wasDone(history, change, doer)) return stored
  checkRevision(change._rev, stored, tournament, foldLog([...history, planned])[0]!)
  checkPlanned(planned, tournament)
  const line = correctedLine(await nameOf(tx, entry), current.day, bagOf(latestValues(history)), planned, planned.reason ?? '', tournament)
  return appendEvent(tx, planned, doer, line, history)
}

async function voidLocked(
  tx: Tx,
  tournament: TournamentRow,
  entry: EntryRow | null,
  stored: StoredWeighIn,
  { reason, _rev }: Voiding,
  doer: Doer,
): Promise<StoredWeighIn> {
  const { current, history } = stored
  const planned = planVoid(stored, reason, writerOf(newId(), doer))
  if (!planned) return stored
  checkRevision(_rev, stored, tournament)
  checkPlanned(planned, tournament)
  const line = voidedLine(await nameOf(tx, entry), current.day, bagOf(latestValues(history)), reason, tournament)
  return appendEvent(tx, planned, doer, line, history)
}

const nameOf = async (tx: Tx, entry: EntryRow | null) => (entry ? boatName(tx, entry) : 'Deleted entry')

/** The step that followed the version the caller saw is this very correction, by the same person. */
function wasDone(history: readonly WeighInRecord[], change: Change, doer: Doer): boolean {
  const next = change._rev === undefined ? undefined : history[change._rev]
  const seen = next && latestValues(history.slice(0, change._rev))
  if (!seen || next.kind !== 'correct' || next.by !== doer.id) return false
  const { additional = false, reason } = change
  return next.additional === additional && next.reason === (reason?.trim() || null) && sameBag(next, newBag(change, seen as Bag))
}

function checkRevision(seen: number | undefined, stored: StoredWeighIn, tournament: TournamentRow, yours?: StoredWeighIn): void {
  if (seen === undefined || seen === stored.history.length) return
  throw refused('record.stale', undefined, {
    yours: yours ? wireWeighIn(yours, tournament) : undefined,
    theirs: wireWeighIn(stored, tournament),
  })
}
