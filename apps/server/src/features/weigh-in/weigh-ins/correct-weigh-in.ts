import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { refused } from '@ramplight/domain/kernel/errors'
import { type Bag, bagOf, newBag, sameBag } from '@ramplight/domain/weigh-in/bag'
import { checkBag, checkOpen } from '@ramplight/domain/weigh-in/check-bag'
import { headsOf } from '@ramplight/domain/weigh-in/weigh-in-flags'
import { foldLog, latestValues, type StoredWeighIn, type WeighInRecord } from '@ramplight/domain/weigh-in/weigh-in-records'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db, Tx } from '#platform/database/types'
import { type EntryRow, entryStore } from '../../registration/tournament-entries/index.ts'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { appendEvent, timeOf } from './append-event.ts'
import { boatName, correctedLine, voidedLine } from './describe-weigh-in.ts'
import { findWeighIn } from './find-weigh-in.ts'
import { toWeighInRecord } from './weigh-ins.log.ts'
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
  if (current.voided) throw refused('weigh-in.voided')
  const before = latestValues(history)
  const bag = newBag(change, before)
  // Nothing to change, or the same correction once more: its answer got lost.
  const isSame = sameBag(bag, before) && !saysMore(change, history) && headsOf(history).length < 2
  if (isSame || wasDone(history, change, doer)) return stored
  const event = {
    ...bag,
    ...about(stored),
    id: newId(),
    kind: 'correct' as const,
    at: timeOf(change.at, doer, history),
    receivedAt: doer.at,
    by: doer.id!,
    station: change.station,
    reason: change.reason?.trim() || null,
    additional: change.additional ?? false,
    after: headsOf(history),
    raw: change.raw === undefined ? (bag.weight === before.weight ? before.raw : null) : change.raw,
  }
  const yours = foldLog([...history, toWeighInRecord({ ...NOTHING_KNOWN, ...event, station: event.station ?? null })])[0]!
  checkRevision(change._rev, stored, tournament, yours)
  checkOpen(tournament)
  if (!event.reason) throw refused('weigh-in.reason-needed')
  checkBag(bag, tournament)
  const line = correctedLine(await nameOf(tx, entry), current.day, bagOf(before), bag, event.reason, tournament)
  return appendEvent(tx, event, doer, line, history)
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
  if (current.voided) return stored
  checkRevision(_rev, stored, tournament)
  checkOpen(tournament)
  const event = {
    ...about(stored),
    id: newId(),
    kind: 'void' as const,
    at: timeOf(undefined, doer, history),
    receivedAt: doer.at,
    by: doer.id!,
    reason,
    after: headsOf(history),
  }
  const line = voidedLine(await nameOf(tx, entry), current.day, bagOf(latestValues(history)), reason, tournament)
  return appendEvent(tx, event, doer, line, history)
}

const NOTHING_KNOWN = { deviceAt: null, clockOff: null }

/** Said for the first time: this is one more bag of its boat. */
const saysMore = ({ additional }: Change, history: readonly WeighInRecord[]) =>
  additional === true && !history.some((one) => one.additional)

const about = ({ current, tournament }: StoredWeighIn) => ({
  weighIn: current.weighIn,
  tournament,
  entry: current.entry,
  day: current.day,
})

const nameOf = async (tx: Tx, entry: EntryRow | null) => (entry ? boatName(tx, entry) : 'Deleted entry')

/** The step that followed the version the caller saw is this very correction, by the same person. */
function wasDone(history: readonly WeighInRecord[], change: Change, doer: Doer): boolean {
  const next = change._rev === undefined ? undefined : history[change._rev]
  const seen = next && latestValues(history.slice(0, change._rev))
  return !!seen && next.kind === 'correct' && next.by === doer.id && sameBag(next, newBag(change, seen as Bag))
}

function checkRevision(seen: number | undefined, stored: StoredWeighIn, tournament: TournamentRow, yours?: StoredWeighIn): void {
  if (seen === undefined || seen === stored.history.length) return
  throw refused('record.stale', {}, { yours: yours ? wireWeighIn(yours, tournament) : undefined, theirs: wireWeighIn(stored, tournament) })
}
