import { entryTotals, type Totals } from './entry-totals.ts'
import { weighedDays } from './field.ts'
import { type Contender, rank } from './ranking.ts'
import type { Entry, Tournament } from './types.ts'

export type EntryContender = Contender & Totals & { source: Entry }
/** Everyone who left the tournament at one line; null is the level of those who went on to the end. */
export type Level = { cutAfterDay: number | null; contenders: EntryContender[] }
export type CutLine = { afterDay: number; keep: number }

export const breaksTiesWithBigFish = (tournament: Tournament): boolean => tournament.settings?.payout?.breakTiesWithBigFish !== false

export const toContender = (
  tournament: Tournament,
  source: Entry,
  range?: { only?: number | null; upTo?: number | null },
): EntryContender => ({
  entry: source._id,
  createdAt: source.createdAt,
  source,
  ...entryTotals(tournament, source, range),
})

/** The cut lines that have been reached, in order of their day (S9). `field` is every entry, disqualified included. */
export function reachedCuts(tournament: Tournament, field: readonly Entry[]): CutLine[] {
  if (!tournament.hasCuts) return []
  const weighed = weighedDays(field)
  return (tournament.settings?.cuts ?? []).filter(({ afterDay }) => weighed.has(afterDay)).sort((a, b) => a.afterDay - b.afterDay)
}

/**
 * S9: the entries by how far they came, best level first. A tie on the line lets all of the tied go on;
 * who is cut keeps the totals of that day, whatever is weighed later.
 */
export function cutLevels(tournament: Tournament, cuts: readonly CutLine[], entries: readonly Entry[]): Level[] {
  let stillIn = [...entries]
  const levels: Level[] = []
  for (const { afterDay, keep } of cuts) {
    const ranked = rank(
      stillIn.map((entry) => toContender(tournament, entry, { upTo: afterDay })),
      breaksTiesWithBigFish(tournament),
    )
    levels.unshift({ cutAfterDay: afterDay, contenders: ranked.filter((row) => row.position > keep).map((row) => row.contender) })
    stillIn = ranked.filter((row) => row.position <= keep).map((row) => row.contender.source)
  }
  return [{ cutAfterDay: null, contenders: stillIn.map((entry) => toContender(tournament, entry)) }, ...levels]
}
