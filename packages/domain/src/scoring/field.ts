import type { Entry, EntryCore, Tournament } from './types.ts'

/** G6: deleted entries are left out before anything else. */
export const presentEntries = <E extends EntryCore>(entries: readonly E[] | null | undefined): E[] =>
  (entries ?? []).filter((entry) => entry.deleted !== true)

/** S6: the entry itself, or any of its days (of the one day asked for), was disqualified. */
export function isDisqualified(entry: Entry, day?: number | null): boolean {
  if (entry.disqualified === true) return true
  for (const record of entry.weights ?? []) if (record.disqualified === true && (day == null || (record.day ?? 0) === day)) return true
  return false
}

/** The days on which at least one entry has a record; stops looking once it has found `enough`. */
export function weighedDays(entries: readonly Entry[], enough = Number.POSITIVE_INFINITY): Set<number> {
  const days = new Set<number>()
  for (const entry of entries) {
    for (const record of entry.weights ?? []) days.add(record.day ?? 0)
    if (days.size >= enough) break
  }
  return days
}

/** S8: a tournament of several days with fewer days weighed. */
export function isIncomplete(tournament: Tournament, entries: readonly Entry[]): boolean {
  const totalDays = tournament.tournamentDates?.length ?? 0
  return totalDays > 1 && weighedDays(entries, totalDays).size < totalDays
}
