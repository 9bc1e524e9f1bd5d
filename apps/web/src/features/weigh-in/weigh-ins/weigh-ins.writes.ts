import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { weighInRecord } from '@ramplight/contract/weigh-in/weigh-in-records'
import { weighInCalls as calls, weighIn as weighInSchema } from '@ramplight/contract/weigh-in/weigh-ins'
import { refused } from '@ramplight/domain/kernel/errors'
import { EMPTY_BAG, newBag, sameBag } from '@ramplight/domain/weigh-in/bag'
import { bagInTheWay } from '@ramplight/domain/weigh-in/bags-today'
import { checkBag, checkDay, checkOpen } from '@ramplight/domain/weigh-in/check-bag'
import { showWeighIn } from '@ramplight/domain/weigh-in/show-weigh-in'
import { headsOf } from '@ramplight/domain/weigh-in/weigh-in-flags'
import { foldLog, latestValues, type StoredWeighIn, type WeighInRecord } from '@ramplight/domain/weigh-in/weigh-in-records'
import type { Change } from '@ramplight/sync/types'
import type { Local } from '#platform/local/answers/local.ts'
import { logOf } from '#platform/local-families/local-log.ts'
import { wireOf } from '#platform/local-writes/local-records.ts'
import { tournamentFor } from '#platform/local-writes/tournament-for.ts'
import { write } from '#platform/local-writes/write.ts'

type Body = BodyOf<typeof calls.create>

/** What the clock of this device showed, and by how much it is off: an hour later nobody could tell any more. */
const byTheClock = (local: Local) => ({
  deviceAt: new Date().toISOString(),
  clockOff: Math.round(local.now().getTime() - Date.now()),
})

/** Appended, never changed: what it says now is what everybody reads for ever. */
const appended = (record: WeighInRecord, local: Local): Change => ({
  kind: 'event',
  tbl: 'weigh-in-events',
  id: record._id,
  event: wireOf(weighInRecord, { ...record, ...byTheClock(local) }),
})

const find = async (local: Local, id: string): Promise<StoredWeighIn | null> =>
  foldLog(await logOf(local, { index: 'weighIn', is: id }))[0] ?? null

async function demand(local: Local, id: string): Promise<StoredWeighIn> {
  const stored = await find(local, id)
  if (!stored) throw refused('record.not-found')
  return stored
}

/** The weigh-in as it stands here, with what this device has just appended. */
const answerOf = (id: string) => async (local: Local) => {
  const stored = await demand(local, id)
  return showWeighIn(stored, await tournamentFor(local, stored.tournament, 'tournament.run'))
}

/** By this device's clock as the server last corrected it; never before what it builds upon. */
function timeOf(claimed: string | undefined, now: Date, history: readonly WeighInRecord[] = []): string {
  const time = Math.min(Date.parse(claimed ?? now.toISOString()), now.getTime())
  return new Date(Math.max(time, ...history.map(({ at }) => Date.parse(at) + 1))).toISOString()
}

async function refuseClosedDay(local: Local, tournament: string, day: number): Promise<void> {
  const days = await local.rows<{ day: number; closed: boolean }>('weigh-in-day', { index: 'tournament', is: tournament })
  if (days.some((one) => one.day === day && one.closed)) throw refused('weigh-in.day-closed', { day: day + 1 })
}

/** A boat weighs once a day; what it has weighed goes to the screen, for a choice between the two. */
async function refuseSecond(
  local: Local,
  body: Body,
  tournament: Awaited<ReturnType<typeof tournamentFor>>,
  replaces: string | undefined,
): Promise<void> {
  const log = foldLog(await logOf(local, { index: 'entry', is: body.entry }))
  const today = log.filter(({ current }) => current.day === body.day && current.weighIn !== replaces)
  const theirs = bagInTheWay(today, body, tournament)
  if (!theirs) return
  const entry = await local.row<{ boatNumber?: number | null; anglers?: { last_name: string; first_name: string }[] }>(
    'tournament-entries',
    body.entry,
  )
  const names = (entry?.anglers ?? []).map(({ first_name, last_name }) => last_name || first_name).join(' · ')
  const name = [entry?.boatNumber ? `Boat ${entry.boatNumber}` : '', names].filter(Boolean).join(' ')
  throw refused('weigh-in.already', { name }, { theirs: wireOf(weighInSchema, showWeighIn(theirs, tournament)) })
}

