import { DEFAULT_SETTINGS } from '../scoring/default-settings.ts'
import type { PointsSettings, PointsSystem, Settings, StandingRow, WeightUnit } from '../scoring/types.ts'
import { type PlaceScale, placeScale, placeValue } from './place-points.ts'
import { type Amount, bounded, lessUnits, scaledRatio, setting, UNITS_PER_POINT, whole } from './points-units.ts'

/** What each rule adds or takes, in whole point units; the ratio and the rounding come last. */
export type PointsParts = {
  place: number
  /** P14: what the mean of a shared place is below the place itself; its rest is `over / holders` of a unit. */
  tie: number
  weight: number
  minimum: number
  noWeight: number
  zeroFish: number
  bigFish: number
  fish: number
  participation: number
  over: number
  holders: number
}

type Base = Pick<PointsParts, 'place' | 'tie' | 'weight' | 'minimum' | 'over' | 'holders'>

/** P7, P13: what stands in place of the base; and whose points it was taken from. */
type Instead = Amount & { from: { row: StandingRow; amount: Amount } | null }

/** The settings in whole point units, with everything that depends on the whole field. */
export type PointsRules = {
  /** Null where the place counts for nothing. */
  places: PlaceScale | null
  perWeightUnit: number
  minimum: number
  noWeight: Instead | null
  /** P13: `alone` gives no bonus beside it. */
  zeroFish: (Instead & { alone: boolean }) | null
  bigFish: readonly { weight: number; bonus: number }[]
  perFish: number
  participation: number
  /** Ten-thousandths. */
  ratio: number
}

/** One weight unit as pounds, kilograms or inches, in point units. */
const WHOLE: Record<WeightUnit, number> = { lb: UNITS_PER_POINT / 16_000, kg: UNITS_PER_POINT / 1_000_000, in: UNITS_PER_POINT / 1_000 }
/** As ounces, grams or inches. */
const PART = UNITS_PER_POINT / 1_000

type System = { byPlace: boolean; perWeightUnit: Record<WeightUnit, number> }

const SYSTEMS = {
  'By Weight': { byPlace: false, perWeightUnit: { lb: PART, kg: PART, in: PART } },
  'By Position': { byPlace: true, perWeightUnit: { lb: 0, kg: 0, in: 0 } },
  'Points Plus Weight': { byPlace: true, perWeightUnit: WHOLE },
  // P5: ten points per pound, kilogram or inch.
  Default: { byPlace: false, perWeightUnit: { lb: 10 * WHOLE.lb, kg: 10 * WHOLE.kg, in: 10 * WHOLE.in } },
} satisfies Record<PointsSystem, System>

/** P5: no system, or one that nobody knows, is the default. */
const systemOf = (system: PointsSettings['system']): System =>
  SYSTEMS[system && Object.hasOwn(SYSTEMS, system) ? system : DEFAULT_SETTINGS.pointsScoring.system]

/** P2–P6 and P14 of one ranked row. */
function baseOf({ position, totalWeight }: StandingRow, { places, perWeightUnit, minimum }: PointsRules): Base {
  const held = position ?? 1
  const place = places ? placeValue(places, held) : 0
  const mean = places?.means.get(held)
  const weight = bounded(totalWeight * perWeightUnit)
  const tie = mean ? mean.units - place : 0
  const lift = minimum - place - tie - weight
  if (lift > 0) return { place, tie, weight, minimum: lift, over: 0, holders: 1 }
  return { place, tie, weight, minimum: 0, over: mean?.over ?? 0, holders: mean?.holders ?? 1 }
}

const baseAmount = ({ place, tie, weight, minimum, over, holders }: Base): Amount => ({
  units: place + tie + weight + minimum,
  over,
  holders,
})

/** P2–P9 together. */
export const sumOfParts = (parts: PointsParts): Amount => ({
  units:
    parts.place +
    parts.tie +
    parts.weight +
    parts.minimum +
    parts.noWeight +
    parts.zeroFish +
    parts.bigFish +
    parts.fish +
    parts.participation,
  over: parts.over,
  holders: parts.holders,
})

/** Equal weights are looked up from the front, so a shared place is paid in full and uses up the next (P8). */
const bigFishBonus = (weight: number, ranked: PointsRules['bigFish']): number =>
  weight > 0 ? (ranked.find((place) => place.weight === weight)?.bonus ?? 0) : 0

const NO_BASE: Base = { place: 0, tie: 0, weight: 0, minimum: 0, over: 0, holders: 1 }

/** P13 of a row without fish: in place of the base, and of everything else where the rule stands alone. */
function zeroFishParts(row: StandingRow, rules: PointsRules, { units, over, holders, alone }: Instead & { alone: boolean }): PointsParts {
  const parts = { ...NO_BASE, noWeight: 0, zeroFish: units, over, holders, fish: 0 }
  return alone
    ? { ...parts, bigFish: 0, participation: 0 }
    : { ...parts, bigFish: bigFishBonus(row.bigFish, rules.bigFish), participation: rules.participation }
}

