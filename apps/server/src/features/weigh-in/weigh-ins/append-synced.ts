import { type SentWeighInRecord, sentWeighInRecord } from '@ramplight/contract/weigh-in/weigh-in-records'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import { bagOf, newBag } from '@ramplight/domain/weigh-in/bag'
import { checkBag, checkDay } from '@ramplight/domain/weigh-in/check-bag'
import { planHeard } from '@ramplight/domain/weigh-in/plan-weigh-in'
import { latestValues, type WeighInRecord } from '@ramplight/domain/weigh-in/weigh-in-records'
import { whoseBag } from '@ramplight/domain/weigh-in/whose-bag'
import { inArray } from 'drizzle-orm'
import type { Doer } from '#platform/audit/doer'
import { writeAuditLines } from '#platform/audit/write-audit'
import { insertRows } from '#platform/database/insert-rows'
import { type Outcome, outcomeOf, writeTogether } from '#platform/database/outcomes'
import type { Queryable, Tx } from '#platform/database/types'
import type { SentEvent, Work } from '#platform/http/deps'
import { invalid, problemOf } from '#platform/http/errors'
import { anglerNames } from '../../people/users/index.ts'
import { type EntryRow, entryStore } from '../../registration/tournament-entries/index.ts'
import { lockTournaments, type TournamentRow, tournamentSubject } from '../../tournaments/tournaments/index.ts'
import { ACTION, rowOf, writerOf } from './append-event.ts'
import { boatText, correctedLine, voidedLine, weighedLine } from './describe-weigh-in.ts'
import { logOf, toWeighInRecord } from './weigh-ins.log.ts'
import { weighInEvents } from './weigh-ins.table.ts'

type Row = typeof weighInEvents.$inferSelect
type Appended = Outcome<unknown> & { missing?: string[] }

/** What a batch of events is judged by, read and held before the first of them. `logs`: by weigh-in, growing with the batch. */
type Known = { entries: Map<string, EntryRow>; tournaments: Map<string, TournamentRow>; logs: Map<string, WeighInRecord[]> }

/**
 * Adds what stations weighed without a network, in as many statements for a hundred bags as for one. Bags that collide are
 * kept, each as it was weighed: a second one of a boat, one after a cut, one that comes late (`weighInFlags` asks a person).
 * Refused is only what cannot be; what hangs on something that is not here yet says what is `missing`. What comes after the
 * results are final is refused, and leaves a line: it stays on its device, and who finalized would never hear of it.
 */
export async function appendSynced(tx: Tx, sent: SentEvent[], { actor, doer }: Work): Promise<Appended[]> {
  const read = sent.map(({ id, event, clashOf = null }) => ({ id, clashOf, event: sentWeighInRecord.safeParse(event) }))
  const events = read.flatMap(({ event }) => event.data ?? [])
  const known = await hold(tx, events)
  const fresh: Row[] = []
  const outcomes = read.map(({ id, clashOf, event }): Appended => {
    if (!event.success) return { id, problem: invalid(event.error) }
    const missing = missingOf(id, event.data, known)
    if (missing) return { id, problem: refused('reference.unknown', { field: missing.field }), missing: [missing.id] }
    return outcomeOf(id, () => {
      const row = { ...newEvent(id, event.data, known, { actor, doer }), clashOf }
      const record = toWeighInRecord(row)
      fresh.push(row)
      known.logs.set(row.weighIn, [...(known.logs.get(row.weighIn) ?? []), record])
      return record
    })
  })
  await tellLate(
    tx,
    outcomes.flatMap((one, index) => {
      const { id, event } = read[index]!
      return 'problem' in one && one.problem.code === 'tournament.finalized' && event.data ? { id, event: event.data } : []
    }),
    known,
    doer,
  )
  const written = await writeTogether(tx, fresh, storeRows, problemOf)
  const results = new Map<string, Appended>(written.map((one) => [one.id, one]))
  await tell(
    tx,
    written.flatMap((one) => ('row' in one ? [one.row] : [])),
    known,
    doer,
  )
  return outcomes.map((one) => ('row' in one ? (results.get(one.id) ?? one) : one))
}

/** What events would say if they were stored now; nothing of one that cannot be read, or whose weigh-in is not here. */
export async function readSynced(db: Queryable, sent: SentEvent[]): Promise<Map<string, WeighInRecord>> {
  const read = sent.flatMap(({ id, event }) => {
    const { data } = sentWeighInRecord.safeParse(event)
    return data ? [{ id, event: data }] : []
  })
  const logs = await logsOf(
    db,
    read.map(({ event }) => event),
  )
  const writer = { by: '', now: new Date(0).toISOString() }
  return new Map(
    read.flatMap(({ id, event }) => {
      const log = event.kind === 'weigh' ? [] : logs.get(event.weighIn)
      return log ? [[id, planHeard(event, log, { id, ...writer })] as const] : []
    }),
  )
}

