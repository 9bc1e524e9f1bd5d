import { isDeepStrictEqual } from 'node:util'
import { type ChangeTournament, changeTournament, tournament as tournamentRecord } from '@ramplight/contract/tournaments/tournaments'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { mayMove } from '@ramplight/domain/tournament/statuses'
import { z } from 'zod'
import { weighedCounts } from '#features/weigh-in/weigh-ins/index'
import { toRecord, withoutIds } from '#platform/database/records'
import type { Db, Queryable } from '#platform/database/types'
import type { Doer } from '#platform/http/deps'
import { checkCoDirectors, checkDirector, checkPayoutTable, checkSeason, tourToEdit } from './check-references.ts'
import { refuseMissing } from './create-tournament.ts'
import { touchBoard } from './touch-board.ts'
import { tournamentDates } from './tournament-dates.ts'
import { type TournamentRow, tournamentStore } from './tournaments.store.ts'

type Changes = Partial<TournamentRow>

/** What places, points and money are calculated from; it stands still once results are final. */
const COUNTS = [
  'status',
  'dateSpanType',
  'tournamentDates',
  'tour',
  'season',
  'teamEvent',
  'hasCuts',
  'entryFee',
  'setupOptions',
  'settings',
  'bigfishpots',
  'sidepots',
  'groups',
] as const satisfies (keyof TournamentRow)[]

export async function updateTournament(
  id: string,
  body: ChangeTournament,
  actor: Actor,
  { db, doer }: { db: Db; doer: Doer },
): Promise<TournamentRow> {
  return db.transaction(async (tx) => {
    const before = await tournamentStore.find(tx, id, 'update')
    if (!before) throw refused('record.not-found')
    const changes = changedFields({ ...withoutIds(body), ...datesOf(body, before) } as Changes, before)
    // Sent twice because the first answer was lost: nothing is left to do.
    if (Object.keys(changes).length === 0) return before
    refuseStale(body, before)
    refuseMissing({ ...before, ...changes })
    await refuseFinal(tx, changes, before)
    if (changes.status && !mayMove(before.status, changes.status))
      throw refused('tournament.move-not-allowed', { from: before.status, to: changes.status })
    await checkReferences(tx, actor, changes, before)

    const after = await tournamentStore.update(tx, id, changes, undefined, doer, {
      tournament: id,
      summary: changes.status ? `Status: ${before.status} → ${changes.status}` : `Tournament ${changes.name ?? before.name}`,
    })
    return { ...after, resultsRevision: await touchBoard(tx, id) }
  })
}

/**
 * Final results are withdrawn by reopening them, which also takes the status back. A tournament in which nobody weighed
 * has none: it may simply step back.
 */
async function refuseFinal(tx: Queryable, changes: Changes, before: TournamentRow): Promise<void> {
  const counting = COUNTS.filter((field) => field in changes)
  if (before.status !== 'Completed' || counting.length === 0) return
  const isStepBack = counting.length === 1 && changes.status
  if (isStepBack && !(await weighedCounts(tx, [before.id])).get(before.id)) return
  throw refused('tournament.finalized')
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

const changedFields = (changes: Changes, before: TournamentRow): Changes =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([field, value]) => value !== undefined && !isDeepStrictEqual(value ?? null, before[field as keyof TournamentRow] ?? null),
    ),
  )

/** Both versions go out as the wire knows them. */
function refuseStale(body: ChangeTournament, before: TournamentRow): void {
  if (body._rev === undefined || body._rev === before.rev) return
  const { yours, theirs } = z.encode(z.object({ yours: changeTournament, theirs: tournamentRecord }), {
    yours: body,
    theirs: toRecord(before),
  })
  throw refused('record.stale', {}, { yours, theirs })
}

async function checkReferences(tx: Queryable, actor: Actor, changes: Changes, before: TournamentRow): Promise<void> {
  await checkPayoutTable(tx, actor, changes.settings, before.settings)
  if (changes.coDirectors) await checkCoDirectors(tx, changes.coDirectors)
  if (!changes.tour && !changes.season && !changes.director) return
  const tour = await tourToEdit(tx, actor, changes.tour ?? before.tour)
  await checkSeason(tx, changes.season === undefined ? before.season : changes.season, tour)
  if (changes.director) await checkDirector(tx, actor, changes.director, tour)
}
