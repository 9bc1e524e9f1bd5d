import { newId } from '@ramplight/contract/kernel/new-id'
import { type CreateTournament, tournament } from '@ramplight/contract/tournaments/tournaments'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { refusedMove, refuseMissing } from '@ramplight/domain/tournament/check-change'
import { fillFromTour } from '@ramplight/domain/tournament/fill-from-tour'
import { timezoneAt } from '@ramplight/domain/tournament/timezone-at'
import { tournamentDates } from '@ramplight/domain/tournament/tournament-dates'
import { tourSettingsOf } from '#features/tours/tour-settings/index'
import type { Doer } from '#platform/audit/doer'
import type { Db } from '#platform/database/types'
import { checkDirector, checkDivision, checkPayoutTable, checkSeason, refuseUnasked, tourToEdit } from './changing/check-references.ts'
import { placeOf } from './locate-tournaments.ts'
import { type TournamentRow, tournamentStore, tournamentSubject } from './tournaments.store.ts'

/** What is stored: the check for missing fields has seen that all is there. */
type Whole = Parameters<typeof tournamentStore.insert>[1]

export async function createTournament(body: CreateTournament, actor: Actor, { db, doer }: { db: Db; doer: Doer }): Promise<TournamentRow> {
  const tour = await tourToEdit(db, actor, body.tour)
  const form = fillFromTour(body, await tourSettingsOf(db, tour.id))
  const dates = tournamentDates(form)
  refuseMissing({ ...form, ...dates })
  const { _id: id = newId(), ...fields } = form
  const director = form.director ?? tour.director
  await checkDirector(db, actor, director, tour)
  refuseUnasked(actor, form.coDirectors, { director, coDirectors: [] })
  await checkSeason(db, form.season, tour)
  await checkDivision(db, form.division, { tour: tour.id, director })
  await checkPayoutTable(db, actor, { settings: body.settings, director })
  // Offline, a tournament may have run before the server hears of it; only its results are written here.
  const status = form.status ?? tournament.starts.status
  if (status === 'Completed') throw refusedMove('Draft', status)

  const place = await placeOf({ zip: form.zip ?? '', city: form.city ?? '', state: form.state ?? '' })
  const values = {
    ...fields,
    ...dates,
    ...place,
    id,
    director,
    createdBy: actor.id,
    status,
    timezone: form.timezone ?? timezoneAt(form) ?? tournament.starts.timezone,
  }
  return tournamentStore.insert(db, values as Whole, doer, { tournament: id, summary: `Created ${form.name}` }, (stored) =>
    can(actor, 'tournament.edit', tournamentSubject(stored)),
  )
}
