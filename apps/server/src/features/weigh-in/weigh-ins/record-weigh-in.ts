import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { standings } from '@ramplight/domain/engine'
import { refused } from '@ramplight/domain/kernel/errors'
import { scoreEntries } from '@ramplight/domain/tournament-results'
import { and, eq } from 'drizzle-orm'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db, Tx } from '#platform/database/types'
import type { Doer } from '#platform/http/deps'
import { type EntryRow, entriesOf, entryStore } from '../../registration/tournament-entries/index.ts'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { refuseClosedDay } from '../weigh-in-day/index.ts'
import { appendEvent, timeOf } from './append-event.ts'
import { checkBag, checkDay, checkOpen } from './check-bag.ts'
import { correctLocked } from './correct-weigh-in.ts'
import { boatName, weighedLine } from './describe-weigh-in.ts'
import { engineEntries, engineTournament } from './engine-input.ts'
import { findWeighIn, type StoredWeighIn, weighInsWhere } from './find-weigh-in.ts'
import { newBag, sameBag } from './new-bag.ts'
import { bagOf, eventsOf } from './weigh-ins.log.ts'
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
    if (isRepeat(known, body)) return known
    if (whenKnown === 'correct') return correctLocked(tx, tournament, entry, known, body, doer)
    throw refused('record.id-taken', {}, { theirs: wireWeighIn(known, tournament) })
  })
}

async function weigh(tx: Tx, tournament: TournamentRow, entry: EntryRow | null, body: Body, doer: Doer): Promise<StoredWeighIn> {
  if (entry?.tournament !== tournament.id) throw refused('reference.unknown', { field: 'entry' })
  checkOpen(tournament)
  checkDay(body.day, tournament)
  await refuseClosedDay(tx, tournament.id, body.day)
  const bag = newBag(body)
  checkBag(bag, tournament)
  await checkFirst(tx, tournament, entry, body)
  await checkCut(tx, tournament, entry, body.day)
  const id = body._id ?? newId()
  const event = {
    ...bag,
    id,
    weighIn: id,
    kind: 'weigh' as const,
    tournament: tournament.id,
    entry: entry.id,
    day: body.day,
    at: timeOf(body.at, doer),
    receivedAt: doer.at,
    by: doer.id!,
    station: body.station,
    reason: body.reason,
    additional: body.additional ?? false,
    raw: body.raw,
  }
  return appendEvent(tx, event, doer, weighedLine(await boatName(tx, entry), body.day, bag, tournament))
}

const isTheSameBoat = ({ current, tournament }: StoredWeighIn, { id }: TournamentRow, body: Body) =>
  tournament === id && current.entry === body.entry && current.day === body.day

/** The bag that was saved under this id arrives again: an answer got lost, or a finger tapped twice. */
const isRepeat = ({ history }: StoredWeighIn, body: Body) => body._rev === undefined && sameBag(bagOf(history[0]!), newBag(body))

/** A boat weighs once a day, unless the tournament has sessions, single fish, or the station says that it is one more bag. */
async function checkFirst(tx: Tx, tournament: TournamentRow, entry: EntryRow, body: Body): Promise<void> {
  if (body.additional || tournament.setupOptions.multipleDailyWeighIns || tournament.settings.weighInMode === 'big-bass') return
  const today = await weighInsWhere(tx, and(eq(weighInEvents.entry, entry.id), eq(weighInEvents.day, body.day)))
  const counting = today.filter(({ current }) => !current.voided)
  const theirs =
    tournament.settings.weighInMode === 'intraday-multiple-sessions'
      ? counting.find((other) => isSameSession(other, body))
      : counting.at(-1)
  if (!theirs) return
  throw refused('weigh-in.already', { name: await boatName(tx, entry) }, { theirs: wireWeighIn(theirs, tournament) })
}

/** With sessions, a boat weighs once in each; bags without a session are taken as they come. */
const isSameSession = ({ current }: StoredWeighIn, { periodIndex }: Body) =>
  periodIndex !== undefined && periodIndex !== null && current.bag.periodIndex === periodIndex

async function checkCut(tx: Tx, row: TournamentRow, entry: EntryRow, day: number): Promise<void> {
  if (!row.hasCuts || !row.settings.cuts?.some(({ afterDay }) => afterDay < day)) return
  const tournament = engineTournament(row)
  const entries = engineEntries(await entriesOf(tx, row.id), await eventsOf(tx, row.id))
  const { standings: table } = standings({ tournament, entries: scoreEntries(tournament.settings, entries) })
  const cutAfterDay = table.find((standing) => standing.entry === entry.id)?.cutAfterDay ?? null
  if (cutAfterDay !== null && cutAfterDay < day) throw refused('weigh-in.cut', { name: await boatName(tx, entry) })
}
