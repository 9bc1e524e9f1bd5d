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

type SeasonTotal = Required<Pick<SeasonRow, 'id' | 'events' | 'dropped'>> & { hundredths: number; bonus: number; best: number }

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
  }
}

/** Season totals (N1–N8): points down, equal points share a position, listed by best finish and id. */
export function seasonStandings({ season, distributions, rules }: SeasonInput): SeasonRow[] {
  const totals = [...resultsByTeam(season, distributions ?? [])].map(([id, results]) => seasonTotal(id, results, rules ?? {}))
  totals.sort((a, b) => b.hundredths - a.hundredths || byFinish(a.best, b.best) || byText(a.id, b.id))
  const rows: SeasonRow[] = []
  for (const [index, { id, hundredths, events, dropped, bonus, best }] of totals.entries()) {
    const previous = rows[index - 1]
    const points = hundredths / 100
    const tied = previous?.points === points
    if (tied) previous.tied = true
    const ruled = rules ? { dropped, bonus: bonus / 100 } : {}
    const position = tied ? previous.position : index + 1
    rows.push({ id, position, tied, points, events, bestFinish: best === NO_FINISH ? null : best, ...ruled })
  }
  return rows
}
