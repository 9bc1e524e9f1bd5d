import type { Id } from '../kernel/ids.ts'
import type { Cents, Weight, WeightUnit } from '../kernel/units.ts'

/** G5: what may be missing may also be null; both mean the same everywhere. */
export type Nullish<T> = { [K in keyof T]: undefined extends T[K] ? T[K] | null : T[K] }

export type WeighInMode = 'single' | 'intraday-multiple-sessions' | 'big-bass' | 'multi-day'
export type { WeightUnit } from '../kernel/units.ts'
/** `Default` says P5 in words: ten points a pound, a kilogram or an inch. */
export type PointsSystem = 'By Weight' | 'By Position' | 'Points Plus Weight' | 'Default'
export type PayoutMode = 'custom' | 'mixed' | 'percentages'

/** S10: the steps that may break a tie on weight, asked in the order of the list; `shared` ends the list. */
export type TieBreak =
  | 'biggest-fish'
  | 'most-fish'
  | 'most-live-fish'
  | 'heaviest-day'
  | 'next-heaviest-day'
  | 'next-largest-fish'
  | 'first-weighed'
  | 'shared'

/** W13: reaching one of these (0 or missing: never) takes the whole day, but not the tournament. */
export type LoseDayRules = Nullish<{ minutesLate?: number; deadFish?: number; shortFish?: number }>

/** W11: when a flight is due in, as local `HH:mm`; a row without a day is for every day. */
export type DueIn = Nullish<{ flight: Id; day?: number; time: string }>

/** Counts are whole, weights in thousandths of an ounce (of a gram or an inch, by the unit), minutes whole. */
export type WeightSettings = Nullish<{
  unit?: WeightUnit
  lateArrivalMinutesTrigger?: number
  lateArrivalPenalty?: Weight
  lateArrivalPenaltyFrequency?: 'Once' | 'Per Minute'
  lateDisqualificationMinutesTrigger?: number
  hasDeadFishPenalty?: boolean
  deadFishPenalty?: Weight
  weightToSubtractForShortFish?: Weight
  liveFishBonuses?: { species: string | null; bonus: Weight }[]
  /** Shown as n/limit, never enforced (D7) unless `overLimitAction` says so (W12). */
  fishLimit?: number
  // Beyond the specification; missing is off.
  /** W11 */
  dueIn?: DueIn[]
  /** W4: the n-th dead fish is the first that costs; missing or 1: all of them. */
  deadFishPenaltyFrom?: number
  /** W12: a short fish, or a fish over the limit, costs the biggest fish of the bag. */
  shortFishAction?: 'lose-biggest-fish'
  overLimitAction?: 'lose-biggest-fish'
  /** W13 */
  loseDay?: LoseDayRules
  /** W15: what the late penalty does to the big fish. */
  lateBigFish?: 'less-penalty' | 'not-counted'
  /** W16: a big fish that was dead at the scale is no big fish. */
  bigFishMustBeAlive?: boolean
}>

/** Decimals as typed, at most 4. */
export type PointsSettings = Nullish<{
  system?: PointsSystem
  firstPlacePoints?: number | 'Custom'
  customFirstPlacePoints?: number
  pointsPerPlace?: number
  noWeightPoints?: number
  minimumPointsAwarded?: number
  noWeightAction?: 'Last Based Weight'
  noWeighPointsDeductedFromLast?: number
  firstBigFishBonus?: number
  secondBigFishBonus?: number
  thirdBigFishBonus?: number
  pointsPerFishBonus?: number
  participationPoints?: number
  tournamentScoringRatio?: number
  // Beyond the specification; missing is off.
  /** P12: what the places 1, 2, 3 … are worth; beyond it the steps count on from its last. */
  pointsTable?: number[]
  /** P12: from `fromPlace` on every place is worth `step` less than the one above; before the first row `pointsPerPlace`. */
  pointsSteps?: { fromPlace: number; step: number }[]
  /** P13: for a ranked entry that brought no fish, in place of its base. */
  zeroFish?: ZeroFishRule
  /** P14: tied entries get the mean of the places they hold; missing is the shared place in full. */
  tiePoints?: 'shared' | 'mean'
}>

/**
 * P13: a fixed base, which P6 and P7 leave alone and to which taking part is added; so many fewer than the last entry with
 * fish has after all its bonuses but before the ratio, as the whole; or nothing at all.
 */