/** The logs of the weigh-ins that events correct or void. */
async function logsOf(db: Queryable, events: SentWeighInRecord[]): Promise<Map<string, WeighInRecord[]>> {
  const about = [...new Set(events.flatMap(({ kind, weighIn }) => (kind === 'weigh' ? [] : [weighIn])))]
  return Map.groupBy(about.length ? await logOf(db, inArray(weighInEvents.weighIn, about)) : [], ({ weighIn }) => weighIn)
}

async function storeRows(tx: Tx, rows: Row[]): Promise<Row[]> {
  await insertRows(tx, weighInEvents, rows)
  return rows
}

/** The boats first and their tournaments after, in the order in which the scale holds them; deleted boats too. */
async function hold(tx: Tx, events: SentWeighInRecord[]): Promise<Known> {
  const entries = await entryStore.lockMany(tx, [...new Set(events.map(({ entry }) => entry))])
  const tournaments = await lockTournaments(
    tx,
    entries.map(({ tournament }) => tournament),
  )
  return { entries: new Map(entries.map((row) => [row.id, row])), tournaments, logs: await logsOf(tx, events) }
}

/** What has to be here first: the boat, or the weigh-in that is corrected. */
function missingOf(id: string, event: SentWeighInRecord, { entries, logs }: Known): { field: string; id: string } | null {
  if (!entries.has(event.entry)) return { field: 'entry', id: event.entry }
  if (event.kind !== 'weigh' && event.weighIn !== id && !logs.has(event.weighIn)) return { field: 'weighIn', id: event.weighIn }
  return null
}

function newEvent(id: string, event: SentWeighInRecord, known: Known, { actor, doer }: Pick<Work, 'actor' | 'doer'>): Row {
  const entry = known.entries.get(event.entry)!
  const tournament = known.tournaments.get(entry.tournament)
  if (!tournament || entry.deleted) throw refused('sync.parent-gone')
  const about = tournamentSubject(tournament)
  if (!can(actor, 'tournament.weigh', about)) throw refused('access.forbidden')
  if (event.tournament !== tournament.id) throw refused('reference.unknown', { field: 'tournament' })
  if (tournament.status === 'Completed') throw refused('tournament.finalized')
  const log = event.kind === 'weigh' ? [] : known.logs.get(event.weighIn)!
  if (log[0] && log[0].entry !== entry.id) throw refused('reference.unknown', { field: 'entry' })
  if (log[0] && !can(actor, 'weigh-in.change', { by: whoseBag(log), tournament: about })) throw refused('access.forbidden')
  const planned = planHeard(event, log, writerOf(id, doer))
  checkDay(planned.day, tournament)
  checkBag(planned, tournament)
  return { ...rowOf(planned), deviceAt: event.deviceAt ?? event.at, clockOff: event.clockOff ?? null }
}

/** The audit lines, as for a bag that was saved online. */
async function tell(tx: Tx, rows: Row[], { entries, tournaments, logs }: Known, doer: Doer): Promise<void> {
  const names = await anglerNames(
    tx,
    rows.flatMap(({ entry }) => entries.get(entry)!.users),
  )
  const lines = rows.map((row) => {
    const entry = entries.get(row.entry)!
    const history = logs.get(row.weighIn)!
    const before = history.slice(
      0,
      history.findIndex(({ _id }) => _id === row.id),
    )
    return {
      action: ACTION[row.kind],
      family: 'weigh-ins',
      record: row.weighIn,
      tournament: row.tournament,
      summary: summaryOf(row, before, boatText(entry, names), tournaments.get(entry.tournament)!),
      before: before.length ? bagOf(latestValues(before)) : undefined,
      after: row.kind === 'void' ? undefined : row,
    }
  })
  await writeAuditLines(tx, doer, lines)
}

/** Bags that came after the results of their tournament were final. */
async function tellLate(
  tx: Tx,
  late: { id: string; event: SentWeighInRecord }[],
  { entries, tournaments }: Known,
  doer: Doer,
): Promise<void> {
  if (late.length === 0) return
  const names = await anglerNames(
    tx,
    late.flatMap(({ event }) => entries.get(event.entry)!.users),
  )
  const lines = late.map(({ id, event }) => {
    const entry = entries.get(event.entry)!
    const tournament = tournaments.get(entry.tournament)!
    const boat = boatText(entry, names)
    const bag = weighedLine(boat, event.day, newBag(event), tournament)
    const what = event.kind === 'weigh' ? bag : event.kind === 'void' ? `${boat}, a void` : `${boat}, a correction`
    const station = event.station ? ` Station ${event.station}` : ''
    const record = event.kind === 'weigh' ? id : event.weighIn
    return {
      action: 'came-late' as const,
      family: 'weigh-ins',
      record,
      tournament: tournament.id,
      summary: `${what}: came after the results were official.${station}`,
    }
  })
  await writeAuditLines(tx, doer, lines)
}

function summaryOf(row: Row, before: WeighInRecord[], boat: string, tournament: TournamentRow): string {
  const bag = bagOf(row)
  if (row.kind === 'weigh') return weighedLine(boat, row.day, bag, tournament)
  const was = bagOf(latestValues(before))
  if (row.kind === 'void') return voidedLine(boat, row.day, was, row.reason ?? '', tournament)
  return correctedLine(boat, row.day, was, bag, row.reason ?? '', tournament)
}
