import { type EntryContender, toContender } from './entry-totals.ts'
import { weighedDays } from './field.ts'
import { type BreakTie, type Ranked, rank } from './ranking.ts'
import { compareTied, tieBreaksOf } from './tie-breaks.ts'
import type { Entry, Settings, Tournament } from './types.ts'

/** Everyone who left the tournament at one line; null is the level of those who went on to the end. */
export type Level = { cutAfterDay: number | null; contenders: EntryContender[] }
export type CutLine = { afterDay: number; keep: number }

/** S5, S10: what parts two entries of equal weight under these settings. */
export function tieBreaker(settings: Settings | null | undefined): BreakTie<EntryContender> {
  const chain = tieBreaksOf(settings)
  return (a, b) => compareTied(chain, a, b)
}

/** One line a day, in order of the days. A line that lets nobody go on is none; of two after one day the stricter counts. */
function cutLines(cuts: readonly CutLine[]): CutLine[] {
  const strictestFirst = cuts.filter(({ keep }) => keep >= 1).sort((a, b) => a.afterDay - b.afterDay || a.keep - b.keep)
  return strictestFirst.filter((line, index) => line.afterDay !== strictestFirst[index - 1]?.afterDay)
}

/** The cut lines that have been reached, in order of their day (S9). `field` is every entry, disqualified included. */
export function reachedCuts(tournament: Tournament, field: readonly Entry[]): CutLine[] {
  const lines = tournament.hasCuts ? cutLines(tournament.settings?.cuts ?? []) : []
  if (lines.length === 0) return []
  const weighed = weighedDays(field)
  return lines.filter(({ afterDay }) => weighed.has(afterDay))
}

/** A line and how the entries still in stood at it, over the days up to it. */
export type CutRanking = CutLine & { ranked: Ranked<EntryContender>[] }

const wentOn = ({ keep, ranked }: CutRanking) => ranked.filter(({ position }) => position <= keep)
const wasCut = ({ keep, ranked }: CutRanking) => ranked.filter(({ position }) => position > keep)

/** S9: the ranking at every line in turn; a tie on the line lets all of the tied go on. */
export function cutRankings(tournament: Tournament, cuts: readonly CutLine[], entries: readonly Entry[]): CutRanking[] {
  const breakTie = tieBreaker(tournament.settings)
  let stillIn = entries
  return cuts.map((cut) => {
    const contenders = stillIn.map((entry) => toContender(tournament, entry, { upTo: cut.afterDay }))
    const ranking = { ...cut, ranked: rank(contenders, breakTie) }
    stillIn = wentOn(ranking).map(({ contender }) => contender.source)
    return ranking
  })
}

/** S9: the entries by how far they came, best level first. Who is cut keeps the totals of that day, whatever is weighed later. */
export function cutLevels(tournament: Tournament, rankings: readonly CutRanking[], entries: readonly Entry[]): Level[] {
  const last = rankings.at(-1)
  const stillIn = last ? wentOn(last).map(({ contender }) => contender.source) : entries
  const levels = rankings.map(
    (ranking): Level => ({
      cutAfterDay: ranking.afterDay,
      contenders: wasCut(ranking).map(({ contender }) => contender),
    }),
  )
  return [{ cutAfterDay: null, contenders: stillIn.map((entry) => toContender(tournament, entry)) }, ...levels.reverse()]
}
