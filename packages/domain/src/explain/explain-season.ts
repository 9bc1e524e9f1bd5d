import type { Id } from '../kernel/ids.ts'
import {
  countOf,
  type DropReason,
  NO_FINISH,
  type Result,
  resultsByTeam,
  type SeasonParts,
  type SeasonRules,
  seasonHundredths,
  seasonParts,
} from '../points/season-results.ts'
import type { SeasonInput } from '../points/season-standings.ts'
import type { Step } from './step.ts'

/** Deltas and results are whole hundredths of a point; every other figure is in points, as typed. */
export type SeasonStep =
  | Step<'event', Finished>
  /** N5, N6: fished, but one of the worst (`drop`) or beyond the best (`best-of`); `limit` is how many of these the rule names. */
  | Step<'dropped', Finished & { reason: DropReason; limit: number }>
  /** N6: events not fished; `dropped` of them are dropped before any result. */
  | Step<'missed', { count: number; events: number; dropped: number }>
  | Step<'participation', { events: number; each: number }>
  | Step<'perfect-attendance', { events: number; points: number }>
  | Step<'no-results'>

type Finished = { tournament: Id; points: number; finishingPosition: number | null }

/** `points` is null for who has no result in this season. */
export type SeasonExplanation = { id: Id; points: number | null; steps: SeasonStep[] }

type WithoutFigures<S> = S extends unknown ? Omit<S, 'delta' | 'result'> : never
/** `scaled`: what the step adds, in ten-thousandths of a point. */
type Detail = { scaled: number; step: WithoutFigures<SeasonStep> }

const finished = ({ tournament, points, finish }: Result): Finished => ({
  tournament,
  points: points / 10_000,
  finishingPosition: finish === NO_FINISH ? null : finish,
})

function details(parts: SeasonParts, rules: SeasonRules): Detail[] {
  const limits: Record<DropReason, number> = { drop: rules.drop ?? 0, 'best-of': rules.bestOf ?? 0 }
  const all: Detail[] = parts.counted.map((result) => ({ scaled: result.points, step: { kind: 'event', rule: 'N1', ...finished(result) } }))
  for (const { reason, ...result } of parts.dropped.toReversed()) {
    const rule = reason === 'drop' ? 'N6' : 'N5'
    all.push({ scaled: 0, step: { kind: 'dropped', rule, ...finished(result), reason, limit: limits[reason] } })
  }
  if (parts.missed > 0) {
    const dropped = Math.min(parts.missed, countOf(rules.drop))
    all.push({ scaled: 0, step: { kind: 'missed', rule: 'N6', count: parts.missed, events: parts.events + parts.missed, dropped } })
  }
  if (parts.participation > 0) {
    const each = rules.participationPoints ?? 0
    all.push({ scaled: parts.participation, step: { kind: 'participation', rule: 'N7', events: parts.events, each } })
  }
  if (parts.perfectAttendance > 0) {
    const points = rules.perfectAttendance ?? 0
    all.push({ scaled: parts.perfectAttendance, step: { kind: 'perfect-attendance', rule: 'N8', events: parts.events, points } })
  }
  return all
}

/** How the season points of one team (or angler without a team) came about; the steps add up to its points times 100. */
export function explainSeason({ season, distributions, rules, id }: SeasonInput & { id: Id }): SeasonExplanation {
  const results = resultsByTeam(season, distributions ?? []).get(id)
  if (!results) return { id, points: null, steps: [{ kind: 'no-results', rule: 'N3', delta: 0, result: 0 }] }
  let scaled = 0
  let result = 0
  const steps = details(seasonParts(results, rules ?? {}), rules ?? {}).map((detail): SeasonStep => {
    scaled += detail.scaled
    const before = result
    result = seasonHundredths(scaled)
    return { ...detail.step, delta: result - before, result }
  })
  return { id, points: result / 100, steps }
}
