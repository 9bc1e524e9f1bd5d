import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { inArray } from 'drizzle-orm'
import { type UserRow, userStore } from '#features/people/users/index'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import { tourStore } from '#features/tours/tours/index'
import type { Queryable, Tx } from '#platform/database/types'
import type { Doer } from '#platform/http/deps'

type Tournament = Pick<TournamentRow, 'id' | 'tour' | 'season' | 'director'>

/** The people of a batch, and how far each director sees. */
export type People = {
  users: Map<string, UserRow>
  toursOf: Map<string, Set<string>>
  nameOf: (users: string[]) => string
}

export async function loadPeople(db: Queryable, ids: Iterable<string>, tournaments: Iterable<Tournament>): Promise<People> {
  const users = new Map((await userStore.findMany(db, [...new Set(ids)])).map((user) => [user.id, user]))
  return { users, toursOf: await toursDirectedBy(db, new Set([...tournaments].map((one) => one.director))), nameOf: namesIn(users) }
}

export async function toursDirectedBy(db: Queryable, directors: Set<string>): Promise<Map<string, Set<string>>> {
  const found = new Map([...directors].map((director) => [director, new Set<string>()]))
  const tours = directors.size ? await tourStore.list(db, inArray(tourStore.table.director, [...directors])) : []
  for (const tour of tours) found.get(tour.director)?.add(tour.id)
  return found
}

const namesIn = (users: Map<string, UserRow>) => (ids: string[]) =>
  ids.map((id) => users.get(id)?.last_name || users.get(id)?.first_name || 'taken').join(' & ')

/**
 * Who runs a tournament enters the anglers they see, those of its tour and its director's other tours, and those its
 * director made. Anybody else does not exist for them.
 */
export function refuseStranger(
  people: People,
  actor: Actor,
  tournament: Tournament,
  ids: (string | null | undefined)[],
  field: string,
): void {
  for (const id of ids) {
    if (!id) continue
    const user = people.users.get(id)
    if (!user || !mayEnter(people, actor, tournament, user)) throw refused('reference.unknown', { field })
  }
}

function mayEnter({ toursOf }: People, actor: Actor, { tour, director }: Tournament, user: UserRow): boolean {
  const directed = toursOf.get(director)
  return can(actor, 'user.see', user) || user.director === director || user.tours.some((one) => one === tour || directed?.has(one))
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
    (user) => ({ tournament: id, summary: `${user.first_name} ${user.last_name} joined the ${whatBy.get(user.id)} by being entered` }),
  )
}
