import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { bulkOutcome } from '@ramplight/contract/kernel/envelope'
import type { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { anewFromTour } from '@ramplight/domain/tournament/fill-from-tour'
import type { z } from 'zod'
import { settingsOfTours } from '#features/tours/tour-settings/index'
import { inTransaction } from '#platform/database/in-transaction'
import { bulkAnswer, outcomeOf, rowsOf } from '#platform/database/outcomes'
import { changeTournaments } from './change-tournaments.ts'
import { lockTournaments } from './lock-tournaments.ts'
import type { By } from './tell-changed.ts'
import { type TournamentRow, tournamentSubject } from './tournaments.store.ts'

/**
 * The tour was set up anew, and tournaments that were made before are to follow. By default their settings alone; other
 * fields only by name. Those with final results are left as they were played.
 */
export async function updateFromParent(
  { tournament, ids = [], fields = ['settings'] }: BodyOf<typeof tournamentCalls.updateSettingsFromParent>,
  actor: Actor,
  by: By,
): Promise<z.output<typeof bulkOutcome>> {
  const wanted = [...new Set([...(tournament ? [tournament] : []), ...ids])]
  return inTransaction(by.deps.db, async (tx) => {
    const rows = await lockTournaments(tx, wanted)
    const allowed = wanted.map((id) => outcomeOf(id, () => toFollow(rows.get(id), actor)))
    const settings = await settingsOfTours(tx, [...new Set(rowsOf(allowed).map((row) => row.tour))])
    const changed = await changeTournaments(tx, rowsOf(allowed), (row) => anewFromTour(row, settings.get(row.tour) ?? null, fields), by)
    const outcomes = new Map(changed.map((one) => [one.id, one]))
    return bulkAnswer(allowed.map((one) => outcomes.get(one.id) ?? one))
  })
}

function toFollow(row: TournamentRow | undefined, actor: Actor): TournamentRow {
  const subject = row && tournamentSubject(row)
  if (!row || !subject || !can(actor, 'tournament.see', subject)) throw refused('record.not-found')
  if (!can(actor, 'tournament.edit', subject)) throw refused('access.forbidden')
  if (row.status === 'Completed') throw refused('tournament.finalized')
  return row
}
