import { type TournamentEntry, tournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import type { Queryable } from '#platform/database/types'
import { type EntryRow, entrySubject } from './tournament-entries.store.ts'

/** What the scale and check-in need of a boat. A new field of an entry is not among them before somebody puts it here. */
const AT_THE_SCALE = [
  '_id',
  '_rev',
  'createdAt',
  'updatedAt',
  'deleted',
  'tournament',
  'tour',
  'season',
  'users',
  'anglers',
  'sub',
  'substitute',
  'boatCaptain',
  'boatNumber',
  'flight',
  'checkedInAt',
  'checkIns',
  'checkInLog',
  'bump',
  'disqualified',
] as const satisfies readonly (keyof TournamentEntry)[]

/**
 * A boat as who only weighs sees it: number, names, who is here. No payment, pot, price, place or payout. Each is shown as paid, so
 * that no screen says that something is owed.
 */
export function boatAlone(entry: TournamentEntry): TournamentEntry {
  const shown = Object.fromEntries(AT_THE_SCALE.map((field) => [field, entry[field]])) as Pick<
    TournamentEntry,
    (typeof AT_THE_SCALE)[number]
  >
  return { ...tournamentEntry.starts, groups: [], twoBoats: [], ...shown, status: 'Paid' }
}

/** Which of these entries this person sees as boats alone: of a tournament where they weigh and nothing else. Never one of their own. */
export async function seenAlone(db: Queryable, rows: readonly EntryRow[], viewer: Actor): Promise<Set<string>> {
  if (!viewer.weighTours?.length || !rows.length) return new Set()
  const tournaments = await tournamentStore.findMany(db, [...new Set(rows.map(({ tournament }) => tournament))])
  const byId = new Map(tournaments.map((row) => [row.id, row]))
  const isWhole = (row: EntryRow) => {
    const tournament = byId.get(row.tournament)
    return tournament !== undefined && can(viewer, 'entry.see', entrySubject(row, tournament))
  }
  return new Set(rows.flatMap((row) => (isWhole(row) ? [] : [row.id])))
}