export type ZeroFishRule = { kind: 'fixed'; points: number } | { kind: 'last-minus'; minus: number } | { kind: 'none' }

/** `payment` is cents in a dollar row, a percentage (or fraction, M8) in a percent row. */
export type CustomPayout = { position: number; payment: number; paymentPercOrDollar: 'percent' | 'dollar' }

export type PayoutSettings = Nullish<{
  payoutMode?: PayoutMode
  chargePer?: 'Angler' | 'Team'
  customPayouts?: CustomPayout[]
  totalPayoutPerc?: number
  defaultEntryFee?: Cents
  minimumAmountToTriggerPayout?: Cents
  roundUpOrDown?: 'up' | 'down' | 'nearest'
  roundUpTo?: Cents
  breakTiesWithBigFish?: boolean
  bigFishEnabled?: boolean
  sidePot?: boolean
  bonusPayouts?: { parentId?: Id | null; amount: Cents }[]
  bonusMoneyPaid?: { position: number; payment: Cents; entriesRequired?: number | null }[]
  oneIn?: number
  placesPaid?: number
  // Beyond the specification; missing is off.
  /** M22: the row with the largest `from` that the field reaches; in place of `oneIn` and `placesPaid`. */
  placesByFieldSize?: { from: number; places: number }[]
  /** M23: `places` up to `upTo` boats, then one more for every full `oneMorePer`; in place of `oneIn` and `placesPaid`. */
  placesSteps?: { places: number; upTo: number; oneMorePer: number }
  /** M24: never more places than this. */
  maxPlaces?: number
  /** M25: dollars that leave the fees before any percentage: for the club, a points fund, a charity. */
  fixedSlices?: FixedSlice[]
  /** M26: the row with the largest `from` that the field reaches guarantees these amounts, as M13 mixed does. */
  guaranteesByFieldSize?: { from: number; guarantees: { position: number; amount: Cents }[] }[]
}>

/** `amount` once, or for every paying unit (M1). */
export type FixedSlice = Nullish<{ name: string; amount: Cents; per?: 'event' | 'entry' }>

/** `count` parts of a day, `minutes` each, one after the other from `start` on (`07:00`). */
export type Periods = { start: string; minutes: number; count: number }

export type Settings = Nullish<{
  weighInMode?: WeighInMode
  weight?: WeightSettings
  pointsScoring?: PointsSettings
  payout?: PayoutSettings
  cuts?: { afterDay: number; keep: number }[]
  /** T9, beyond the specification: parts of a day with prizes of their own, by the clock at the ramp. */
  periods?: Periods
  /** S10, beyond the specification: in place of `payout.breakTiesWithBigFish` when it names a step. */
  tieBreaks?: TieBreak[]
}>

export type Pot = Nullish<{
  _id: Id
  name?: string
  entryFee?: Cents
  /** 0 is the first day; missing: all days. */
  dayIndex?: number
  groups?: string[]
  species?: string
  payoutsPercentages?: { position: number; percentage: number }[]
  includedInEntryFee?: boolean
  // Beyond the specification; missing is off.
  /** T7: less than this does not take part in the ranking. */
  minimumWeight?: Weight
  /** T8: money nobody claimed is kept for the next event. */
  carryOver?: boolean
  /** T8: what an earlier event carried over into this pot. */
  carriedIn?: Cents
  /** T9: a prize for one period of the day; the first is 0. Missing: the whole day. */
  periodIndex?: number
}>

/** `potPercentageAllocatedToGroup` is a percentage, or cents when `percentageOrDollar` says dollar. */
export type Group = Nullish<{
  _id?: Id
  name: string
  potPercentageAllocatedToGroup?: number
  percentageOrDollar?: 'percentage' | 'dollar'
}>

export type Tournament = Nullish<{
  _id: Id
  tournamentDates?: string[]
  entryFee?: Cents
  hasCuts?: boolean
  settings?: Settings
  setupOptions?: Nullish<{ openTournament?: boolean; multipleDailyWeighIns?: boolean }>
  bigfishpots?: Pot[]
  sidepots?: Pot[]
  groups?: Group[]
}>

/** Who says how late a boat was (`LATE_BY` in `lateness.ts`). */
export type LateBy = 'person' | 'clock' | 'unproven-clock'