/** P2–P9 and P12–P14 of a row that is not disqualified. */
export function partsOf(row: StandingRow, rules: PointsRules): PointsParts {
  if (rules.zeroFish && row.totalFish === 0) return zeroFishParts(row, rules, rules.zeroFish)
  const base = baseOf(row, rules)
  const instead = row.totalWeight === 0 ? rules.noWeight : null
  return {
    place: base.place,
    tie: base.tie,
    weight: base.weight,
    minimum: base.minimum,
    noWeight: instead ? instead.units - baseAmount(base).units : 0,
    zeroFish: 0,
    bigFish: bigFishBonus(row.bigFish, rules.bigFish),
    fish: bounded(rules.perFish * row.totalFish),
    participation: rules.participation,
    over: instead ? instead.over : base.over,
    holders: instead ? instead.holders : base.holders,
  }
}

/** The last-placed of those that count, all of them where the place is shared. */
function lastPlaced(rows: readonly StandingRow[], counts: (row: StandingRow) => boolean): StandingRow[] {
  let last: StandingRow[] = []
  for (const row of rows) {
    if (row.disqualified || !counts(row)) continue
    const below = (row.position ?? 0) - (last[0]?.position ?? 0)
    if (below > 0 || last.length === 0) last = [row]
    else if (below === 0) last.push(row)
  }
  return last
}

/** P7: what an entry without weight gets instead of its base; null leaves the base as it is. */
function noWeightBase(settings: PointsSettings, rules: PointsRules, rows: readonly StandingRow[]): Instead | null {
  if (settings.noWeightAction === 'Last Based Weight') {
    const row = lastPlaced(rows, ({ totalWeight }) => totalWeight > 0).at(-1)
    if (!row) return { ...whole(0), from: null }
    const amount = baseAmount(baseOf(row, rules))
    return {
      ...lessUnits(amount, setting(settings.noWeighPointsDeductedFromLast ?? DEFAULT_SETTINGS.pointsScoring.noWeighPointsDeductedFromLast)),
      from: { row, amount },
    }
  }
  return settings.noWeightPoints == null ? null : { ...whole(setting(settings.noWeightPoints)), from: null }
}

/** P13: of several who share the last place, the one with the fewest points is counted from. */
function zeroFishBase({ zeroFish }: PointsSettings, rules: PointsRules, rows: readonly StandingRow[]): PointsRules['zeroFish'] {
  if (zeroFish?.kind === 'none') return { ...whole(0), from: null, alone: true }
  if (zeroFish?.kind === 'fixed') return { ...whole(setting(zeroFish.points)), from: null, alone: false }
  if (zeroFish?.kind !== 'last-minus') return null
  const sums = lastPlaced(rows, ({ totalFish }) => totalFish > 0).map((row) => ({ row, amount: sumOfParts(partsOf(row, rules)) }))
  if (sums.length === 0) return { ...whole(0), from: null, alone: true }
  const from = sums.reduce((fewest, sum) => (sum.amount.units < fewest.amount.units ? sum : fewest))
  return { ...lessUnits(from.amount, setting(zeroFish.minus)), from, alone: true }
}

/** P8: the three biggest fish and what each is worth. */
function bigFishPlaces(settings: PointsSettings, rows: readonly StandingRow[]): PointsRules['bigFish'] {
  const bonuses = [settings.firstBigFishBonus, settings.secondBigFishBonus, settings.thirdBigFishBonus].map(setting)
  const biggest = [0, 0, 0]
  for (const { bigFish, disqualified } of rows) {
    if (disqualified || bigFish <= biggest[2]!) continue
    biggest[2] = bigFish
    biggest.sort((a, b) => b - a)
  }
  return biggest.map((weight, index) => ({ weight, bonus: bonuses[index]! }))
}

/** Reads the settings once for the whole field. */
export function pointsRules(settings: Settings | null | undefined, rows: readonly StandingRow[]): PointsRules {
  const typed = settings?.pointsScoring ?? {}
  const system = systemOf(typed.system)
  const rules: PointsRules = {
    places: system.byPlace ? placeScale(typed, rows) : null,
    perWeightUnit: system.perWeightUnit[settings?.weight?.unit ?? DEFAULT_SETTINGS.weight.unit],
    minimum: setting(typed.minimumPointsAwarded),
    noWeight: null,
    zeroFish: null,
    bigFish: bigFishPlaces(typed, rows),
    perFish: setting(typed.pointsPerFishBonus),
    participation: setting(typed.participationPoints),
    ratio: scaledRatio(typed.tournamentScoringRatio ?? DEFAULT_SETTINGS.pointsScoring.tournamentScoringRatio),
  }
  const withNoWeight = { ...rules, noWeight: noWeightBase(typed, rules, rows) }
  return { ...withNoWeight, zeroFish: zeroFishBase(typed, withNoWeight, rows) }
}
