import type { ResponseOf } from '@ramplight/contract/kernel/endpoint'
import type { TournamentInteractionFound, tournamentInteractionCalls } from '@ramplight/contract/tournaments/tournament-interactions'
import { and, count, eq, exists, inArray } from 'drizzle-orm'
import { people } from '#features/people/users/index'
import { records, toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { tournamentInteractions } from './tournament-interactions.table.ts'

export const interactionStore = records(tournamentInteractions, 'tournament-interactions')

export type InteractionRow = typeof tournamentInteractions.$inferSelect

const LABEL = { interested: 'Interested', going: 'Going' }
export const aboutInteraction = ({ tournament, type }: Pick<InteractionRow, 'tournament' | 'type'>) => ({
  tournament,
  summary: LABEL[type],
})

const { tournament, user, type, deleted } = tournamentInteractions

/** The one of a person at a tournament. */
export const ownOf = (of: { tournament: string; user: string }) => and(eq(tournament, of.tournament), eq(user, of.user), eq(deleted, false))

/** Somebody whose account is gone is interested in nothing any more. */
export const ofSomebody = (db: Queryable) =>
  exists(
    db
      .select({ id: people.id })
      .from(people)
      .where(and(eq(people.id, user), eq(people.deleted, false))),
  )

/** How many are interested in each of these and going, and what this person has chosen: two statements, however many are asked. */
export async function countsOf(
  db: Queryable,
  of: { tournaments: string[]; user: string | null },
): Promise<ResponseOf<typeof tournamentInteractionCalls.countSearch>> {
  const asked = and(inArray(tournament, of.tournaments), eq(deleted, false))
  const rows = await db
    .select({ tournament, type, count: count() })
    .from(tournamentInteractions)
    .where(and(asked, ofSomebody(db)))
    .groupBy(tournament, type)
  const own = of.user
    ? await db
        .select()
        .from(tournamentInteractions)
        .where(and(asked, eq(user, of.user)))
    : []
  const mine = new Map(own.map((row) => [row.tournament, toRecord(row)]))
  const many = new Map(rows.map((row) => [`${row.tournament} ${row.type}`, row.count]))
  return of.tournaments.map((id) => ({
    tournament: id,
    interested: many.get(`${id} interested`) ?? 0,
    going: many.get(`${id} going`) ?? 0,
    mine: mine.get(id) ?? null,
  }))
}

/** First and last name and icon, never more (A27), in one statement for all. */
export async function withFaces(db: Queryable, rows: InteractionRow[]): Promise<TournamentInteractionFound[]> {
  const { id: _id, first_name, last_name, profileIcon } = people
  const ids = [...new Set(rows.map((row) => row.user))]
  const faces = ids.length ? await db.select({ _id, first_name, last_name, profileIcon }).from(people).where(inArray(people.id, ids)) : []
  const faceOf = new Map(faces.map((face) => [face._id, face]))
  return rows.map((row) => ({ ...toRecord(row), user: faceOf.get(row.user) ?? row.user }))
}
