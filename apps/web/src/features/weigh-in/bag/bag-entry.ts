import type { Weight } from '@ramplight/domain/kernel/units'
import type { LateBy, Settings } from '@ramplight/domain/scoring/types'
import type { Bag as WeighedBag } from '@ramplight/domain/weigh-in/bag'
import { fishThatCount, measured } from '@ramplight/domain/weigh-in/measured'
import type { OneReading } from '@ramplight/domain/weigh-in/weigh-in-records'
import {
  type EntryUnit,
  isEmpty,
  isMeasured,
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

/** What few bags need: a judge's own penalty, and what decides the bonus for live fish. */
export type BagDetails = Pick<WeighedBag, 'manualPenalty' | 'manualPenaltyReason' | 'species' | 'liveFishCount'>

/** Those of a bag that was saved; empty where nothing was said. */
export const detailsOf = ({ manualPenalty, manualPenaltyReason, species, liveFishCount }: Partial<BagDetails>): BagDetails => ({
  manualPenalty: manualPenalty || null,
  manualPenaltyReason: manualPenaltyReason || null,
  species: species || null,
  liveFishCount: liveFishCount ?? null,
})

/** The species whose live fish earn a bonus of their own. */
export const bonusSpecies = (rules: Settings['weight']): string[] => (rules?.liveFishBonuses ?? []).flatMap(({ species }) => species ?? [])

/** A penalty is told to the angler: it needs its reason before anything is saved. */
export const lacksPenaltyReason = ({ manualPenalty, manualPenaltyReason }: Partial<BagDetails>): boolean =>
  Boolean(manualPenalty) && !manualPenaltyReason?.trim()

/** One bag on the scale, as far as it has been entered. */
export type Bag = BagDetails & {
  unit: EntryUnit
  limit: number
  /** Big-bass events weigh one fish at a time. */
  oneFish: boolean
  field: BagField
  bag: TypedWeight
  big: TypedWeight
  /** Where fish are measured: those that are done; `bag` is the one on the board. Null where they are weighed. */
  lengths: Weight[] | null
  /** How many of those count; null: all of them. */
  counting: number | null
  fish: number
  dead: number
  /** Said of the big fish; `counted`: the tap that said so counted one more dead fish. */
  bigFishDead?: 'said' | 'counted' | undefined
  short: number
  late: number
  lateFrom: LateSource
  /** Why lateness of a disqualifying size was not counted. */
  lateReason: string | null
  /** What a scale said of the weights that it gave, and nobody has typed over since. */
  read?: { [Field in BagField]?: OneReading | undefined } | undefined
}

export type BagAction =
  | { type: 'key'; key: WeightKey }
  | { type: 'field'; field: BagField }
  /** A weight from a scale, for the bag with this id and no other. */
  | { type: 'reading'; bag: string; field: BagField; weight: Weight; read: OneReading }
  /** The weight of the bag that was meant, chosen by a person. */
  | { type: 'instead'; weight: Weight }
  | { type: 'count'; count: BagCount; value: number }
  | { type: 'big-fish-dead'; dead: boolean }
  | { type: 'late'; minutes: number; from: LateSource; reason?: string }
  /** The fish on the measuring board is done, or one that was is taken out. */
  | { type: 'add-fish' }
  | { type: 'drop-fish'; index: number }
  | { type: 'no-fish' }
  | { type: 'clear-weights' }
  | { type: 'details'; details: Partial<BagDetails> }

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
    lengths: isMeasured(unit) ? [] : null,
    counting: fishThatCount({ weight: fishLimit ? { fishLimit } : {}, ...(oneFish && { weighInMode: 'big-bass' }) }),
    fish: counted?.totalFish ?? limit,
    dead: counted?.deadFishCount ?? 0,
    short: counted?.shortFishCount ?? 0,
    late: counted?.minutesLate ?? minutesLate,
    lateFrom: counted?.minutesLate === undefined ? 'clock' : 'bump',
    lateReason: null,
    species: counted?.species ?? null,
    liveFishCount: null,
    manualPenalty: null,
    manualPenaltyReason: null,
  }
}

export type SavedBag = Counted &
  Partial<BagDetails> & {
    weight: Weight
    bigFish?: Weight | null
    bigFishDead?: boolean | null | undefined
    lateBy?: LateBy | null | undefined
    fishLengths?: Weight[] | null | undefined
  }

/** Opens a saved bag for correction. */
export function bagFrom(saved: SavedBag, start: Omit<Start, 'counted' | 'minutesLate'>): Bag {
  const bag = startBag({ ...start, counted: saved, minutesLate: saved.minutesLate ?? 0 })
  return {
    ...withCatch(bag, saved),
    ...detailsOf(saved),
    ...(saved.bigFishDead && { bigFishDead: 'said' as const }),
    lateFrom: saved.lateBy === 'clock' || saved.lateBy === 'unproven-clock' ? 'clock' : 'hand',
  }
}

function withCatch(bag: Bag, { totalFish, weight, bigFish, fishLengths }: SavedBag): Bag {
  if (totalFish === 0) return bag
  if (bag.lengths) return withLengths(bag, fishLengths ?? [weight])
  return { ...bag, bag: typedFrom(weight, bag.unit), big: bigFish ? typedFrom(bigFish, bag.unit) : NOTHING_TYPED }
}

/** How many of them count stands beside them by itself. */
const withLengths = (bag: Bag, lengths: Weight[]): Bag => ({
  ...bag,
  lengths,
  bag: NOTHING_TYPED,
  fish: lengths.length > 0 ? measured(lengths, bag.counting).totalFish : bag.limit,
})

