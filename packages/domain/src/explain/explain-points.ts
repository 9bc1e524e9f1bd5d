import { divideHalfAway } from '../kernel/exact.ts'
import type { Id } from '../kernel/ids.ts'
import type { Weight } from '../kernel/units.ts'
import { firstPlacePoints, type PlaceScale, placeValue } from '../points/place-points.ts'
import { givesPoints, type PointsInput } from '../points/points.ts'
import { type PointsParts, type PointsRules, partsOf, pointsRules, sumOfParts } from '../points/points-parts.ts'
import { inPoints, toHundredths, UNITS_PER_HUNDREDTH, whole } from '../points/points-units.ts'
import type { PointsSettings, StandingRow } from '../scoring/types.ts'
import type { Step } from './step.ts'

/** From the place below `fromPlace` to `toPlace`, each place `step` less than the one above. */
export type PlaceRun = { fromPlace: number; toPlace: number; step: number }

/** P13: `points` as typed; `from` is the entry counted from, and what it has without the ratio. */
type ZeroFishInputs =
  | { action: 'fixed'; points: number }
  | { action: 'last-minus'; minus: number; from: { entry: Id; points: number } | null }
  | { action: 'none' }

/** P7: `base` is what the last entry with weight has for its place and weight. */
type NoWeightInputs =
  | { action: 'Last Based Weight'; deducted: number; from: { entry: Id; base: number } | null }
  | { action: 'noWeightPoints'; points: number }

/** Deltas and results are whole hundredths of a point; every other figure is in points, as typed or with all its decimals. */
export type PointsStep =
  | Step<'place', { position: number; first: number; pointsPerPlace: number }>
  /** P12: the place is in the table. */
  | Step<'table-place', { position: number; worth: number }>
  /** P12: the place is below the last of the table, or below the first without a table. */
  | Step<'stepped-place', { position: number; from: { place: number; worth: number }; runs: PlaceRun[] }>
  /** P14: the places `position` to `lastPlace` are worth `sum` together, and are shared evenly. */
  | Step<'tie-mean', { position: number; lastPlace: number; sum: number }>
  | Step<'weight', { totalWeight: Weight }>
  | Step<'minimum', { minimum: number }>
  | Step<'no-weight', NoWeightInputs>
  | Step<'zero-fish', ZeroFishInputs>
  | Step<'big-fish', { bigFish: Weight; place: number; bonus: number }>
  | Step<'fish', { count: number; each: number }>
  | Step<'participation', { each: number }>
  | Step<'ratio', { ratio: number }>
  /** Points are never below 0 (P10). */
  | Step<'floor'>
  | Step<'disqualified'>
  | Step<'no-points', { reason: 'open-tournament' | 'incomplete' | 'not-in-standings' }>

export type PointsExplanation = { entry: Id; points: number | null; steps: PointsStep[] }

type WithoutFigures<S> = S extends unknown ? Omit<S, 'delta' | 'result'> : never
type NamedStep = WithoutFigures<PointsStep>
/** `isShown`: also where it adds nothing. */
type Detail = { units: number; step: NamedStep; isShown?: boolean }

type Subject = { row: StandingRow; rules: PointsRules; typed: PointsSettings; rowCount: number }

/** P12: how the place is reached from the end of the table. */
function runsTo(position: number, { table, runs }: PlaceScale): PlaceRun[] {
  return runs
    .map(({ above, step }, index) => ({
      fromPlace: above + 1,
      toPlace: Math.min(position, runs[index + 1]?.above ?? position),
      step: inPoints(whole(step)),
    }))
    .filter(({ fromPlace, toPlace }) => fromPlace > table.length && fromPlace <= toPlace)
}

function placeStep(position: number, places: PlaceScale, { typed, rowCount }: Subject): NamedStep {
  const table = typed.pointsTable ?? []
  const worth = inPoints(whole(places.table.at(-1)!))
  if (table.length === 0 && (typed.pointsSteps ?? []).length === 0)
    return { kind: 'place', rule: 'P3', position, first: firstPlacePoints(typed, rowCount), pointsPerPlace: typed.pointsPerPlace ?? 1 }
  if (position <= table.length) return { kind: 'table-place', rule: 'P12', position, worth: inPoints(whole(placeValue(places, position))) }
  const from = { place: places.table.length, worth }
  return { kind: 'stepped-place', rule: 'P12', position, from, runs: runsTo(position, places) }
}

/** P3, P12 and P14. */
function placeDetails(parts: PointsParts, subject: Subject): Detail[] {
  const { places } = subject.rules
  if (!places) return []
  const position = subject.row.position ?? 1
  const mean = places.means.get(position)
  const shared: Detail[] = mean
    ? [
        {
          units: parts.tie,
          step: {
            kind: 'tie-mean',
            rule: 'P14',
            position,
            lastPlace: position + mean.holders - 1,
            sum: inPoints(whole(mean.units * mean.holders + mean.over)),
          },
        },
      ]
    : []
  return [{ units: parts.place, step: placeStep(position, places, subject), isShown: true }, ...shared]
}

