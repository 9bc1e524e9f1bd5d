import { frozen } from '../kernel/frozen.ts'
import { groupBy } from '../kernel/group-by.ts'
import { hash24 } from '../kernel/hash24.ts'
import type { Id } from '../kernel/ids.ts'
import { byText } from '../kernel/text-order.ts'
import { type ClockEvidence, notAfter, shifted } from '../log/clock.ts'
import { foldLog, LOG_WORDS, type LogEvent, type LogItem } from '../log/fold-log.ts'
import { isNames, type Leaves } from '../sync/leaves.ts'
import { type CheckInChange, type CheckIns, FIRST_MORNING_NAME, type Seen, UNPROVEN } from './check-ins.ts'

/**
 * One event of the log of a boat's check-ins: it was seen at a moment, or (`voids`) somebody took that back.
 * `clock`: `expected` until the device has heard the server after it, `unproven` when that showed that its clock was set.
 */
export type CheckInEvent = { moment: string; at: string; clock?: 'expected' | 'unproven' | null | undefined; voids?: Id | null | undefined }

/**
 * The check-ins of one boat, by the ids of their events. Two devices put theirs together by having both. What counts is a fold:
 * `checkedInAt` and `checkIns` are copies of it.
 */
export type CheckInLog = Readonly<Record<Id, CheckInEvent>>

/** A boat with its log. Without one its copies say all that is known. */
export type Logged = Seen & { _id: Id; checkInLog?: CheckInLog | null | undefined }

/** What of a boat its check-ins are: the log, and the copies of its fold. */
export type LoggedCheckIns = Required<CheckInChange> & { checkInLog: CheckInLog }

export const NO_CHECK_IN_LOG: CheckInLog = frozen({} as CheckInLog)
export const MOMENT_NAME = /^(meeting|(out|back)-(0|[1-9]\d?))$/
export const LONGEST_MOMENT = 'back-29'.length
/** Far beyond any tournament: a program that says a check-in anew each minute of a day stays below it. */
export const MOST_CHECK_IN_EVENTS = 5000

/** Only a return has a name of its own for what a clock does not prove: of the other moments nobody is late. */
const nameOf = ({ moment, clock }: CheckInEvent): string =>
  moment.startsWith('back-') && clock === 'unproven' ? moment + UNPROVEN : moment

function eventOf(name: string, at: string): CheckInEvent {
  return name.endsWith(UNPROVEN) ? { moment: name.slice(0, -UNPROVEN.length), at, clock: 'unproven' } : { moment: name, at }
}

/**
 * The same event has the same id wherever it is made. One that was taken back is made anew under another id, and is worth what it was
 * worth before. `clock`: of a device that the server has to be heard after.
 */
function made(boat: Id, name: string, at: string, log: CheckInLog, clock?: 'expected'): [Id, CheckInEvent] {
  const before = Object.values(log).find((event) => !event.voids && event.at === at && nameOf(event) === name)
  const fresh = eventOf(name, at)
  const event = before ?? (clock && !fresh.clock ? { ...fresh, clock } : fresh)
  let id = hash24(`${boat} ${name} ${at}`)
  while (Object.hasOwn(log, id)) id = hash24(`${id} again`)
  return [id, event]
}

const namesIn = ({ checkedInAt, checkIns }: CheckInChange): CheckIns => ({
  ...(checkedInAt === undefined ? {} : { [FIRST_MORNING_NAME]: checkedInAt }),
  ...checkIns,
})

/** The log of a boat. One from before there was a log says what its copies say. */
export function logOfCheckIns({ _id, checkInLog, checkedInAt, checkIns }: Logged): CheckInLog {
  if (checkInLog && Object.keys(checkInLog).length > 0) return checkInLog
  const known = namesIn({ checkedInAt: checkedInAt ?? null, checkIns: checkIns ?? {} })
  return Object.fromEntries(Object.entries(known).flatMap(([name, at]) => (at === null ? [] : [made(_id, name, at, NO_CHECK_IN_LOG)])))
}

type Kept = LogEvent & { event: CheckInEvent }

const itemsOf = (log: CheckInLog): LogItem<Kept>[] =>
  foldLog<Kept>(
    Object.entries(log).map(([_id, event]) => ({ _id, item: event.voids ?? _id, act: event.voids ? 'void' : 'make', at: event.at, event })),
    LOG_WORDS,
  ).filter(({ awaitingMake }) => !awaitingMake)

/**
 * What counts: of each moment the first that was said and not taken back, and of a return the first that a clock proves. A moment of
 * which all was taken back is null.
 */
export function foldCheckIns(log: CheckInLog): Required<CheckInChange> {
  const found: CheckIns = {}
  for (const [moment, items] of groupBy(itemsOf(log), ({ latest }) => latest.event.moment)) {
    const there = items.filter(({ voided }) => !voided).map(({ latest }) => latest.event)
    const named = there.map((event) => ({ name: nameOf(event), at: event.at }))
    const [first] = named.sort((a, b) => a.name.length - b.name.length || byText(a.at, b.at))
    found[first?.name ?? moment] = first?.at ?? null
  }
  const { [FIRST_MORNING_NAME]: checkedInAt = null, ...checkIns } = found
  return { checkedInAt, checkIns }
}

