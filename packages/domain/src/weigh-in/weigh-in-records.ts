import { frozen } from '../kernel/frozen.ts'
import type { Id } from '../kernel/ids.ts'
import { disagreementOf, headsOf } from '../log/fold-log.ts'
import type { ScaleUnit } from '../scale/indicators.ts'
import { ACTS, type CurrentWeighIn, currentWeighIns, type WeighInEvent, type WeighInEventKind } from '../scoring/weigh-in-log.ts'
import { type Bag, bagOf } from './bag.ts'

/** One weight as the scale, or who typed it, said it. */
export type OneReading = {
  text: string
  /** `in`: typed from a measuring board. */
  unit: ScaleUnit | 'in'
  time: string
  device: string
  tareState: 'tared' | 'not-tared' | 'unknown'
  scale?: string | undefined
  zeroAt?: string | null | undefined
  lines?: string[] | undefined
}

/** What the scale said, kept beside the weight for ever. */
export type Reading = OneReading & { bigFish?: OneReading | undefined }

/**
 * One event of the log as it is kept: on the server, on a device and on the way between them. A correction carries the whole
 * new bag, a void an empty one. The event that weighs has the weigh-in's own id.
 */
export type WeighInRecord = Bag & {
  _id: Id
  weighIn: Id
  kind: WeighInEventKind
  tournament: Id
  entry: Id
  /** 0 is the first day. */
  day: number
  /** By the clock of the device that weighed, as far as that could be put right. */
  at: string
  /** When the server had it; on the device that made it, until then, the same as `at`. */
  receivedAt: string
  by: Id
  station: string | null
  reason: string | null
  /** One more bag of a boat that has weighed today, on purpose. */
  additional: boolean
  raw: Reading | null
  /** The last events of this weigh-in that whoever wrote knew; nothing: all there were. */
  after?: Id[] | null | undefined
  /** The id under which it was sent, where that one was another event's already. Both are kept, and somebody is asked. */
  clashOf?: Id | null | undefined
}

/** What an event holds where who wrote it said nothing. */
export const WEIGH_IN_STARTS = frozen({ additional: false } satisfies Partial<WeighInRecord>)

/** An event as the engine folds it, with the time it reached the server and what it says about other events. */
export type StoredEvent = WeighInEvent & Pick<WeighInRecord, 'receivedAt' | 'additional' | 'after' | 'clashOf'>

export const toEvent = (record: WeighInRecord): StoredEvent => ({
  _id: record._id,
  weighIn: record.weighIn,
  kind: record.kind,
  entry: record.entry,
  day: record.day,
  at: record.at,
  by: record.by,
  station: record.station,
  reason: record.reason,
  bag: record.kind === 'void' ? null : bagOf(record),
  receivedAt: record.receivedAt,
  additional: record.additional,
  after: record.after,
  clashOf: record.clashOf,
})

/** A weigh-in as it stands now, and its history, the weighing first. */
export type StoredWeighIn = { current: CurrentWeighIn; history: WeighInRecord[]; tournament: Id }

/** Records of the log, in any order, as weigh-ins in the order they were made. */
export function foldLog(records: readonly WeighInRecord[]): StoredWeighIn[] {
  const byId = new Map(records.map((record) => [record._id, record]))
  return currentWeighIns(records.map(toEvent)).map((current) => {
    const history = current.history.map(({ _id }) => byId.get(_id)!)
    return { current, history, tournament: history[0]!.tournament }
  })
}

/** What each event of one weigh-in knew, in the kernel's words. `history` in its order. */
export const knowingOf = (history: readonly Pick<WeighInRecord, '_id' | 'kind' | 'after'>[]) =>
  history.map(({ _id, kind, after: seen }) => ({ _id, act: ACTS[kind], seen }))

/** Does this weigh-in wait for somebody to say whether it counts? It was corrected and voided by two who did not know of each other. */
export const isVoidAsked = (history: readonly WeighInRecord[]): boolean => disagreementOf(knowingOf(history)) === 'void-and-correction'

/** Two bags came under the id of this one, and nobody has said anything of it since. */
const isClashAsked = ([first, ...more]: readonly WeighInRecord[]): boolean => Boolean(first?.clashOf) && more.length === 0

/** Is something asked of this weigh-in that a correction answers, even one that changes nothing? */
export const isCorrectionAsked = (history: readonly WeighInRecord[]): boolean =>
  disagreementOf(knowingOf(history)) === 'two-corrections' || isClashAsked(history)

/** The last events of a weigh-in: what whoever writes the next one knows. */
export const headsOfWeighIn = (history: readonly WeighInRecord[]): Id[] => headsOf(knowingOf(history))

/** A correction carries the whole new bag; a void carries none. */
export const latestValues = (history: readonly WeighInRecord[]): WeighInRecord =>
  history.findLast(({ kind }) => kind !== 'void') ?? history[0]!
