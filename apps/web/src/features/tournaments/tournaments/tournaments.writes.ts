import { newId } from '@ramplight/contract/kernel/new-id'
import {
  type ChangeTournament,
  type CreateTournament,
  tournamentCalls as calls,
  changeTournament,
  type Tournament,
  tournament,
} from '@ramplight/contract/tournaments/tournaments'
import { tourSettings } from '@ramplight/contract/tours/tour-settings'
import { tour as tourRecord } from '@ramplight/contract/tours/tours'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import { changedFields, refuseChange, refusedMove, refuseMissing } from '@ramplight/domain/tournament/check-change'
import { fillFromTour } from '@ramplight/domain/tournament/fill-from-tour'
import { tournamentDates } from '@ramplight/domain/tournament/tournament-dates'
import type { Local } from '#platform/local/answers/local.ts'
import { decodeRow } from '#platform/local-families/decode-rows.ts'
import { actorOf } from '#platform/local-families/local-actor.ts'
import { creation, demandRow, isHere, patchOf, recordIn, refuseStale, rowOf } from '#platform/local-writes/local-records.ts'
import { tournamentFor } from '#platform/local-writes/tournament-for.ts'
import { write } from '#platform/local-writes/write.ts'

const TBL = 'tournaments'
const tournamentHere = (id: string) => (local: Local) => recordIn(local, TBL, id, tournament)

/** The tour a tournament goes to: one that who makes it may edit. */
async function tourToEdit(local: Local, id: string) {
  const tour = decodeRow(tourRecord, await demandRow(local, 'tours', id, 'tour'))
  if (!can(await actorOf(local), 'tour.edit', { id, director: tour.director })) throw refused('reference.unknown', { field: 'tour' })
  return tour
}

/** How a tour pays begins with what it says itself, and its settings say it more exactly. */
async function broughtBy(local: Local, tour: { _id: string; payout?: object | null | undefined }) {
  const [row] = await local.rows('tour-settings', { index: 'tour', is: tour._id })
  const settings = row && decodeRow(tourSettings, row)
  const payout = { ...tour.payout, ...settings?.payout }
  return { ...settings, ...(Object.keys(payout).length > 0 ? { payout } : {}) }
}

/** A tournament counts for a season of its own tour. */
async function refuseForeignSeason(local: Local, season: string | null | undefined, tour: string): Promise<void> {
  if (season && (await demandRow(local, 'seasons', season, 'season')).tour !== tour) throw refused('reference.unknown', { field: 'season' })
}

const given = (form: object) => Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined && value !== null))

write(calls.create, async ({ body }, local) => {
  const id = body._id ?? newId()
  if (await local.row(TBL, id)) return { changes: [], answer: tournamentHere(id) }
  const tour = await tourToEdit(local, body.tour)
  // Sent as it was seen here: what the tour brings may be another thing by the time there is a signal.
  const form: CreateTournament = fillFromTour(body, await broughtBy(local, tour))
  const dates = tournamentDates(form)
  refuseMissing({ ...form, ...dates })
  await refuseForeignSeason(local, form.season, tour._id)
  if (form.status === 'Completed') throw refusedMove('Draft', form.status)
  const filled = { ...given(form), ...dates, director: form.director ?? tour.director, createdBy: local.user._id }
  const at = local.now().toISOString()
  const change = creation(TBL, id, { create: calls.create.body!, record: tournament }, { body: form, filled, at })
  return { changes: [change], answer: tournamentHere(id) }
})

/** The dates after the change; a form that names neither kind leaves them alone. */
function datesOf(body: ChangeTournament, before: Tournament) {
  const { dateSpanType, tournamentDateForSingle, tournamentDates: several } = body
  if (dateSpanType === undefined && tournamentDateForSingle === undefined && several === undefined) return {}
  const isGiven = tournamentDateForSingle !== undefined || several !== undefined
  const dates = isGiven ? { tournamentDateForSingle, tournamentDates: several } : before
  return tournamentDates({ ...dates, dateSpanType: dateSpanType ?? before.dateSpanType })
}

/** Boats that have a weigh-in in the log of a tournament. */
const weighedIn = async (local: Local, id: string): Promise<number> =>
  new Set((await local.rows<{ entry: string }>('weigh-in-events', { index: 'tournament', is: id })).map(({ entry }) => entry)).size

write(calls.update, async ({ params: { id }, body }, local) => {
  const before = await tournamentFor(local, id, 'tournament.edit')
  const row = await rowOf(local, TBL, id)
  const { startDate, ...dates } = { startDate: undefined, ...datesOf(body, before) }
  const patch = patchOf(changeTournament, { ...body, ...dates })
  if (isHere(row, patch)) return { changes: [], answer: tournamentHere(id) }
  refuseStale(row, body._rev, patch)
  const { _id, _rev, ...sent } = { ...body, ...dates, ...(startDate ? { startDate } : {}) }
  const changes = changedFields<Tournament>(sent as Partial<Tournament>, before)
  refuseChange(before, changes, before.status === 'Completed' ? await weighedIn(local, id) : 0)
  if (changes.tour || changes.season) {
    const tour = await tourToEdit(local, changes.tour ?? before.tour)
    await refuseForeignSeason(local, changes.season === undefined ? before.season : changes.season, tour._id)
  }
  return {
    changes: [{ kind: 'edit', tbl: TBL, id, patch, seen: body._rev, ...(startDate ? { shown: { startDate } } : {}) }],
    answer: tournamentHere(id),
  }
})