function withFish(bag: Bag): Bag {
  const length = weightOf(bag.bag, bag.unit)
  return bag.lengths && length ? withLengths(bag, [...bag.lengths, length]) : bag
}

const withCount = (bag: Bag, count: BagCount, value: number): Bag => {
  const next = { ...bag, [count]: Math.max(0, value) }
  if (count === 'late') return { ...next, lateFrom: 'hand', lateReason: null }
  if (next.fish === 0)
    return {
      ...next,
      bag: NOTHING_TYPED,
      big: NOTHING_TYPED,
      field: 'bag',
      read: undefined,
      lengths: next.lengths && [],
      dead: 0,
      bigFishDead: undefined,
      liveFishCount: null,
    }
  const dead = Math.min(next.dead, next.fish)
  return { ...next, dead, bigFishDead: count === 'dead' && dead === 0 ? undefined : next.bigFishDead }
}

/** A dead big fish is a dead fish: where none was counted it is counted with the same tap, and the tap that takes it back takes both. */
function withBigFishDead(bag: Bag, isDead: boolean): Bag {
  if (isDead) return { ...bag, dead: Math.max(1, bag.dead), bigFishDead: bag.dead === 0 ? 'counted' : 'said' }
  return { ...bag, dead: bag.bigFishDead === 'counted' ? bag.dead - 1 : bag.dead, bigFishDead: undefined }
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
    case 'instead':
      return { ...bag, field: 'bag', bag: typedFrom(action.weight, bag.unit), read: { ...bag.read, bag: undefined } }
    case 'count':
      return withCount(bag, action.count, action.value)
    case 'big-fish-dead':
      return withBigFishDead(bag, action.dead)
    case 'late':
      return { ...bag, late: Math.max(0, action.minutes), lateFrom: action.from, lateReason: action.reason ?? null }
    case 'add-fish':
      return withFish(bag)
    case 'drop-fish':
      return bag.lengths ? { ...withLengths(bag, bag.lengths.toSpliced(action.index, 1)), bag: bag.bag } : bag
    case 'no-fish':
      return { ...withCount(bag, 'fish', 0), short: 0 }
    case 'clear-weights':
      return { ...(bag.lengths ? withLengths(bag, []) : bag), bag: NOTHING_TYPED, big: NOTHING_TYPED, field: 'bag', read: undefined }
    case 'details':
      return { ...bag, ...action.details }
  }
}

/** With one fish the bag is the big fish; nobody types it twice. */
export const asksBigFish = (bag: Bag): boolean => bag.lengths === null && !bag.oneFish && bag.fish > 1

/**
 * Is it asked whether the big fish was dead? Where it has to be alive, of a big fish that is known. Of a single fish, or where all are
 * dead, the count of dead fish says so.
 */
export const asksWhetherDead = (bag: Bag, rules: Settings['weight']): boolean =>
  rules?.bigFishMustBeAlive === true &&
  bag.fish > 1 &&
  bag.dead < bag.fish &&
  (bag.lengths ? bag.lengths.length > 0 : Boolean(weightOf(bag.big, bag.unit)))

/** A fish lies on the measuring board: before anything is saved it is added. */
export const isOnBoard = (bag: Bag): boolean => bag.lengths !== null && !isEmpty(bag.bag)

export type BagValues = BagDetails & {
  weight: Weight
  totalFish: number
  bigFish: Weight | null
  bigFishDead?: true | null
  deadFishCount: number
  shortFishCount: number
  minutesLate: number
  lateBy?: LateBy | null
  fishLengths?: Weight[]
}

const typedFields = (bag: Bag): TypedWeight[] => (bag.fish === 0 ? [] : asksBigFish(bag) ? [bag.bag, bag.big] : [bag.bag])

/** Why something that was typed is no weight; null where all of it is. */
export const problemOfBag = (bag: Bag): string | null =>
  typedFields(bag)
    .map((typed) => problemOf(typed, bag.unit))
    .find((problem) => problem !== null) ?? null

type Caught = Pick<BagValues, 'weight' | 'totalFish' | 'bigFish' | 'fishLengths'>
const NO_FISH: Caught = { weight: 0, totalFish: 0, bigFish: null }

function weighed(bag: Bag): Caught | null {
  const weight = weightOf(bag.bag, bag.unit)
  return weight === null ? null : { weight, totalFish: bag.fish, bigFish: asksBigFish(bag) ? weightOf(bag.big, bag.unit) : null }
}

/** Null while one is still on the board, or there is none. */
function lengthsOf(bag: Bag, lengths: Weight[]): Caught | null {
  if (lengths.length === 0 || isOnBoard(bag)) return null
  const { weight, totalFish, bigFish } = measured(lengths, bag.counting)
  return { weight, totalFish, bigFish, fishLengths: lengths }
}

/** What will be saved; null while the weight is missing, or something that was typed is no weight. */
export function bagValues(bag: Bag): BagValues | null {
  if (problemOfBag(bag) !== null) return null
  const caught = bag.fish === 0 ? NO_FISH : bag.lengths ? lengthsOf(bag, bag.lengths) : weighed(bag)
  if (caught === null) return null
  const { species, liveFishCount, manualPenalty, manualPenaltyReason } = bag
  return {
    ...caught,
    bigFishDead: bag.bigFishDead && caught.bigFish !== null ? true : null,
    deadFishCount: bag.dead,
    shortFishCount: bag.short,
    minutesLate: bag.late,
    species,
    liveFishCount,
    manualPenalty,
    manualPenaltyReason: manualPenalty === null ? null : manualPenaltyReason,
  }
}
