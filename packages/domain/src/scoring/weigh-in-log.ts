/**
 * The append-only log of weigh-ins: what was weighed, corrected and voided, by whom and why. Folded by the kernel of every log
 * (`log/fold-log.ts`), with its invariants; weighing again is a new weigh-in.
 */
import { groupBy } from '../kernel/group-by.ts'
import type { Id } from '../kernel/ids.ts'
import { type Act, foldLog, type LogItem, type LogWords } from '../log/fold-log.ts'
import type { WeighIn } from './types.ts'

export type WeighInEventKind = 'weigh' | 'correct' | 'void'

/** What the station typed; a correction names only what it changes, null empties a field. */
export type Bag = Partial<Omit<WeighIn, '_id'>>

export type WeighInEvent = {
  _id: Id
  /** The weigh-in this event is about: the id of its first event. */
  weighIn: Id
  kind: WeighInEventKind
  entry: Id
  /** 0 is the first day. */
  day: number
  /** ISO UTC text of one format. */
  at: string
  by: Id | null
  station: string | null
  reason: string | null
  bag: Bag | null
}

export type CurrentWeighIn = {
  weighIn: Id
  entry: Id
  day: number
  /** When it was weighed; corrections do not move it. */
  at: string
  /** The latest values; `_id` is the weigh-in's. */
  bag: WeighIn
  voided: boolean
  /** Its first event has not arrived yet: it is shown, but does not count. */
  awaitingOriginal: boolean
  /** In order: the weighing first, whatever the stations' clocks said, then by time and id. */
  history: WeighInEvent[]
}

/** The kinds in the kernel's words. */
export const ACTS: Record<WeighInEventKind, Act> = { weigh: 'make', correct: 'correct', void: 'void' }

/** An event as the kernel of every log reads it. */
export const WEIGH_IN_WORDS: LogWords<WeighInEvent> = { itemOf: ({ weighIn }) => weighIn, actOf: ({ kind }) => ACTS[kind] }

function weighInOf({ item: weighIn, at, latest, voided, awaitingMake, history }: LogItem<WeighInEvent>): CurrentWeighIn {
  const bags = history.filter(({ kind }) => kind !== 'void').map(({ bag }) => bag)
  const bag: WeighIn = Object.assign({}, ...bags, { _id: weighIn })
  return { weighIn, entry: latest.entry, day: latest.day, at, bag, voided, awaitingOriginal: awaitingMake, history }
}

/** The state of every weigh-in, in the order they were made (by time, then id). */
export const currentWeighIns = (events: readonly WeighInEvent[]): CurrentWeighIn[] => foldLog(events, WEIGH_IN_WORDS).map(weighInOf)

export type WeighedDay = { day: number; weighIns: WeighIn[] }

const counts = ({ voided, awaitingOriginal }: CurrentWeighIn) => !voided && !awaitingOriginal

/** What the engine is told: the values, and when it was weighed (S10 `first-weighed`). */
const toWeighIn = ({ bag, at }: CurrentWeighIn): WeighIn => ({ ...bag, weighedAt: at })

const toDays = (weighIns: readonly CurrentWeighIn[]): WeighedDay[] =>
  [...groupBy(weighIns, ({ day }) => day)].map(([day, own]) => ({ day, weighIns: own.map(toWeighIn) })).sort((a, b) => a.day - b.day)

/** What counts, entry by entry, as the `weights` of tournamentResults. Days with nothing left to count are not there. */
export const weightsByEntry = (events: readonly WeighInEvent[]): Map<Id, WeighedDay[]> =>
  new Map([...groupBy(currentWeighIns(events).filter(counts), ({ entry }) => entry)].map(([entry, own]) => [entry, toDays(own)]))

/** The `weights` of one entry; without `entry` the events must be of one entry. A correction can move a weigh-in to another entry. */
export const entryDays = (events: readonly WeighInEvent[], entry?: Id): WeighedDay[] =>
  toDays(currentWeighIns(events).filter((weighIn) => counts(weighIn) && (entry === undefined || weighIn.entry === entry)))
