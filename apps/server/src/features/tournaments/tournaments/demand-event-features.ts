import { todayAt } from '@ramplight/contract/tournaments/today-at'
import type { ChangeTournament, CreateTournament } from '@ramplight/contract/tournaments/tournaments'
import { hasBegun } from '@ramplight/domain/registration/registration-window'
import { newlyUsed, type RulesToHold } from '@ramplight/domain/subscriptions/event-features'
import { fillFromTour } from '@ramplight/domain/tournament/fill-from-tour'
import { tournamentDates } from '@ramplight/domain/tournament/tournament-dates'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { demandFeatures, type Seller } from '#features/subscriptions/plans/index'
import { tourSettingsOf } from '#features/tours/tour-settings/index'
import { findTour } from '#features/tours/tours/index'
import type { TournamentRow } from './tournaments.store.ts'

const datesOf = (form: Parameters<typeof tournamentDates>[0], before: readonly string[] = []) => {
  const { tournamentDates: dates } = tournamentDates(form)
  return dates?.length ? dates : before
}

/** What a new event asks beyond what its tour brings. Asked of calls, not of devices: those send what happened (decision 0055). */
export async function demandForNew(deps: Seller, body: CreateTournament): Promise<void> {
  const [tour, settings] = [await findTour(deps.db, body.tour), await tourSettingsOf(deps.db, body.tour)]
  if (!tour) return
  const brought = fillFromTour({}, settings) as RulesToHold
  const form = fillFromTour(body, settings)
  await demandFeatures(deps, form.director ?? tour.director, newlyUsed(brought, { ...form, tournamentDates: datesOf(form) } as RulesToHold))
}

/** What a change asks that the event did not ask before; one that has begun is never stopped. */
export async function demandForChange(deps: Seller, before: TournamentRow, body: ChangeTournament, now: Date): Promise<void> {
  if (hasBegun(before, todayAt(zoneOf(before), now))) return
  const after = { ...before, ...body, tournamentDates: datesOf({ ...before, ...body }, before.tournamentDates) }
  await demandFeatures(deps, before.director, newlyUsed(before as RulesToHold, after as RulesToHold))
}
