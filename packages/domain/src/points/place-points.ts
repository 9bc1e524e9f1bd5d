import { DEFAULT_SETTINGS } from '../scoring/default-settings.ts'
import type { PointsSettings, StandingRow } from '../scoring/types.ts'
import { type Amount, bounded, setting } from './points-units.ts'

/** From below the place `above`, which is worth `value`, every place is worth `step` less than the one above. */
export type Run = { above: number; value: number; step: number }

/** What the places are worth, in point units (P3, P12), and shared ones at their mean (P14). */
export type PlaceScale = {
  /** Places 1, 2, 3 …; at least the first. */
  table: number[]
  /** In order of `above`, the last one to begin above a place holds; the first begins at the end of the table. */
  runs: Run[]
  /** By shared position, where the mean is asked for. */
  means: Map<number, Amount>
}

/** P3: what first place is worth; without a number, as many points as there are rows. */
export function firstPlacePoints(rules: PointsSettings, rowCount: number): number {
  const given = rules.firstPlacePoints === 'Custom' ? rules.customFirstPlacePoints : rules.firstPlacePoints
  return typeof given === 'number' ? given : rowCount
}

const worth = (units: number): number => Math.max(0, bounded(units))

const alongRun = ({ above, value, step }: Run, place: number): number => worth(value - (place - above) * step)

/** The run a place below the table lies on. */
export function runOf({ runs }: PlaceScale, place: number): Run {
  let held = runs[0]!
  for (const run of runs) if (run.above < place) held = run
  return held
}

/** P3, P12: never below 0. */
export function placeValue(scale: PlaceScale, place: number): number {
  const { table } = scale
  return place <= table.length ? table[place - 1]! : alongRun(runOf(scale, place), place)
}

/** P12: a step begins at its place or at the end of the table; of two that begin together the later one holds. */
function runsBelow(table: readonly number[], rules: PointsSettings): Run[] {
  let run: Run = {
    above: table.length,
    value: table.at(-1)!,
    step: setting(rules.pointsPerPlace ?? DEFAULT_SETTINGS.pointsScoring.pointsPerPlace),
  }
  const runs = [run]
  const steps = (rules.pointsSteps ?? []).filter(({ fromPlace, step }) => Number.isFinite(fromPlace) && Number.isFinite(step))
  for (const { fromPlace, step } of steps.sort((a, b) => a.fromPlace - b.fromPlace)) {
    const above = Math.max(table.length, Math.ceil(fromPlace) - 1)
    run = { above, value: alongRun(run, above), step: setting(step) }
    runs.push(run)
  }
  return runs
}

/** The mean of `holders` places from `first` on, without losing a unit. */
function meanOf(scale: PlaceScale, first: number, holders: number): Amount {
  let units = 0
  let over = 0
  for (let place = first; place < first + holders; place++) {
    const value = placeValue(scale, place)
    const rest = value % holders
    units += (value - rest) / holders
    over += rest
  }
  return { units: units + Math.floor(over / holders), over: over % holders, holders }
}

/** P14: every shared position at the mean of the places its entries hold. */
function tieMeans(scale: PlaceScale, rows: readonly StandingRow[]): Map<number, Amount> {
  const holders = new Map<number, number>()
  for (const { tied, position } of rows) if (tied && position !== null) holders.set(position, (holders.get(position) ?? 0) + 1)
  return new Map([...holders].map(([position, count]) => [position, meanOf(scale, position, count)]))
}

export function placeScale(rules: PointsSettings, rows: readonly StandingRow[]): PlaceScale {
  const given = (rules.pointsTable ?? []).map((points) => worth(setting(points)))
  const table = given.length > 0 ? given : [worth(setting(firstPlacePoints(rules, rows.length)))]
  const scale: PlaceScale = { table, runs: runsBelow(table, rules), means: new Map() }
  return (rules.tiePoints ?? DEFAULT_SETTINGS.pointsScoring.tiePoints) === 'mean' ? { ...scale, means: tieMeans(scale, rows) } : scale
}
