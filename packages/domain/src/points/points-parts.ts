import { divideHalfAway, mulDivHalfUp, toScaled } from '../kernel/exact.ts'
import type { Id } from '../kernel/ids.ts'
import type { PointsSettings, PointsSystem, Settings, StandingRow, WeightUnit } from '../scoring/types.ts'

/**
 * Points are counted in 2,000,000ths: the smallest unit in which a thousandth of an ounce as pounds, a thousandth
 * of a gram as kilograms, and a setting with four decimals are all whole numbers.
 */
const UNITS_PER_POINT = 2_000_000
const UNITS_PER_SETTING = UNITS_PER_POINT / 10_000
const HUNDREDTH_DIVISOR = (UNITS_PER_POINT / 100) * 10_000

/** One weight unit as pounds or kilograms, in point units. */
const POUND_OR_KILO: Record<WeightUnit, number> = { lb: UNITS_PER_POINT / 16_000, kg: UNITS_PER_POINT / 1_000_000 }
const OUNCE_OR_GRAM = UNITS_PER_POINT / 1_000

/** Whole point units. Each part is what its rule adds or takes; the ratio and the rounding come last. */
export type PointsParts = {
  place: number
  weight: number
  minimum: number
  noWeight: number
  bigFish: number
  fish: number
  participation: number
  /** Ten-thousandths. */
  ratio: number
}

type Base = { place: number; weight: number }
type Context = { rules: PointsSettings; unit: WeightUnit; rows: readonly StandingRow[] }

const setting = (value: number | null | undefined): number => toScaled(value) * UNITS_PER_SETTING

/** P3: what first place is worth; without a number, as many points as there are rows. */
function firstPlace({ rules, rows }: Context): number {
  const given = rules.firstPlacePoints === 'Custom' ? rules.customFirstPlacePoints : rules.firstPlacePoints
  return setting(typeof given === 'number' ? given : rows.length)
}

/** P3: a shared position is worth what the position is worth, no averaging. */
const placePoints = (row: StandingRow, context: Context): number =>
  Math.max(0, firstPlace(context) - ((row.position ?? 1) - 1) * setting(context.rules.pointsPerPlace ?? 1))

const SYSTEMS = {
  'By Weight': (row) => ({ place: 0, weight: row.totalWeight * OUNCE_OR_GRAM }),
  'By Position': (row, context) => ({ place: placePoints(row, context), weight: 0 }),
  'Points Plus Weight': (row, context) => ({
    place: placePoints(row, context),
    weight: row.totalWeight * POUND_OR_KILO[context.unit],
  }),
} satisfies Record<PointsSystem, (row: StandingRow, context: Context) => Base>

/** P5: ten points per pound or kilogram. */
const byDefault = (row: StandingRow, { unit }: Context): Base => ({ place: 0, weight: 10 * row.totalWeight * POUND_OR_KILO[unit] })

/** P2–P6 of one ranked row. */
function baseOf(row: StandingRow, context: Context): Base & { minimum: number } {
  const system = context.rules.system
  const base = (system && SYSTEMS[system] ? SYSTEMS[system] : byDefault)(row, context)
  return { ...base, minimum: Math.max(0, setting(context.rules.minimumPointsAwarded) - base.place - base.weight) }
}

const whole = (base: Base & { minimum: number }): number => base.place + base.weight + base.minimum

/** P7: what an entry without weight gets instead of its base; null leaves the base as it is. */
function noWeightBase(context: Context): number | null {
  const { rules, rows } = context
  if (rules.noWeightAction === 'Last Based Weight') {
    const weighed = rows.filter((row) => !row.disqualified && row.totalWeight > 0)
    if (weighed.length === 0) return 0
    const last = weighed.reduce((worst, row) => ((row.position ?? 0) >= (worst.position ?? 0) ? row : worst))
    return Math.max(0, whole(baseOf(last, context)) - setting(rules.noWeighPointsDeductedFromLast))
  }
  return rules.noWeightPoints == null ? null : setting(rules.noWeightPoints)
}

/** P8: the three biggest fish; a shared place is paid in full and uses up the next. */
function bigFishBonuses({ rules, rows }: Context): Map<Id, number> {
  const bonuses = [rules.firstBigFishBonus, rules.secondBigFishBonus, rules.thirdBigFishBonus].map(setting)
  const fish = rows.filter((row) => !row.disqualified && row.bigFish > 0).sort((a, b) => b.bigFish - a.bigFish)
  const found = new Map<Id, number>()
  let place = 0
  for (const [index, row] of fish.entries()) {
    if (row.bigFish !== fish[index - 1]?.bigFish) place = index
    if (place >= bonuses.length) break
    found.set(row.entry, bonuses[place]!)
  }
  return found
}

/** P2–P10 for every row that is not disqualified, by entry. */
export function pointsParts(settings: Settings | null | undefined, rows: readonly StandingRow[]): Map<Id, PointsParts> {
  const rules = settings?.pointsScoring ?? {}
  const context: Context = { rules, unit: settings?.weight?.unit ?? 'lb', rows }
  const bonuses = bigFishBonuses(context)
  const insteadOfBase = noWeightBase(context)
  const parts = new Map<Id, PointsParts>()
  for (const row of rows) {
    if (row.disqualified) continue
    const base = baseOf(row, context)
    parts.set(row.entry, {
      ...base,
      noWeight: row.totalWeight === 0 && insteadOfBase !== null ? insteadOfBase - whole(base) : 0,
      bigFish: bonuses.get(row.entry) ?? 0,
      fish: setting(rules.pointsPerFishBonus) * row.totalFish,
      participation: setting(rules.participationPoints),
      ratio: toScaled(rules.tournamentScoringRatio ?? 1),
    })
  }
  return parts
}

/** Point units x ratio -> whole hundredths of a point, not below 0, half up (P10). */
export const toHundredths = (units: number, ratio: number): number =>
  units <= 0 || ratio <= 0 ? 0 : mulDivHalfUp(units, ratio, HUNDREDTH_DIVISOR)

/** Whole hundredths of a point, half away from zero; for showing a part, never for the figure itself. */
export const shownHundredths = (units: number): number => divideHalfAway(units, UNITS_PER_POINT / 100)

export const sumOfParts = (parts: PointsParts): number =>
  parts.place + parts.weight + parts.minimum + parts.noWeight + parts.bigFish + parts.fish + parts.participation
