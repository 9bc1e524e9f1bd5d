import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { refused } from '@ramplight/domain/kernel/errors'
import { sameContent } from '@ramplight/domain/log/same-content'
import { cutAfterDayOf } from '@ramplight/domain/results/calculate'
import { bagInTheWay, weighsOnce } from '@ramplight/domain/weigh-in/bags-today'
import { checkPlanned, planWeighIn } from '@ramplight/domain/weigh-in/plan-weigh-in'
import type { StoredWeighIn } from '@ramplight/domain/weigh-in/weigh-in-records'
import { and, eq } from 'drizzle-orm'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import { toRecord } from '#platform/database/records'
import type { Db, Tx } from '#platform/database/types'
import { type EntryRow, entriesOf, entryStore } from '../../registration/tournament-entries/index.ts'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { refuseClosedDay } from '../weigh-in-day/index.ts'
import { appendEvent, writerOf } from './append-event.ts'
import { correctLocked } from './correct-weigh-in.ts'
import { boatName, weighedLine } from './describe-weigh-in.ts'
import { findWeighIn, weighInsWhere } from './find-weigh-in.ts'
import { eventsOf } from './weigh-ins.log.ts'
import { wireWeighIn } from './weigh-ins.presenter.ts'
import { weighInEvents } from './weigh-ins.table.ts'

type Body = BodyOf<typeof weighInCalls.create> & Pick<BodyOf<typeof weighInCalls.createOrUpdate>, '_rev'>

/**
 * Saves a bag. Invariants: one bag of a boat counts once, whatever two stations do at the same moment; a repeat with the
 * same id answers what is stored and counts once; what was refused left nothing behind.
 */
export function recordWeighIn(
  db: Db,
  tournament: TournamentRow,
  body: Body,
  doer: Doer,
  whenKnown: 'answer' | 'correct' = 'answer',
): Promise<StoredWeighIn> {
  return inTransaction(db, async (tx) => {
    // Every write about this boat waits here for the one before it.
    const entry = await entryStore.find(tx, body.entry, 'update')
    const known = body._id ? await findWeighIn(tx, body._id) : null
    if (!known) return weigh(tx, tournament, entry, body, doer)
    if (!isTheSameBoat(known, tournament, body)) throw refused('record.id-taken')
    if (isRepeat(known, body, doer)) return known
    if (whenKnown === 'correct') return correctLocked(tx, tournament, entry, known, body, doer)
    throw refused('record.id-taken', undefined, { theirs: wireWeighIn(known, tournament) })
  })
}

async function weigh(tx: Tx, tournament: TournamentRow, entry: EntryRow | null, body: Body, doer: Doer): Promise<StoredWeighIn> {
  if (entry?.tournament !== tournament.id) throw refused('reference.unknown', { field: 'entry' })
  const planned = planWeighIn({ ...body, tournament: tournament.id }, writerOf(body._id ?? newId(), doer))
  checkPlanned(planned, tournament)
  await refuseClosedDay(tx, tournament.id, body.day)
  await checkFirst(tx, tournament, entry, body)
  await checkCut(tx, tournament, entry, body.day)
  return appendEvent(tx, planned, doer, weighedLine(await boatName(tx, entry), body.day, planned, tournament))
}

const isTheSameBoat = ({ current, tournament }: StoredWeighIn, { id }: TournamentRow, body: Body) =>
  tournament === id && current.entry === body.entry && current.day === body.day

/** The bag that was saved under this id arrives again: an answer got lost, or a finger tapped twice. */
const isRepeat = ({ history, tournament }: StoredWeighIn, body: Body, doer: Doer) =>
  body._rev === undefined && sameContent(history[0]!, planWeighIn({ ...body, tournament }, writerOf(history[0]!._id, doer)))

async function checkFirst(tx: Tx, tournament: TournamentRow, entry: EntryRow, body: Body): Promise<void> {
  if (!weighsOnce(body, tournament)) return
  const today = await weighInsWhere(tx, and(eq(weighInEvents.entry, entry.id), eq(weighInEvents.day, body.day)))
  const theirs = bagInTheWay(today, body, tournament)
  if (theirs) throw refused('weigh-in.already', { name: await boatName(tx, entry) }, { theirs: wireWeighIn(theirs, tournament) })
}

async function checkCut(tx: Tx, row: TournamentRow, entry: EntryRow, day: number): Promise<void> {
  if (!row.hasCuts || !row.settings.cuts?.some(({ afterDay }) => afterDay < day)) return
  const entries = (await entriesOf(tx, row.id)).map(toRecord)
  const cutAfterDay = cutAfterDayOf(entry.id, { tournament: toRecord(row), entries, events: await eventsOf(tx, row.id) })
  if (cutAfterDay !== null && cutAfterDay < day) throw refused('weigh-in.cut', { name: await boatName(tx, entry) })
}
