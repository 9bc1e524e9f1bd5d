import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { type UserRow, userStore } from '#features/people/users/index'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import { type PeopleToName, peopleToName } from '#features/tournaments/tournaments/related/index'
import type { Doer } from '#platform/audit/doer'
import type { Queryable, Tx } from '#platform/database/types'

type Tournament = Pick<TournamentRow, 'id' | 'tour' | 'season' | 'director'>

/** The people of a batch, and whom of them one may enter. */
export type People = PeopleToName & { nameOf: (users: string[]) => string }

export async function loadPeople(db: Queryable, ids: Iterable<string>, tournaments: Iterable<Tournament>): Promise<People> {
  const people = await peopleToName(db, ids, tournaments)
  return { ...people, nameOf: namesIn(people.users) }
}

const namesIn = (users: Map<string, UserRow>) => (ids: string[]) =>
  ids.map((id) => users.get(id)?.last_name || users.get(id)?.first_name || 'taken').join(' & ')

/** Who runs a tournament enters whom they may name there. Anybody else does not exist for them. */
export function refuseStranger(
  { mayName }: People,
  actor: Actor,
  tournament: Tournament,
  ids: (string | null | undefined)[],
  field: string,
): void {
  if (ids.some((id) => id && !mayName(actor, tournament, id))) throw refused('reference.unknown', { field })
}

/**
 * Who is registered belongs to the tour and the season from then on (3 §4). Not a director's helper: their tours are what
 * they may run, and nobody is given that by being entered.
 */
export async function joinTour(tx: Tx, users: UserRow[], { id, tour, season }: Tournament, doer: Doer): Promise<void> {
  const isIn = (user: UserRow) => user.tours.includes(tour) && (!season || user.seasons.includes(season))
  const joining = users.filter((user) => !user.isAssistant && !isIn(user)).map((user) => user.id)
  // Held and read again: another tour may be entering the same angler at this moment.
  const held = (await userStore.lockMany(tx, joining)).filter((user) => !isIn(user))
  const whatBy = new Map(held.map((user) => [user.id, user.tours.includes(tour) ? 'season' : 'tour']))
  await userStore.updateMany(
    tx,
    held.map((before) => ({
      before,
      changes: {
        tours: [...new Set([...before.tours, tour])],
        seasons: [...new Set([...before.seasons, ...(season ? [season] : [])])],
      },
    })),
    doer,
    (user) => ({ tournament: id, summary: `${user.first_name} ${user.last_name} joined the ${whatBy.get(user.id)} with this entry` }),
  )
}