/** The event of a new bag. */
function weighing(body: Body & { _id: string; tournament: string }, local: Local): Change {
  const at = timeOf(body.at, local.now())
  const record: WeighInRecord = {
    ...newBag(body),
    _id: body._id,
    weighIn: body._id,
    kind: 'weigh',
    tournament: body.tournament,
    entry: body.entry,
    day: body.day,
    at,
    receivedAt: at,
    by: local.user._id,
    station: body.station ?? null,
    reason: body.reason ?? null,
    additional: body.additional ?? false,
    raw: body.raw ?? null,
  }
  return appended(record, local)
}

/** Saves a bag. A repeat under the same id answers what is here and counts once. */
write(
  calls.create,
  async ({ body, replaces }, local) => {
    const id = body._id ?? newId()
    const tournament = await tournamentFor(local, (body.tournament ?? body.tournamentId)!, 'tournament.run')
    const known = await find(local, id)
    const bag = newBag(body)
    if (known) {
      const isRepeat = known.tournament === tournament._id && known.current.entry === body.entry && sameBag(known.history[0]!, bag)
      if (!isRepeat) throw refused('record.id-taken')
      return { changes: [], answer: answerOf(id) }
    }
    const entry = await local.row<{ tournament: string }>('tournament-entries', body.entry)
    if (entry?.tournament !== tournament._id) throw refused('reference.unknown', { field: 'entry' })
    checkOpen(tournament)
    checkDay(body.day, tournament)
    await refuseClosedDay(local, tournament._id, body.day)
    checkBag(bag, tournament)
    await refuseSecond(local, body, tournament, replaces)
    return { changes: [weighing({ ...body, _id: id, tournament: tournament._id }, local)], answer: answerOf(id) }
  },
  { early: true },
)

/** Of the same weigh-in, one step later. */
const nextStep = ({ current, history, tournament }: StoredWeighIn, local: Local, claimed?: string) => {
  const at = timeOf(claimed, local.now(), history)
  return {
    _id: newId(),
    weighIn: current.weighIn,
    tournament,
    entry: current.entry,
    day: current.day,
    at,
    receivedAt: at,
    by: local.user._id,
    additional: false,
    // Who corrects without knowing of another correction says so by this.
    after: headsOf(history),
  }
}

function refuseStale(seen: number | undefined, stored: StoredWeighIn, tournament: Awaited<ReturnType<typeof tournamentFor>>): void {
  if (seen === undefined || seen >= stored.history.length) return
  const theirs = wireOf(weighInSchema, showWeighIn(stored, tournament))
  throw refused('record.stale', {}, { theirs })
}

/** Replaces the weight of a weigh-in, with a reason. The old one stays in its history. */
write(
  calls.update,
  async ({ params: { id }, body }, local) => {
    const stored = await demand(local, id)
    const tournament = await tournamentFor(local, stored.tournament, 'tournament.run')
    if (stored.current.voided) throw refused('weigh-in.voided')
    const before = latestValues(stored.history)
    const bag = newBag(body, before)
    const isMore = body.additional === true && !stored.history.some(({ additional }) => additional)
    if (sameBag(bag, before) && !isMore && headsOf(stored.history).length < 2) return { changes: [], answer: answerOf(id) }
    const reason = body.reason?.trim() || null
    refuseStale(body._rev, stored, tournament)
    checkOpen(tournament)
    if (!reason) throw refused('weigh-in.reason-needed')
    checkBag(bag, tournament)
    const raw = body.raw === undefined ? (bag.weight === before.weight ? before.raw : null) : body.raw
    const record: WeighInRecord = {
      ...bag,
      ...nextStep(stored, local, body.at),
      kind: 'correct',
      additional: body.additional ?? false,
      station: body.station ?? null,
      reason,
      raw: raw ?? null,
    }
    return { changes: [appended(record, local)], answer: answerOf(id) }
  },
  { early: true },
)

/** Strikes a weigh-in out: it no longer counts, and stays in the log. Voiding twice is harmless. */
async function voiding(local: Local, id: string, { reason, _rev }: { reason: string; _rev?: number | undefined }): Promise<Change[]> {
  const stored = await demand(local, id)
  const tournament = await tournamentFor(local, stored.tournament, 'tournament.run')
  if (stored.current.voided) return []
  refuseStale(_rev, stored, tournament)
  checkOpen(tournament)
  return [appended({ ...EMPTY_BAG, ...nextStep(stored, local), kind: 'void', station: null, reason, raw: null }, local)]
}

write(calls.voidWeighIn, async ({ params: { id }, body }, local) => ({ changes: await voiding(local, id, body), answer: answerOf(id) }), {
  early: true,
})

write(calls.remove, async ({ params: { id } }, local) => ({
  changes: await voiding(local, id, { reason: 'voided' }),
  answer: async () => ({ ok: true as const }),
}))
