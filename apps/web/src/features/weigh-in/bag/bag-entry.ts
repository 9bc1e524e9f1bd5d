import type { Weight } from '@ramplight/domain/kernel/units'
import type { OneReading } from '@ramplight/domain/weigh-in/weigh-in-records'
import {
  type EntryUnit,
  isEmpty,
  NOTHING_TYPED,
  problemOf,
  type TypedWeight,
  typedFrom,
  typeKey,
  type WeightKey,
  weightOf,
} from '#platform/values/typed-weight.ts'

export type BagField = 'bag' | 'big'
export type BagCount = 'fish' | 'dead' | 'short' | 'late'
/** Where the minutes come from: the judge's bump, the clock at this station, or a finger. */
export type LateSource = 'bump' | 'clock' | 'hand'

/** One bag on the scale, as far as it has been entered. */
export type Bag = {
  unit: EntryUnit
  limit: number
  /** Big-bass events weigh one fish at a time. */
  oneFish: boolean
  field: BagField
  bag: TypedWeight
  big: TypedWeight
  fish: number
  dead: number
  short: number
  late: number
  lateFrom: LateSource
  /** Why lateness of a disqualifying size was not counted. */
  lateReason: string | null
  species: string | null
  penalty: TypedWeight
  penaltyReason: string
  /** What a scale said of the weights that it gave, and nobody has typed over since. */
  read?: { [Field in BagField]?: OneReading | undefined } | undefined
}

export type BagAction =
  | { type: 'key'; key: WeightKey }
  | { type: 'field'; field: BagField }
  /** A weight from a scale, for the bag with this id and no other. */
  | { type: 'reading'; bag: string; field: BagField; weight: Weight; read: OneReading }
  | { type: 'count'; count: BagCount; value: number }
  | { type: 'late'; minutes: number; from: LateSource; reason?: string }
  | { type: 'no-fish' }
  | { type: 'clear-weights' }
  | { type: 'penalty'; penalty: TypedWeight; reason: string }
  | { type: 'species'; species: string | null }

/** The usual bag where the tournament names no limit. */
export const USUAL_LIMIT = 5

type Counted = { totalFish?: number; deadFishCount?: number; shortFishCount?: number; minutesLate?: number; species?: string | null }
type Start = { unit: EntryUnit; fishLimit?: number | null | undefined; oneFish?: boolean; counted?: Counted | null; minutesLate: number }

/** A limit, nothing dead, nothing short; what the bump judge counted comes first. */
export function startBag({ unit, fishLimit, oneFish = false, counted, minutesLate }: Start): Bag {
  const limit = oneFish ? 1 : (fishLimit ?? USUAL_LIMIT)
  return {
    unit,
    limit,
    oneFish,
    field: 'bag',
    bag: NOTHING_TYPED,
    big: NOTHING_TYPED,
    fish: counted?.totalFish ?? limit,
    dead: counted?.deadFishCount ?? 0,
    short: counted?.shortFishCount ?? 0,
    late: counted?.minutesLate ?? minutesLate,
    lateFrom: counted?.minutesLate === undefined ? 'clock' : 'bump',
    lateReason: null,
    species: counted?.species ?? null,
    penalty: NOTHING_TYPED,
    penaltyReason: '',
  }
}

export type SavedBag = Counted & {
  weight: Weight
  bigFish?: Weight | null
  manualPenalty?: Weight | null
  manualPenaltyReason?: string | null
}

/** Opens a saved bag for correction. */
export function bagFrom(saved: SavedBag, start: Omit<Start, 'counted' | 'minutesLate'>): Bag {
  const bag = startBag({ ...start, counted: saved, minutesLate: saved.minutesLate ?? 0 })
  return {
    ...bag,
    bag: saved.totalFish === 0 ? NOTHING_TYPED : typedFrom(saved.weight, bag.unit),
    big: saved.bigFish ? typedFrom(saved.bigFish, bag.unit) : NOTHING_TYPED,
    penalty: saved.manualPenalty ? typedFrom(saved.manualPenalty, bag.unit) : NOTHING_TYPED,
    penaltyReason: saved.manualPenaltyReason ?? '',
    lateFrom: 'hand',
  }
}

