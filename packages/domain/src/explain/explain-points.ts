import type { Id } from '../kernel/ids.ts'
import type { Weight } from '../kernel/units.ts'
import { givesPoints, type PointsInput, points } from '../points/points.ts'
import { type PointsParts, pointsParts, shownHundredths, toHundredths } from '../points/points-parts.ts'
import type { PointsSettings, StandingRow } from '../scoring/types.ts'
import type { Step } from './step.ts'

/** Deltas and results are whole hundredths of a point. */
export type PointsStep =
  | Step<'place', { position: number; firstPlacePoints: number | 'Custom' | null; pointsPerPlace: number }>
  | Step<'weight', { totalWeight: Weight }>
  | Step<'minimum', { minimum: number }>
  | Step<'no-weight', { action: 'Last Based Weight' | 'noWeightPoints' }>
  | Step<'big-fish', { bigFish: Weight }>
  | Step<'fish', { count: number; each: number }>
  | Step<'participation'>
  | Step<'ratio', { ratio: number }>
  /** Points are never below 0 (P10). */
  | Step<'floor'>
  | Step<'disqualified'>
  | Step<'no-points', { reason: 'open-tournament' | 'incomplete' | 'not-in-standings' }>

export type PointsExplanation = { entry: Id; points: number | null; steps: PointsStep[] }

type Detail = { units: number; step: { kind: PointsStep['kind']; rule: string } & Record<string, unknown> }

/** Every part with what it was made of; parts of 0 are left out, except the first of a system. */
function details(row: StandingRow, parts: PointsParts, rules: PointsSettings): Detail[] {
  const { position, totalWeight, bigFish, totalFish } = row
  const byPlace = rules.system === 'By Position' || rules.system === 'Points Plus Weight'
  const pointsPerPlace = rules.pointsPerPlace ?? 1
  const place = { kind: 'place' as const, rule: 'P3', position, firstPlacePoints: rules.firstPlacePoints ?? null, pointsPerPlace }
  const weightRule = rules.system === 'By Weight' ? 'P2' : byPlace ? 'P4' : 'P5'
  const all: Detail[] = [
    { units: parts.place, step: place },
    { units: parts.weight, step: { kind: 'weight', rule: weightRule, totalWeight } },
    { units: parts.minimum, step: { kind: 'minimum', rule: 'P6', minimum: rules.minimumPointsAwarded ?? 0 } },
    { units: parts.noWeight, step: { kind: 'no-weight', rule: 'P7', action: rules.noWeightAction ?? 'noWeightPoints' } },
    { units: parts.bigFish, step: { kind: 'big-fish', rule: 'P8', bigFish } },
    { units: parts.fish, step: { kind: 'fish', rule: 'P9', count: totalFish, each: rules.pointsPerFishBonus ?? 0 } },
    { units: parts.participation, step: { kind: 'participation', rule: 'P9' } },
  ]
  const first = byPlace ? 'place' : 'weight'
  return all.filter(({ units, step }) => units !== 0 || step.kind === first)
}

/** Running figures rounded to hundredths, so that the deltas add up to the rounded end and to nothing else. */
function rankedSteps(row: StandingRow, parts: PointsParts, rules: PointsSettings, total: number): PointsStep[] {
  let units = 0
  let result = 0
  const steps: PointsStep[] = []
  const push = (step: Detail['step'], next: number) => {
    steps.push({ ...step, delta: next - result, result: next } as PointsStep)
    result = next
  }
  for (const detail of details(row, parts, rules)) {
    units += detail.units
    push(detail.step, shownHundredths(units))
  }
  if (units < 0) push({ kind: 'floor', rule: 'P10' }, 0)
  const ratio = rules.tournamentScoringRatio ?? 1
  if (ratio !== 1) push({ kind: 'ratio', rule: 'P10', ratio }, toHundredths(units, parts.ratio))
  if (result !== total) push({ kind: 'floor', rule: 'P10' }, total)
  return steps
}

/** How the points of one entry came about; the steps add up to its points times 100. */
export function explainPoints(input: PointsInput & { entry: Id }): PointsExplanation {
  const { entry, settings, standings, openTournament } = input
  const row = standings.standings.find((candidate) => candidate.entry === entry)
  const figure = points(input).find((candidate) => candidate.entry === entry)?.points ?? null
  const nothing = { delta: 0, result: 0 }
  if (!row) return { entry, points: null, steps: [{ kind: 'no-points', rule: 'S1', reason: 'not-in-standings', ...nothing }] }
  if (!givesPoints(input)) {
    const reason = openTournament ? 'open-tournament' : 'incomplete'
    return { entry, points: null, steps: [{ kind: 'no-points', rule: 'P1', reason, ...nothing }] }
  }
  const parts = pointsParts(settings, standings.standings).get(entry)
  if (!parts) return { entry, points: figure, steps: [{ kind: 'disqualified', rule: 'P11', ...nothing }] }
  const total = Math.round((figure ?? 0) * 100)
  return { entry, points: figure, steps: rankedSteps(row, parts, settings?.pointsScoring ?? {}, total) }
}
