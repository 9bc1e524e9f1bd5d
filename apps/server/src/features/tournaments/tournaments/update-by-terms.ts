import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { bulkOutcome } from '@ramplight/contract/kernel/envelope'
import { MOST_CHANGED, type tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, asc } from 'drizzle-orm'
import type { z } from 'zod'
import { inTransaction } from '#platform/database/in-transaction'
import { bulkAnswer } from '#platform/database/outcomes'
import { wrongField } from '#platform/http/wrong-field'
import { changeTournaments } from './change-tournaments.ts'
import type { Changes } from './check-change.ts'
import { alive, matching, starting } from './matching.ts'
import { placeOfSearch } from './near.ts'
import type { By } from './tell-changed.ts'
import { editedBy } from './tournaments.store.ts'
import { tournaments } from './tournaments.table.ts'

/**
 * The same change to every tournament that matches (A23): only to those the caller may edit, whatever else the terms
 * would find, and only to as many as one person can mean. No date is added to the terms: what is named is what is meant.
 */
export async function updateByTerms(
  { search, updates }: BodyOf<typeof tournamentCalls.updateByTerms>,
  actor: Actor,
  by: By,
): Promise<z.output<typeof bulkOutcome>> {
  const around = await placeOfSearch(search.near)
  return inTransaction(by.deps.db, async (tx) => {
    const rows = await tx
      .select()
      .from(tournaments)
      .where(and(alive, editedBy(actor), starting(search), matching(search, around)))
      // In the order in which everybody locks them.
      .orderBy(asc(tournaments.id))
      .limit(MOST_CHANGED + 1)
      .for('update')
    if (rows.length > MOST_CHANGED) throw tooMany(search)
    return bulkAnswer(await changeTournaments(tx, rows, () => updates as Changes, by))
  })
}

const tooMany = (input: unknown) => wrongField('search', `finds more than ${MOST_CHANGED} tournaments: narrow it`, input)
