import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { weighInRecord } from '@ramplight/contract/weigh-in/weigh-in-records'
import { weighInCalls as calls, weighIn as weighInSchema } from '@ramplight/contract/weigh-in/weigh-ins'
import { refused } from '@ramplight/domain/kernel/errors'
import { sameContent } from '@ramplight/domain/log/same-content'
import { bagInTheWay } from '@ramplight/domain/weigh-in/bags-today'
import { checkPlanned, planCorrection, planVoid, planWeighIn } from '@ramplight/domain/weigh-in/plan-weigh-in'
import { showWeighIn } from '@ramplight/domain/weigh-in/show-weigh-in'
import { foldLog, type StoredWeighIn, type WeighInRecord } from '@ramplight/domain/weigh-in/weigh-in-records'
import { whoseBag } from '@ramplight/domain/weigh-in/whose-bag'
import type { Change } from '@ramplight/sync/types'
import type { Local } from '#platform/local/answers/local.ts'
import { logOf } from '#platform/local-families/local-log.ts'
import { demandRight, wireOf } from '#platform/local-writes/local-records.ts'
import { subjectOf, tournamentFor } from '#platform/local-writes/tournament-for.ts'
import { write } from '#platform/local-writes/write.ts'
import { t } from './weigh-ins.texts.ts'

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
  return showWeighIn(stored, await tournamentFor(local, stored.tournament, 'tournament.weigh'))
}

/** By this device's clock as the server last corrected it. */
const writer = (local: Local, id: string) => ({ id, by: local.user._id, now: local.now().toISOString() })

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
  const boat = entry?.boatNumber ? t('boat', { number: String(entry.boatNumber) }) : ''
  const name = [boat, names].filter(Boolean).join(' ')
  throw refused('weigh-in.already', { name }, { theirs: wireOf(weighInSchema, showWeighIn(theirs, tournament)) })
}

/** Saves a bag. A repeat under the same id answers what is here and counts once. */
write(
  calls.create,
  async ({ body, replaces }, local) => {
    const id = body._id ?? newId()
    const tournament = await tournamentFor(local, (body.tournament ?? body.tournamentId)!, 'tournament.weigh')
    const known = await find(local, id)
    if (known) {
      const again = planWeighIn({ ...body, tournament: tournament._id }, writer(local, id))
      if (!sameContent(known.history[0]!, again)) throw refused('record.id-taken')
      return { changes: [], answer: answerOf(id) }
    }
    const entry = await local.row<{ tournament: string }>('tournament-entries', body.entry)
    if (entry?.tournament !== tournament._id) throw refused('reference.unknown', { field: 'entry' })
    const planned = planWeighIn({ ...body, tournament: tournament._id }, writer(local, id))
    checkPlanned(planned, tournament)
    await refuseClosedDay(local, tournament._id, body.day)
    await refuseSecond(local, body, tournament, replaces)
    return { changes: [appended(planned, local)], answer: answerOf(id) }
  },
  { early: true },
)

function refuseStale(seen: number | undefined, stored: StoredWeighIn, tournament: Awaited<ReturnType<typeof tournamentFor>>): void {
  if (seen === undefined || seen >= stored.history.length) return
  const theirs = wireOf(weighInSchema, showWeighIn(stored, tournament))
  throw refused('record.stale', undefined, { theirs })
}

/** Of a bag that the person may correct and void: who only weighs, what they weighed themself. */
async function tournamentToChange(local: Local, { tournament: id, history }: StoredWeighIn) {
  const tournament = await tournamentFor(local, id, 'tournament.weigh')
  await demandRight(local, 'weigh-in.change', { by: whoseBag(history), tournament: subjectOf(tournament) })
  return tournament
}

/** Replaces the weight of a weigh-in, with a reason. The old one stays in its history. */
write(
  calls.update,
  async ({ params: { id }, body }, local) => {
    const stored = await demand(local, id)
    const tournament = await tournamentToChange(local, stored)
    const planned = planCorrection(stored, body, writer(local, newId()))
    if (!planned) return { changes: [], answer: answerOf(id) }
    refuseStale(body._rev, stored, tournament)
    checkPlanned(planned, tournament)
    return { changes: [appended(planned, local)], answer: answerOf(id) }
  },
  { early: true },
)

/** Strikes a weigh-in out: it no longer counts, and stays in the log. Voiding twice is harmless. */
async function voiding(local: Local, id: string, { reason, _rev }: { reason: string; _rev?: number | undefined }): Promise<Change[]> {
  const stored = await demand(local, id)
  const tournament = await tournamentToChange(local, stored)
  const planned = planVoid(stored, reason, writer(local, newId()))
  if (!planned) return []
  refuseStale(_rev, stored, tournament)
  checkPlanned(planned, tournament)
  return [appended(planned, local)]
}

write(calls.voidWeighIn, async ({ params: { id }, body }, local) => ({ changes: await voiding(local, id, body), answer: answerOf(id) }), {
  early: true,
})

write(calls.remove, async ({ params: { id } }, local) => ({
  changes: await voiding(local, id, { reason: 'voided' }),
  answer: async () => ({ ok: true as const }),
}))
