import type { BareTournament, SkinnyTournament, Tournament } from '@ramplight/contract/tournaments/tournaments'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { directorsWhoTakeCards } from '#features/payments/stripe/takes-cards/index'
import { entryCounts } from '#features/registration/tournament-entries/index'
import { spotsOfTournaments } from '#features/registration/tournament-pre-registrations/index'
import { tourStore } from '#features/tours/tours/index'
import { weighedCounts } from '#features/weigh-in/weigh-ins/index'
import { toRecord } from '#platform/database/records'
import type { Deps } from '#platform/http/deps'
import { type Around, milesTo } from './near.ts'
import type { BARE, SKINNY } from './tournaments.queries.ts'
import { type TournamentRow, tournamentSubject } from './tournaments.store.ts'

type Of<Columns> = Pick<TournamentRow, keyof Columns & keyof TournamentRow>
type Skinny = Of<typeof SKINNY> &
  Pick<SkinnyTournament, 'registrationClosesAt' | 'allowPreRegistration' | 'reverseOnDayTwo'> & {
    isInPerson: boolean
    maxBoats: number | null
  }

/** As the caller may see it: the director's notes, its money, and who made it, are for those who run the tournament. */
export function presentTournament(row: TournamentRow, viewer: Actor | null, around: Around | null = null): Tournament {
  const runs = can(viewer, 'tournament.run', tournamentSubject(row))
  const { notes, createdBy, moneyBesides, cashLog } = row
  const own = runs ? { notes, createdBy, moneyBesides, cashLog } : { notes: null, createdBy: null, moneyBesides: null, cashLog: null }
  return { ...toRecord(row), ...own, miles: milesTo(row, around) }
}

export const presentBare = ({ id, ...row }: Of<typeof BARE>, around: Around | null): BareTournament => ({
  _id: id,
  ...row,
  miles: milesTo(row, around),
})

/** Names and counts for a whole page at once: the number of statements does not grow with the page. */
export async function presentSkinny(
  { db, cards }: Pick<Deps, 'db' | 'cards'>,
  rows: Skinny[],
  around: Around | null,
): Promise<SkinnyTournament[]> {
  const ids = rows.map((row) => row.id)
  const limited = rows.filter(({ maxBoats }) => maxBoats !== null)
  const [tours, entries, spots, weighed, paid] = await Promise.all([
    tourStore.findMany(db, [...new Set(rows.map((row) => row.tour))]),
    entryCounts(db, ids),
    spotsOfTournaments(db, limited),
    weighedCounts(db, ids),
    directorsWhoTakeCards(
      { cards },
      db,
      rows.map((row) => row.director),
    ),
  ])
  const byId = new Map(tours.map((tour) => [tour.id, tour]))
  return rows.map(({ id, isInPerson, maxBoats: _limit, ...row }) => ({
    _id: id,
    ...row,
    miles: milesTo(row, around),
    tourName: byId.get(row.tour)?.name ?? null,
    tourIcon: byId.get(row.tour)?.tourIcon ?? null,
    entryCount: entries.get(id) ?? 0,
    weighedCount: weighed.get(id) ?? 0,
    spots: spots.get(id) ?? null,
    takesCards: !isInPerson && !row.cancelled && paid.has(row.director),
  }))
}
