import type { AnglerCard } from '@ramplight/contract/people/user-profiles'
import { byText } from '@ramplight/domain/kernel/text-order'
import { displayOf } from '@ramplight/domain/scoring/default-settings'
import { and, desc, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { entryStore } from '../../registration/tournament-entries/index.ts'
import { publicOnes } from '../../tournaments/tournaments/index.ts'
import { heldAmong } from './board-holds.ts'
import { resultStore } from './tournament-results.store.ts'

/** Many seasons of an angler. */
const MOST_PLACES = 200

/**
 * Where somebody came in, as official results that everybody may read say it, the newest first. Not: drafts, results that are not
 * official or are open again, held boards, and boats without a place.
 */
export async function officialPlacesOf(db: Queryable, person: string): Promise<AnglerCard['places']> {
  const entries = await entryStore.list(db, sql`${entryStore.table.users} ? ${person}`, {
    orderBy: [desc(entryStore.table.createdAt), desc(entryStore.table.id)],
    limit: MOST_PLACES,
  })
  const mine = new Set(entries.map(({ id }) => id))
  const open = await publicOnes(db, [...new Set(entries.map(({ tournament }) => tournament))])
  const completed = open.filter(({ status }) => status === 'Completed')
  const ids = completed.map(({ id }) => id)
  if (!ids.length) return []
  const { tournament, dateFinalized } = resultStore.table
  const held = await heldAmong(db, ids)
  const results = new Map(
    (await resultStore.list(db, and(inArray(tournament, ids), isNotNull(dateFinalized)))).map((row) => [row.tournament, row]),
  )
  return completed
    .filter(({ id }) => !held.has(id))
    .flatMap((event) =>
      (results.get(event.id)?.overallResults.standings ?? []).flatMap(({ entry, position, tied, totalWeight, disqualified }) =>
        mine.has(entry) && position !== null && !disqualified
          ? [
              {
                tournament: event.id,
                name: event.name,
                date: event.startDate,
                position,
                tied,
                weight: totalWeight,
                display: displayOf(event.settings),
              },
            ]
          : [],
      ),
    )
    .sort((a, b) => byText(b.date, a.date))
}
