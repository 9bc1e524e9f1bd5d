import { can } from '@ramplight/domain/policies/policies'
import type { Actor, BookSubject } from '@ramplight/domain/policies/subjects'
import { inArray } from 'drizzle-orm'
import { type UserRow, userStore } from '#features/people/users/index'
import { tourStore } from '#features/tours/tours/index'
import type { Queryable } from '#platform/database/types'
import type { Parents, ReferenceRule } from '#platform/http/family'

export type Book = { tour: string; director: string }

/** The people that records name, and whom of them this actor may write into a record of this tournament. */
export type PeopleToName = {
  users: Map<string, UserRow>
  mayName: (actor: Actor, tournament: Book | null, id: string, policy?: 'user.name' | 'user.fish-with') => boolean
}

/** The books of tournaments: how far each director sees. */
export async function booksOf(db: Queryable, tournaments: Iterable<Book>): Promise<(tournament: Book) => BookSubject> {
  const directors = [...new Set([...tournaments].map(({ director }) => director))]
  const tours = directors.length ? await tourStore.list(db, inArray(tourStore.table.director, directors)) : []
  return ({ director, tour }) => ({
    director,
    tour,
    toursOfDirector: tours.filter((one) => one.director === director).map(({ id }) => id),
  })
}

/** Two statements, however many are named. */
export async function peopleToName(db: Queryable, ids: Iterable<string>, tournaments: Iterable<Book>): Promise<PeopleToName> {
  const users = new Map((await userStore.findMany(db, [...new Set(ids)])).map((user) => [user.id, user]))
  const bookOf = await booksOf(db, tournaments)
  return {
    users,
    mayName: (actor, tournament, id, policy = 'user.name') => {
      const person = users.get(id)
      return !!person && can(actor, policy, { person, book: tournament && bookOf(tournament) })
    },
  }
}

/** For a family's `references` to people: those whom the actor sees, and those in the book of the tournament of the record. */
export const peopleInBookOf =
  (tournamentOf: (parents: Parents) => Book | null): ReferenceRule =>
  async (db, named, actor) => {
    const books = named.flatMap(({ parents }) => (parents && tournamentOf(parents)) ?? [])
    const { mayName } = await peopleToName(
      db,
      named.map(({ id }) => id),
      books,
    )
    return ({ id, parents }) => mayName(actor, parents && tournamentOf(parents), id)
  }