const WEIGHT_RULES: Record<string, string> = { 'By Weight': 'P2', 'By Position': 'P4', 'Points Plus Weight': 'P4' }

function noWeightInputs({ rules, typed }: Subject): NoWeightInputs {
  if (typed.noWeightAction !== 'Last Based Weight') return { action: 'noWeightPoints', points: typed.noWeightPoints ?? 0 }
  const from = rules.noWeight?.from
  return {
    action: 'Last Based Weight',
    deducted: typed.noWeighPointsDeductedFromLast ?? 0,
    from: from ? { entry: from.row.entry, base: inPoints(from.amount) } : null,
  }
}

function zeroFishInputs({ rules, typed: { zeroFish } }: Subject): ZeroFishInputs {
  if (zeroFish?.kind === 'fixed') return { action: 'fixed', points: zeroFish.points }
  if (zeroFish?.kind !== 'last-minus') return { action: 'none' }
  const from = rules.zeroFish?.from
  return { action: 'last-minus', minus: zeroFish.minus, from: from ? { entry: from.row.entry, points: inPoints(from.amount) } : null }
}

/** P2–P7 and P12–P14: what stands in front of the bonuses. */
function baseDetails(parts: PointsParts, subject: Subject): Detail[] {
  const { row, rules, typed } = subject
  if (rules.zeroFish && row.totalFish === 0)
    return [{ units: parts.zeroFish, step: { kind: 'zero-fish', rule: 'P13', ...zeroFishInputs(subject) }, isShown: true }]
  const weightRule = WEIGHT_RULES[typed.system ?? ''] ?? 'P5'
  return [
    ...placeDetails(parts, subject),
    { units: parts.weight, step: { kind: 'weight', rule: weightRule, totalWeight: row.totalWeight }, isShown: !rules.places },
    { units: parts.minimum, step: { kind: 'minimum', rule: 'P6', minimum: typed.minimumPointsAwarded ?? 0 } },
    { units: parts.noWeight, step: { kind: 'no-weight', rule: 'P7', ...noWeightInputs(subject) } },
  ]
}

/** Every part with what it was made of. */
function details(parts: PointsParts, subject: Subject): Detail[] {
  const { row, rules, typed } = subject
  const { bigFish, totalFish } = row
  const place = rules.bigFish.findIndex(({ weight }) => weight === bigFish) + 1
  const all: Detail[] = [
    ...baseDetails(parts, subject),
    { units: parts.bigFish, step: { kind: 'big-fish', rule: 'P8', bigFish, place, bonus: inPoints(whole(parts.bigFish)) } },
    { units: parts.fish, step: { kind: 'fish', rule: 'P9', count: totalFish, each: typed.pointsPerFishBonus ?? 0 } },
    { units: parts.participation, step: { kind: 'participation', rule: 'P9', each: typed.participationPoints ?? 0 } },
  ]
  return all.filter(({ units, isShown }) => isShown || units !== 0)
}

/** Running figures rounded to hundredths, so that the deltas add up to the rounded end and to nothing else. */
function rankedSteps(parts: PointsParts, subject: Subject, total: number): PointsStep[] {
  let units = 0
  let result = 0
  const steps: PointsStep[] = []
  const push = (step: NamedStep, next: number) => {
    steps.push({ ...step, delta: next - result, result: next })
    result = next
  }
  for (const detail of details(parts, subject)) {
    units += detail.units
    push(detail.step, divideHalfAway(units, UNITS_PER_HUNDREDTH))
  }
  if (units < 0) push({ kind: 'floor', rule: 'P10' }, 0)
  const ratio = subject.typed.tournamentScoringRatio ?? 1
  if (ratio !== 1) push({ kind: 'ratio', rule: 'P10', ratio }, total)
  return steps
}

/** How the points of one entry came about; the steps add up to its points times 100. */
export function explainPoints(input: PointsInput & { entry: Id }): PointsExplanation {
  const { entry, settings, standings, openTournament } = input
  const rows = standings.standings
  const row = rows.find((candidate) => candidate.entry === entry)
  const nothing = { delta: 0, result: 0 }
  if (!row) return { entry, points: null, steps: [{ kind: 'no-points', rule: 'S1', reason: 'not-in-standings', ...nothing }] }
  if (!givesPoints(input)) {
    const reason = openTournament ? 'open-tournament' : 'incomplete'
    return { entry, points: null, steps: [{ kind: 'no-points', rule: 'P1', reason, ...nothing }] }
  }
  if (row.disqualified) return { entry, points: 0, steps: [{ kind: 'disqualified', rule: 'P11', ...nothing }] }
  const rules = pointsRules(settings, rows)
  const parts = partsOf(row, rules)
  const total = toHundredths(sumOfParts(parts), rules.ratio)
  const subject: Subject = { row, rules, typed: settings?.pointsScoring ?? {}, rowCount: rows.length }
  return { entry, points: total / 100, steps: rankedSteps(parts, subject, total) }
}
