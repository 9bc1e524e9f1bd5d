/**
 * The kernel of every append-only log (weigh-ins, check-ins, money). An item is a chain of events: one `make`, then any number of
 * `correct`, perhaps `void`. What people did is the log; what is true follows from it.
 * Invariants: 1. the result depends on the set of events alone: not on their order of arrival, not on repeats.
 *             2. an item that was voided stays void, whatever arrives later.
 *             3. nothing is lost: every event is in the history of its item.
 */
import { groupBy } from '../kernel/group-by.ts'
import type { Id } from '../kernel/ids.ts'
import { byText } from '../kernel/text-order.ts'

/** `make` begins an item, `correct` carries its whole new content, `void` says that it never happened. */
export type Act = 'make' | 'correct' | 'void'

/** What every event of every log has. */
export type Stamped = {
  _id: Id
  /** ISO UTC text of one format. */
  at: string
}

/** An event in the kernel's own words. */
export type LogEvent = Stamped & {
  /** The id of the chain: that of its first event. */
  item: Id
  act: Act
  /** The last events of the item that the maker knew; null or nothing: all before it. */
  seen?: readonly Id[] | null | undefined
}

/** How the kernel reads the events of a log that has words of its own. */
export type LogWords<Event extends Stamped> = {
  itemOf: (event: Event) => Id
  actOf: (event: Event) => Act
}

/** For a log with the kernel's words. */
export const LOG_WORDS: LogWords<LogEvent> = { itemOf: ({ item }) => item, actOf: ({ act }) => act }

export type LogItem<Event extends Stamped> = {
  item: Id
  /** When it was made; corrections do not move it. */
  at: string
  /** What it says now: its last event that is no void. */
  latest: Event
  voided: boolean
  /** Its first event has not arrived yet: it is shown, but does not count. */
  awaitingMake: boolean
  /** In order: the make first, whatever the clocks said, then by time and id. */
  history: Event[]
}

/** The state of every item, in the order they were made (by time, then id). */
export function foldLog<Event extends Stamped>(events: readonly Event[], words: LogWords<Event>): LogItem<Event>[] {
  const byItem = groupBy(withoutRepeats(events), words.itemOf)
  return [...byItem].map(([item, own]) => foldItem(item, own, words)).sort((a, b) => byText(a.at, b.at) || byText(a.item, b.item))
}

function foldItem<Event extends Stamped>(item: Id, events: Event[], { actOf }: LogWords<Event>): LogItem<Event> {
  const isMake = (event: Event) => actOf(event) === 'make'
  const isVoid = (event: Event) => actOf(event) === 'void'
  const history = events.sort((a, b) => Number(isMake(b)) - Number(isMake(a)) || byText(a.at, b.at) || byText(a._id, b._id))
  const first = history[0]!
  return {
    item,
    at: first.at,
    latest: history.findLast((event) => !isVoid(event)) ?? first,
    voided: history.some(isVoid),
    awaitingMake: !isMake(first),
    history,
  }
}

/** One event for each id. Copies that differ (they never should) are settled by their text, not by their arrival. */
function withoutRepeats<Event extends Stamped>(events: readonly Event[]): Event[] {
  const byId = new Map<Id, Event>()
  for (const event of events) {
    const known = byId.get(event._id)
    if (!known || (known !== event && canonical(event) < canonical(known))) byId.set(event._id, event)
  }
  return [...byId.values()]
}

/** Names in one order, so that two copies compare as text. */
export const canonical = (content: unknown): string =>
  JSON.stringify(content, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => byText(a, b)))
      : value,
  )

type Knowing = { _id: Id; seen?: readonly Id[] | null | undefined }

/**
 * The events of one item that no other one was written in the knowledge of. `history` in its order. More than one: people said
 * something without knowing of each other. An event that does not say what it knew, knew all before it.
 */
export function headsOf(history: readonly Knowing[]): Id[] {
  const known = new Set(history.flatMap(({ seen }, index) => seen ?? history.slice(0, index).map(({ _id }) => _id)))
  return history.filter(({ _id }) => !known.has(_id)).map(({ _id }) => _id)
}

/**
 * What a person has to be asked about one item: two corrections, or a correction and a void, that did not know of each other.
 * Two voids say the same, and corrections of what is void ask whether it should be. Null: nobody is asked.
 */
export function disagreementOf(history: readonly (Knowing & { act: Act })[]): 'two-corrections' | 'void-and-correction' | null {
  const heads = new Set(headsOf(history))
  const last = history.filter(({ _id }) => heads.has(_id))
  if (last.length < 2 || last.every(({ act }) => act === 'void')) return null
  return history.some(({ act }) => act === 'void') ? 'void-and-correction' : 'two-corrections'
}
