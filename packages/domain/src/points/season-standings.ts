import { divideHalfAway, toScaled } from '../kernel/exact.ts'
import type { Id } from '../kernel/ids.ts'
import { byText } from '../kernel/text-order.ts'
import type { Nullish } from '../scoring/types.ts'

export type PointDistribution = Nullish<{
  tournament: Id
  season: Id
  seasonTeam?: Id
  angler?: Id
  finishingPosition?: number
  points?: number
}>

/** `points` with at most two decimals. */
export type SeasonRow = { id: Id; position: number; tied: boolean; points: number; events: number; bestFinish: number | null }

type Result = { points: number; finish: number }

const NO_FINISH = Number.POSITIVE_INFINITY

/** N4: the higher one counts, then the better finish. */
const isBetter = (a: Result, b: Result) => a.points > b.points || (a.points === b.points && a.finish < b.finish)

/** N1, N3, N4: one result per tournament for every team (or angler without a team), points in ten-thousandths. */
function bestResults(season: Id, distributions: readonly PointDistribution[]): Map<Id, Map<Id, Result>> {
  const byTeam = new Map<Id, Map<Id, Result>>()
  for (const row of distributions) {
    const id = row.seasonTeam ?? row.angler
    if (row.season !== season || row.points == null || id == null) continue
    const events = byTeam.get(id) ?? new Map<Id, Result>()
    const result = { points: toScaled(row.points), finish: row.finishingPosition ?? NO_FINISH }
    const counted = events.get(row.tournament)
    if (!counted || isBetter(result, counted)) events.set(row.tournament, result)
    byTeam.set(id, events)
  }
  return byTeam
}

type SeasonTotal = { id: Id; hundredths: number; events: number; best: number }

function seasonTotal(id: Id, events: Map<Id, Result>): SeasonTotal {
  const results = [...events.values()]
  return {
    id,
    hundredths: divideHalfAway(
      results.reduce((sum, { points }) => sum + points, 0),
      100,
    ),
    events: results.length,
    best: Math.min(...results.map(({ finish }) => finish)),
  }
}

const byFinish = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)

/** Season totals (N1–N4): points down, equal points share a position, listed by best finish and id. */
export function seasonStandings({ season, distributions }: { season: Id; distributions?: PointDistribution[] | null }): SeasonRow[] {
  const totals = [...bestResults(season, distributions ?? [])].map(([id, events]) => seasonTotal(id, events))
  totals.sort((a, b) => b.hundredths - a.hundredths || byFinish(a.best, b.best) || byText(a.id, b.id))
  const rows: SeasonRow[] = []
  for (const [index, { id, hundredths, events, best }] of totals.entries()) {
    const previous = rows[index - 1]
    const points = hundredths / 100
    const tied = previous?.points === points
    if (tied) previous.tied = true
    rows.push({ id, position: tied ? previous.position : index + 1, tied, points, events, bestFinish: best === NO_FINISH ? null : best })
  }
  return rows
}
