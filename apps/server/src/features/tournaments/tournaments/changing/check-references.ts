import type { TournamentSettings } from '@ramplight/contract/tournaments/settings'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { refuseForeignTables } from '#features/payouts/payout-structures/index'
import { userStore } from '#features/people/users/index'
import { type DivisionRow, divisionStore } from '#features/tours/divisions/index'
import { seasonsOfTours } from '#features/tours/seasons/index'
import { findTour } from '#features/tours/tours/index'
import type { Queryable } from '#platform/database/types'

const unknown = (field: string) => refused('reference.unknown', { field })

/** The tour a tournament goes to: one that the actor may edit. */
export async function tourToEdit(db: Queryable, actor: Actor, id: string) {
  const tour = await findTour(db, id)
  if (!tour || !can(actor, 'tour.edit', tour)) throw unknown('tour')
  return tour
}

/** A tournament counts for a season of its own tour. */
export async function checkSeason(db: Queryable, season: string | null | undefined, tour: { id: string }): Promise<void> {
  if (season && !(await seasonsOfTours(db, [tour.id])).includes(season)) throw unknown('season')
}

/** A tournament is in a division of its own tour, or in one of its director's that belongs to no tour. */
export function refuseForeignDivision(found: DivisionRow | null | undefined, { tour, director }: { tour: string; director: string }): void {
  if (!found || (found.tour === null ? found.director !== director : found.tour !== tour)) throw unknown('division')
}

export async function checkDivision(
  db: Queryable,
  division: string | null | undefined,
  of: { tour: string; director: string },
): Promise<void> {
  if (division) refuseForeignDivision(await divisionStore.find(db, division), of)
}

/** A tournament is directed by the director of its tour; only an admin names another one. */
export async function checkDirector(db: Queryable, actor: Actor, id: string, tour: { director: string }): Promise<void> {
  if (id === tour.director) return
  if (!isAdmin(actor) || !(await areDirectors(db, [id]))) throw unknown('director')
}

/** A tournament is paid by a table that whoever sets it sees, or one of its director's; what is set already stays. */
export async function checkPayoutTable(
  db: Queryable,
  actor: Actor,
  { settings, before, director }: { settings: TournamentSettings | undefined; before?: TournamentSettings; director: string },
): Promise<void> {
  if (settings)
    await refuseForeignTables(db, actor, { sent: { settings }, before: { settings: before }, director }, ['settings.payout.payoutToUse'])
}

/**
 * Nobody directs beside its director without having said yes (`co-director-invitations`): a write takes somebody out, and adds only
 * who makes it, and who directs the event anyway.
 */
export function refuseUnasked(actor: Actor, ids: string[] | undefined, event: { director: string; coDirectors: string[] }): void {
  const asked = [actor.id, event.director, ...event.coDirectors]
  if (ids?.some((id) => !asked.includes(id))) throw refused('co-director.not-asked')
}

async function areDirectors(db: Queryable, ids: string[]): Promise<boolean> {
  const found = await userStore.findMany(db, ids)
  return found.filter((user) => user.userType !== 'Angler').length === new Set(ids).size
}
