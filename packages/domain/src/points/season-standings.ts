import type { Id } from '../kernel/ids.ts'
import { byText } from '../kernel/text-order.ts'
import {
  byFinish,
  NO_FINISH,
  type PointDistribution,
  type Result,
  resultsByTeam,
  type SeasonRules,
  seasonHundredths,
  seasonParts,
  sumOfResults,
} from './season-results.ts'
import { compareLevel, type SeasonTieKeys, seasonTieBreaksOf, seasonTieKeys } from './season-ties.ts'

export type { PointDistribution, SeasonRules } from './season-results.ts'

/** `points` with at most two decimals; `events` and `bestFinish` are of every event fished. */
export type SeasonRow = {
  id: Id
  position: number
  tied: boolean
  points: number
  events: number
  bestFinish: number | null
  /** With rules: the tournaments that do not count, the worst first. */
  dropped?: Id[]
  /** With rules: what taking part and perfect attendance add; in `points` already. */
  bonus?: number
}

export type SeasonInput = { season: Id; distributions?: readonly PointDistribution[] | null; rules?: SeasonRules | null }

type SeasonTotal = Required<Pick<SeasonRow, 'id' | 'events' | 'dropped'>> & {
  hundredths: number
  bonus: number
  best: number
  keys: SeasonTieKeys
}

function seasonTotal(id: Id, results: Result[], rules: SeasonRules): SeasonTotal {
  const parts = seasonParts(results, rules)
  const bonus = parts.participation + parts.perfectAttendance
  return {
    id,
    hundredths: seasonHundredths(sumOfResults(parts.counted) + bonus),
    events: parts.events,
    dropped: parts.dropped.map(({ tournament }) => tournament),
    bonus: seasonHundredths(bonus),
    best: Math.min(...results.map(({ finish }) => finish)),
    keys: seasonTieKeys(results),
  }
}

/**
 * Season totals (N1–N9): points down, then what the rules ask of teams level on points; who is still level shares a
 * position, listed by best finish and id.
 */
export function seasonStandings({ season, distributions, rules }: SeasonInput): SeasonRow[] {
  const totals = [...resultsByTeam(season, distributions ?? [])].map(([id, results]) => seasonTotal(id, results, rules ?? {}))
  const chain = seasonTieBreaksOf(rules, season, distributions ?? [])
  const byPlace = (a: SeasonTotal, b: SeasonTotal) => b.hundredths - a.hundredths || compareLevel(chain, a.keys, b.keys)
  totals.sort((a, b) => byPlace(a, b) || byFinish(a.best, b.best) || byText(a.id, b.id))
  const rows: SeasonRow[] = []
  for (const [index, total] of totals.entries()) {
    const { id, hundredths, events, dropped, bonus, best } = total
    const previous = rows[index - 1]
    const points = hundredths / 100
    const tied = previous !== undefined && byPlace(totals[index - 1]!, total) === 0
    if (tied) previous.tied = true
    const ruled = rules ? { dropped, bonus: bonus / 100 } : {}
    const position = tied ? previous.position : index + 1
    rows.push({ id, position, tied, points, events, bestFinish: best === NO_FINISH ? null : best, ...ruled })
  }
  return rows
}
