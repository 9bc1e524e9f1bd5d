import type { Id } from '../kernel/ids.ts'
import type { Cents, Weight } from '../kernel/units.ts'

/** G5: what may be missing may also be null; both mean the same everywhere. */
export type Nullish<T> = { [K in keyof T]: undefined extends T[K] ? T[K] | null : T[K] }

export type WeighInMode = 'single' | 'intraday-multiple-sessions' | 'big-bass' | 'multi-day'
export type WeightUnit = 'lb' | 'kg'
export type PointsSystem = 'By Weight' | 'By Position' | 'Points Plus Weight'
export type PayoutMode = 'custom' | 'mixed' | 'percentages'

/** Counts are whole, weights in thousandths of an ounce (gram in a metric tournament), minutes whole. */
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
  /** Shown as n/limit, never enforced (D7). */
  fishLimit?: number
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
}>

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
}>

export type Settings = Nullish<{
  weighInMode?: WeighInMode
  weight?: WeightSettings
  pointsScoring?: PointsSettings
  payout?: PayoutSettings
  cuts?: { afterDay: number; keep: number }[]
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
}>

export type PenaltyType = 'Late Arrival' | 'Dead Fish' | 'Short Fish' | 'Manual' | 'Disqualified'
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

export type DayRecord = Omit<ScoredWeighIn, 'species'> & {
  /** 0 is the first day. */
  day: number
  /** `n/limit`, or `n` without a limit. */
  fishCount: string
  speciesInfo: SpeciesCount[]
  bigFishWeightsWithSpecies: SpeciesWeight[]
  speciesWeights: SpeciesWeight[]
}

export type PotBuyIn = Nullish<{ user?: Id; bigFish?: boolean; bigFishPotIds?: Id[]; sidePot?: boolean; sidePotIds?: Id[] }>

/** An entry without its weights: who signed up, and for what. */
export type EntryCore = Nullish<{
  _id: Id
  users?: Id[]
  createdAt?: string
  deleted?: boolean
  disqualified?: boolean
  freeEntry?: boolean
  groups?: string[]
  bigFishModeDaysEntered?: number[]
  inBigFishPot?: boolean
  inSidePot?: boolean
  sidePotBigFishEntries?: PotBuyIn[]
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