export type WeighIn = Nullish<{
  _id: Id
  weight?: Weight
  totalFish?: number
  bigFish?: Weight
  species?: string
  deadFishCount?: number
  shortFishCount?: number
  liveFishCount?: number
  singleFishWeighed?: { species?: string | null; isAlive?: boolean | null }
  manualPenalty?: Weight
  manualPenaltyReason?: string
  periodIndex?: number
  minutesLate?: number
  // Beyond the specification.
  /** W16: the big fish was dead at the scale. Missing: alive. */
  bigFishDead?: boolean
  /** Who says so; an unproven clock makes nobody late. */
  lateBy?: LateBy
  /** W11: without `minutesLate`, the lateness is read from the flight's due-in time: local `HH:mm` and the flight's id. */
  checkedInAt?: string
  flight?: Id
  /** S10 `first-weighed`: when it was weighed, ISO UTC text of one format. */
  weighedAt?: string
}>

export type PenaltyType = 'Late Arrival' | 'Dead Fish' | 'Short Fish' | 'Lost Fish' | 'Lost Day' | 'Manual' | 'Disqualified'
export type AdjustType = PenaltyType | 'Live Fish'
export type AdjustLine = { type: AdjustType; weight: Weight; message: string }

export type ScoredWeighIn = {
  weight: Weight
  adjustedWeight: Weight
  totalFish: number
  bigFish: Weight
  species: string | null
  deadFishCount: number
  penaltyWeightIncurred: Weight
  bonusWeightAdded: Weight
  disqualified: boolean
  penaltyLog: AdjustLine[]
  bonusLog: AdjustLine[]
  errors: string[]
}

export type SpeciesCount = { species: string; count: number }
export type SpeciesWeight = { species: string; weight: Weight }

/** What an entry weighed in a period of a day. */
export type PeriodWeight = { period: number; weight: Weight; bigFish: Weight }

export type DayRecord = Omit<ScoredWeighIn, 'species'> & {
  /** 0 is the first day. */
  day: number
  /** `n/limit`, or `n` without a limit. */
  fishCount: string
  speciesInfo: SpeciesCount[]
  bigFishWeightsWithSpecies: SpeciesWeight[]
  speciesWeights: SpeciesWeight[]
  /** W16: the heaviest fish that is no big fish because it was dead; only where there is one. */
  deadBigFish?: Weight
  /** S10: the fish weighed alive, none on a day that was taken; only where `most-live-fish` asks for it. */
  liveFish?: number
  /** S10: every known single fish, largest first; only where `next-largest-fish` asks for it. */
  fishWeights?: Weight[]
  /** S10: the earliest `weighedAt`; only where `first-weighed` asks for it. */
  firstWeighedAt?: string | null
  /** T9: only where a day has periods. */
  periodWeights?: PeriodWeight[]
}

export type PotBuyIn = Nullish<{ user?: Id; bigFish?: boolean; bigFishPotIds?: Id[]; sidePot?: boolean; sidePotIds?: Id[] }>

/** A coupon that a boat used: its code, and how much it took off the entry fee then. */
export type UsedCoupon = { _id: Id; code: string; amount: number }

/** A place or points that a director has set by hand, or both; what is not set is worked out. */
export type Ruling = { place?: number | null | undefined; points?: number | null | undefined; reason: string }

/** An entry without its weights: who signed up, and for what. */
export type EntryCore = Nullish<{
  _id: Id
  users?: Id[]
  createdAt?: string
  deleted?: boolean
  disqualified?: boolean
  freeEntry?: boolean
  coupon?: UsedCoupon
  groups?: string[]
  bigFishModeDaysEntered?: number[]
  inBigFishPot?: boolean
  inSidePot?: boolean
  sidePotBigFishEntries?: PotBuyIn[]
  /** Place or points that a director has set by hand. */
  ruling?: Ruling
}>

/** An entry with its day records. */
export type Entry = EntryCore & { weights?: Nullish<Partial<DayRecord>>[] | null }

export type EntryDay = { day: number; weighIns?: WeighIn[] | null }

/** An entry with its raw weigh-ins, for tournamentResults. */
export type WeighedEntry = EntryCore & { weights?: EntryDay[] | null }

export type StandingRow = {
  entry: Id
  position: number | null
  tied: boolean
  totalWeight: Weight
  bigFish: Weight
  totalFish: number
  totalPenaltyWeightIncurred: Weight
  totalBonusWeightAdded: Weight
  disqualified: boolean
  cutAfterDay: number | null
}

export type Standings = { incomplete: boolean; standings: StandingRow[] }
