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

export async function countsOf(
  db: Queryable,
  of: { tournament: string; user: string | null },
): Promise<ResponseOf<typeof tournamentInteractionCalls.getForTournament>> {
  const rows = await db
    .select({ type, count: count() })
    .from(tournamentInteractions)
    .where(and(eq(tournament, of.tournament), eq(deleted, false), ofSomebody(db)))
    .groupBy(type)
  const [mine] = of.user
    ? await db
        .select()
        .from(tournamentInteractions)
        .where(ownOf({ tournament: of.tournament, user: of.user }))
    : []
  const counted = Object.fromEntries(rows.map((row) => [row.type, row.count]))
  return { tournament: of.tournament, interested: 0, going: 0, ...counted, mine: mine ? toRecord(mine) : null }
}

/** First and last name and icon, never more (A27), in one statement for all. */
export async function withFaces(db: Queryable, rows: InteractionRow[]): Promise<TournamentInteractionFound[]> {
  const { id: _id, first_name, last_name, profileIcon } = people
  const ids = [...new Set(rows.map((row) => row.user))]
  const faces = ids.length ? await db.select({ _id, first_name, last_name, profileIcon }).from(people).where(inArray(people.id, ids)) : []
  const faceOf = new Map(faces.map((face) => [face._id, face]))
  return rows.map((row) => ({ ...toRecord(row), user: faceOf.get(row.user) ?? row.user }))
}
