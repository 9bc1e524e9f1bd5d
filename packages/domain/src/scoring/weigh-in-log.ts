/**
 * The append-only log of weigh-ins: what was weighed, corrected and voided, by whom and why.
 * Invariants: 1. the result depends on the set of events alone: not on their order of arrival, not on repeats.
 *             2. a voided weigh-in stays voided; weighing again is a new weigh-in.
 *             3. nothing is lost: every event is in the history of its weigh-in.
 */
import { groupBy } from '../kernel/group-by.ts'
import type { Id } from '../kernel/ids.ts'
import { byText } from '../kernel/text-order.ts'
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

/** Keys in one order, so that two copies of an event compare as text. */
const canonical = (event: WeighInEvent): string =>
  JSON.stringify(event, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => byText(a, b)))
      : value,
  )

/** One event per id. Copies that differ (they never should) are settled by their text, not by their arrival. */
function withoutRepeats(events: readonly WeighInEvent[]): WeighInEvent[] {
  const byId = new Map<Id, WeighInEvent>()
  for (const event of events) {
    const known = byId.get(event._id)
    if (!known || (known !== event && canonical(event) < canonical(known))) byId.set(event._id, event)
  }
  return [...byId.values()]
}

const isWeighing = (event: WeighInEvent) => event.kind === 'weigh'
const byTime = (a: WeighInEvent, b: WeighInEvent) => byText(a.at, b.at) || byText(a._id, b._id)
const inHistory = (a: WeighInEvent, b: WeighInEvent) => Number(isWeighing(b)) - Number(isWeighing(a)) || byTime(a, b)

function fold(weighIn: Id, events: WeighInEvent[]): CurrentWeighIn {
  const history = events.sort(inHistory)
  const changes = history.filter(({ kind }) => kind !== 'void')
  const first = history[0]!
  const latest = changes.at(-1) ?? first
  const bag: WeighIn = Object.assign({}, ...changes.map((event) => event.bag), { _id: weighIn })
  return {
    weighIn,
    entry: latest.entry,
    day: latest.day,
    at: first.at,
    bag,
    voided: history.some(({ kind }) => kind === 'void'),
    awaitingOriginal: !isWeighing(first),
    history,
  }
}

/** The state of every weigh-in, in the order they were made (by time, then id). */
export function currentWeighIns(events: readonly WeighInEvent[]): CurrentWeighIn[] {
  const byWeighIn = groupBy(withoutRepeats(events), ({ weighIn }) => weighIn)
  return [...byWeighIn].map(([weighIn, own]) => fold(weighIn, own)).sort((a, b) => byText(a.at, b.at) || byText(a.weighIn, b.weighIn))
}

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
