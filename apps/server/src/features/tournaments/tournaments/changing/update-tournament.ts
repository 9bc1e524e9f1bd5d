import { type ChangeTournament, changeTournament, tournament as tournamentRecord } from '@ramplight/contract/tournaments/tournaments'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { changedFields, refuseChange } from '@ramplight/domain/tournament/check-change'
import { tournamentDates } from '@ramplight/domain/tournament/tournament-dates'
import { z } from 'zod'
import { weighedCounts } from '#features/weigh-in/weigh-ins/index'
import { inTransaction } from '#platform/database/in-transaction'
import { toRecord, withoutIds } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { type Changes, lineOf } from '../check-change.ts'
import { withPlace } from '../locate-tournaments.ts'
import { type By, tellChanged } from '../tell-changed.ts'
import { type TournamentRow, tournamentStore } from '../tournaments.store.ts'
import { checkDirector, checkDivision, checkPayoutTable, checkSeason, refuseUnasked, tourToEdit } from './check-references.ts'

export async function updateTournament(id: string, body: ChangeTournament, actor: Actor, by: By): Promise<TournamentRow> {
  return inTransaction(by.deps.db, async (tx) => {
    const before = await tournamentStore.find(tx, id, 'update')
    if (!before) throw refused('record.not-found')
    const changes = changedFields({ ...withoutIds(body), ...datesOf(body, before) } as Changes, before)
    // Sent twice because the first answer was lost: nothing is left to do.
    if (Object.keys(changes).length === 0) return before
    refuseStale(body, before)
    const weighed = before.status === 'Completed' ? await weighedCounts(tx, [id]) : new Map<string, number>()
    refuseChange(before, changes, weighed.get(id) ?? 0)
    await checkReferences(tx, actor, changes, before)

    const about = { tournament: id, summary: lineOf(before, changes) }
    const row = await tournamentStore.update(tx, id, await withPlace(changes, before), undefined, by.doer, about)
    await tellChanged(tx, [id], by)
    return row
  })
}

/** The dates after the change; a form that names neither kind leaves them alone. */
function datesOf(body: ChangeTournament, before: TournamentRow): Changes {
  const { dateSpanType, tournamentDateForSingle, tournamentDates: given } = body
  if (dateSpanType === undefined && tournamentDateForSingle === undefined && given === undefined) return {}
  const isGiven = tournamentDateForSingle !== undefined || given !== undefined
  const dates = isGiven ? { tournamentDateForSingle, tournamentDates: given } : before
  const { startDate, ...rest } = tournamentDates({ ...dates, dateSpanType: dateSpanType ?? before.dateSpanType })
  return { ...rest, startDate: startDate ?? '' }
}

/** Both versions go out as the wire knows them. */
function refuseStale(body: ChangeTournament, before: TournamentRow): void {
  if (body._rev === undefined || body._rev === before.rev) return
  const { yours, theirs } = z.encode(z.object({ yours: changeTournament, theirs: tournamentRecord }), {
    yours: body,
    theirs: toRecord(before),
  })
  throw refused('record.stale', undefined, { yours, theirs })
}

async function checkReferences(tx: Queryable, actor: Actor, changes: Changes, before: TournamentRow): Promise<void> {
  await checkPayoutTable(tx, actor, { settings: changes.settings, before: before.settings, director: before.director })
  refuseUnasked(actor, changes.coDirectors, before)
  if (changes.tour || changes.division) await checkDivision(tx, divisionAfter(changes, before), { ...before, ...changes })
  if (!changes.tour && !changes.season && !changes.director) return
  const tour = await tourToEdit(tx, actor, changes.tour ?? before.tour)
  await checkSeason(tx, changes.season === undefined ? before.season : changes.season, tour)
  if (changes.director) await checkDirector(tx, actor, changes.director, tour)
}

const divisionAfter = (changes: Changes, before: TournamentRow) => (changes.division === undefined ? before.division : changes.division)