/** The events that a change adds to the log: what it says of a moment takes the place of what was said earlier, null takes it back. */
function eventsOf(boat: Id, said: CheckIns, before: CheckInLog, clock?: 'expected'): CheckInLog {
  let log = before
  for (const [name, at] of Object.entries(said)) {
    const there = itemsOf(log).filter(({ voided, latest }) => !voided && nameOf(latest.event) === name)
    const gone = there.filter(({ at: known }) => at === null || known < at)
    for (const { item, latest } of gone)
      log = { ...log, [hash24(`${item} void`)]: { moment: latest.event.moment, at: latest.event.at, voids: item } }
    if (at !== null && !there.some(({ at: known }) => known === at)) {
      const [id, event] = made(boat, name, at, log, clock)
      log = { ...log, [id]: event }
    }
  }
  return log
}

/** What a change says of check-ins: by name, or as events of another device. */
export type CheckInsSaid = CheckInChange & { checkInLog?: CheckInLog | null | undefined }

/**
 * The log of a boat after a change, and its copies. Nothing where the change adds nothing. Events that are known stay as they are.
 * `now`: of the server, which keeps no moment that is still to come; of a device null, whose clock waits for the server.
 */
export function withCheckIns(boat: Logged, said: CheckInsSaid, now: string | null): Partial<LoggedCheckIns> {
  const before = logOfCheckIns(boat)
  const sent = Object.entries(said.checkInLog ?? {}).filter(([id]) => !Object.hasOwn(before, id))
  const heard = { ...before, ...Object.fromEntries(sent.map(([id, event]) => [id, now ? keptBy(now, event) : event])) }
  const names = namesIn(said)
  const checkInLog = now ? eventsOf(boat._id, namesKeptBy(now, names), heard) : eventsOf(boat._id, names, heard, 'expected')
  if (Object.keys(checkInLog).length === Object.keys(before).length) return {}
  return { checkInLog, ...foldCheckIns(checkInLog) }
}

function keptBy(now: string, { moment, at, clock, voids }: CheckInEvent): CheckInEvent {
  const kept = notAfter(at, now)
  // What was sent without a comparison proves nothing.
  const isUnproven = clock != null || !kept.proven
  return { moment, at: kept.at, ...(isUnproven ? { clock: 'unproven' } : {}), ...(voids ? { voids } : {}) }
}

function namesKeptBy(now: string, said: CheckIns): CheckIns {
  const kept: CheckIns = {}
  for (const [name, at] of Object.entries(said)) {
    if (at === null) kept[name] = null
    else {
      const event = keptBy(now, eventOf(name, at))
      kept[nameOf(event)] = event.at
    }
  }
  return kept
}

/** The logs of one boat that was entered twice, as one, and the copies. */
export function bothCheckIns(one: Logged, other: Logged): LoggedCheckIns {
  const checkInLog = { ...logOfCheckIns(other), ...logOfCheckIns(one) }
  return { checkInLog, ...foldCheckIns(checkInLog) }
}

/** What is new in the log of a boat whose check-ins are as they were: another station saw it, too, or takes that back. */
export function wordsOfSeenAgain(before: CheckInLog, after: CheckInLog): string[] {
  const fresh = Object.entries(after).filter(([id]) => !Object.hasOwn(before, id))
  if (fresh.length === 0) return []
  return [fresh.some(([, { voids }]) => voids) ? 'check-in of another station withdrawn' : 'checked in at another station too']
}

const LOG = 'checkInLog'

const isCopy = (path: string): boolean => path === 'checkedInAt' || path.split('.')[0] === 'checkIns'

/** Of what a change shows: does it show check-ins, and what it shows beside them. */
export const showsCheckIns = (shown: Leaves): boolean => Object.keys(shown).some(isCopy)
export const withoutCheckIns = (shown: Leaves): Leaves => Object.fromEntries(Object.entries(shown).filter(([path]) => !isCopy(path)))

const isEvent = (value: unknown): value is CheckInEvent => isNames(value) && typeof value.at === 'string'

/** Does a change have events that the server has not been heard after? */
export const hasExpected = (leaves: Leaves): boolean => eventsIn(leaves).some(({ clock }) => clock === 'expected')

function eventsIn(leaves: Leaves): CheckInEvent[] {
  return Object.entries(leaves).flatMap(([path, value]) => {
    if (path === LOG && isNames(value)) return Object.values(value).filter(isEvent)
    return path.startsWith(`${LOG}.`) && isEvent(value) ? [value] : []
  })
}

/** The same change, its events put right by the next contact with the server. */
export function retimedLog(leaves: Leaves, { shift, proven }: ClockEvidence): Leaves {
  const retimed = (value: unknown): unknown => {
    if (!isEvent(value) || value.clock !== 'expected') return value
    const { clock: _, at, ...event } = value
    return { ...event, at: shifted(at, shift), ...(proven ? {} : { clock: 'unproven' }) }
  }
  return Object.fromEntries(
    Object.entries(leaves).map(([path, value]) => {
      if (path === LOG && isNames(value)) return [path, Object.fromEntries(Object.entries(value).map(([id, one]) => [id, retimed(one)]))]
      return [path, path.startsWith(`${LOG}.`) ? retimed(value) : value]
    }),
  )
}
