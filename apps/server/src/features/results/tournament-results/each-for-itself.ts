import type { bulkOutcome } from '@ramplight/contract/kernel/envelope'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import type { z } from 'zod'
import type { Db } from '#platform/database/types'
import { toDomainError } from '#platform/http/errors'
import { findTournament, type TournamentRow, tournamentSubject } from '../../tournaments/tournaments/index.ts'

type BulkOutcome = z.output<typeof bulkOutcome>

/** One after the other, each in its own transaction; a refusal of one says so and stops no other. */
export async function eachForItself<Item>(
  items: Item[],
  idOf: (item: Item) => string,
  work: (item: Item) => Promise<string>,
): Promise<BulkOutcome> {
  const results: BulkOutcome['results'] = []
  for (const item of items) {
    try {
      results.push({ _id: await work(item), ok: true })
    } catch (error) {
      const { code, message } = toDomainError(error)
      results.push({ _id: idOf(item), ok: false, code, message })
    }
  }
  return { ok: results.every(({ ok }) => ok), acknowledged: true, results }
}

/** The policy of the single call, for one of many. A tournament that the actor may not even see does not exist. */
export async function tournamentToFinish(db: Db, actor: Actor, id: string): Promise<TournamentRow> {
  const row = await findTournament(db, id)
  if (!row || !can(actor, 'tournament.see', tournamentSubject(row))) throw refused('results.no-tournament')
  if (!can(actor, 'tournament.edit', tournamentSubject(row))) throw refused('access.forbidden')
  return row
}