const withCount = (bag: Bag, count: BagCount, value: number): Bag => {
  const next = { ...bag, [count]: Math.max(0, value) }
  if (count === 'late') return { ...next, lateFrom: 'hand', lateReason: null }
  if (next.fish === 0) return { ...next, bag: NOTHING_TYPED, big: NOTHING_TYPED, dead: 0, field: 'bag', read: undefined }
  return { ...next, dead: Math.min(next.dead, next.fish) }
}

function withKey(bag: Bag, key: WeightKey): Bag {
  const read = bag.read?.[bag.field]
  // A figure behind a whole reading begins a weight of its own.
  const typed = typeKey(read && key !== 'back' ? NOTHING_TYPED : bag[bag.field], key, bag.unit)
  if (typed === bag[bag.field]) return bag
  // Typing a weight after "No fish" takes it back.
  const fish = bag.fish === 0 && !isEmpty(typed) ? bag.limit : bag.fish
  return { ...bag, fish, [bag.field]: typed, ...(read ? { read: { ...bag.read, [bag.field]: undefined } } : {}) }
}

const withReading = (bag: Bag, { field, weight, read }: Extract<BagAction, { type: 'reading' }>): Bag => ({
  ...bag,
  field,
  // A weight after "No fish" takes it back.
  fish: bag.fish === 0 ? bag.limit : bag.fish,
  [field]: typedFrom(weight, bag.unit),
  read: { ...bag.read, [field]: read },
})

/** The same object comes back when nothing changed. */
export function changeBag(bag: Bag, action: BagAction): Bag {
  switch (action.type) {
    case 'key':
      return withKey(bag, action.key)
    case 'field':
      return bag.field === action.field ? bag : { ...bag, field: action.field }
    case 'reading':
      return withReading(bag, action)
    case 'count':
      return withCount(bag, action.count, action.value)
    case 'late':
      return { ...bag, late: Math.max(0, action.minutes), lateFrom: action.from, lateReason: action.reason ?? null }
    case 'no-fish':
      return { ...withCount(bag, 'fish', 0), short: 0 }
    case 'clear-weights':
      return { ...bag, bag: NOTHING_TYPED, big: NOTHING_TYPED, field: 'bag', read: undefined }
    case 'penalty':
      return { ...bag, penalty: action.penalty, penaltyReason: action.reason }
    case 'species':
      return { ...bag, species: action.species }
  }
}

/** With one fish the bag is the big fish; nobody types it twice. */
export const asksBigFish = (bag: Bag): boolean => !bag.oneFish && bag.fish > 1

export type BagValues = {
  weight: Weight
  totalFish: number
  bigFish: Weight | null
  deadFishCount: number
  shortFishCount: number
  minutesLate: number
  species: string | null
  manualPenalty: Weight | null
  manualPenaltyReason: string | null
}

const typedFields = (bag: Bag): TypedWeight[] => (bag.fish === 0 ? [] : asksBigFish(bag) ? [bag.bag, bag.big] : [bag.bag])

/** Why something that was typed is no weight; null where all of it is. */
export const problemOfBag = (bag: Bag): string | null =>
  typedFields(bag)
    .map((typed) => problemOf(typed, bag.unit))
    .find((problem) => problem !== null) ?? null

/** What will be saved; null while the weight is missing, or something that was typed is no weight. */
export function bagValues(bag: Bag): BagValues | null {
  if (problemOfBag(bag) !== null) return null
  const weight = bag.fish === 0 ? 0 : weightOf(bag.bag, bag.unit)
  if (weight === null) return null
  const penalty = weightOf(bag.penalty, bag.unit)
  return {
    weight,
    totalFish: bag.fish,
    bigFish: asksBigFish(bag) ? weightOf(bag.big, bag.unit) : null,
    deadFishCount: bag.dead,
    shortFishCount: bag.short,
    minutesLate: bag.late,
    species: bag.species,
    manualPenalty: penalty,
    manualPenaltyReason: penalty === null ? null : bag.penaltyReason,
  }
}
