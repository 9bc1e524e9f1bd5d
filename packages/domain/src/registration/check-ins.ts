import { frozen } from '../kernel/frozen.ts'
import { type ClockEvidence, shifted } from '../log/clock.ts'
import { isNames, type Leaves } from '../sync/leaves.ts'

/** One moment at which a boat is counted: at the meeting, in the morning of a day, or back from the water. Days count from 0. */
export type CheckIn = { kind: 'meeting' } | { kind: 'out'; day: number } | { kind: 'back'; day: number }

export const FIRST_MORNING: CheckIn = frozen({ kind: 'out', day: 0 })

/** Moments by name; a name with null was taken back. */
export type CheckIns = Record<string, string | null>

/**
 * The return by a clock that proves nothing stands under a name of its own, so that it never wins over one that is proven. Of the other
 * moments nobody is late.
 */
export const UNPROVEN = '-unproven'
/** The first morning, which is `checkedInAt`, in the log of check-ins. */
export const FIRST_MORNING_NAME = 'out-0'
export const CHECK_IN_NAME = /^(meeting|out-[1-9]\d?|back-(0|[1-9]\d?)(-unproven)?)$/
export const LONGEST_CHECK_IN = `back-29${UNPROVEN}`.length
/** Beyond any tournament: a meeting and three for each of 30 days. */
export const MOST_CHECK_INS = 91
export const NO_CHECK_INS: CheckIns = frozen({} as CheckIns)

/** What is known of when a boat was where. */
export type Seen = { checkedInAt?: string | null | undefined; checkIns?: CheckIns | null | undefined }

/** The first morning is `checkedInAt`: whoever is checked in for a tournament of one day is checked in. */
const isFirstMorning = (at: CheckIn): boolean => at.kind === 'out' && at.day === 0

const nameOf = (at: CheckIn): string => (at.kind === 'meeting' ? at.kind : `${at.kind}-${at.day}`)

const unprovenNameOf = (at: CheckIn): string => `${nameOf(at)}${UNPROVEN}`

/** When the boat was checked in there; null: it was not. What is proven comes first. */
export const checkedInThen = (entry: Seen, at: CheckIn): string | null =>
  (isFirstMorning(at) ? entry.checkedInAt : (entry.checkIns?.[nameOf(at)] ?? entry.checkIns?.[unprovenNameOf(at)])) ?? null

/** Its return is known by a clock alone that was set, or was never compared: nobody is late by it before a person has said so. */
export const isBackUnproven = ({ checkIns }: Seen, day: number): boolean => {
  const at = { kind: 'back', day } as const
  return checkIns?.[nameOf(at)] == null && checkIns?.[unprovenNameOf(at)] != null
}

export type CheckInChange = { checkedInAt?: string | null; checkIns?: CheckIns }

/** What to write so that the boat is checked in there. */
export const checkInChange = (at: CheckIn, moment: string): CheckInChange =>
  isFirstMorning(at) ? { checkedInAt: moment } : { checkIns: { [nameOf(at)]: moment } }

/** What to write so that what is known of this check-in is what `entry` says, or with no entry that there is none. */
export const checkInAs = (at: CheckIn, { checkedInAt = null, checkIns }: Seen = {}): CheckInChange => {
  if (isFirstMorning(at)) return { checkedInAt }
  const names = at.kind === 'back' ? [nameOf(at), unprovenNameOf(at)] : [nameOf(at)]
  return { checkIns: Object.fromEntries(names.map((name) => [name, checkIns?.[name] ?? null])) }
}

/** Whether what was said of some moments is what is known of them now. */
export const saysSo = (known: CheckIns | null | undefined, said: CheckIns): boolean =>
  Object.entries(said).every(([name, moment]) => (known?.[name] ?? null) === moment)

/** Checked in for fishing on any day. */
export const hasCheckedIn = ({ checkedInAt, checkIns }: Seen): boolean =>
  Boolean(checkedInAt) || Object.entries(checkIns ?? NO_CHECK_INS).some(([name, moment]) => name !== 'meeting' && moment !== null)

const NEEDS_PROOF = /^back-\d+$/
/** The name under which a moment is kept. */
const keptAs = (name: string, proven: boolean): string => (!proven && NEEDS_PROOF.test(name) ? `${name}${UNPROVEN}` : name)

const MOMENTS = 'checkIns'

/** What a device has changed of a boat, its moments put right by the next contact with the server. */
export function retimedCheckIns(leaves: Leaves, { shift, proven }: ClockEvidence): Leaves {
  const retimed = (name: string, moment: unknown): [string, unknown] =>
    typeof moment === 'string' ? [keptAs(name, proven), shifted(moment, shift)] : [name, moment]
  return Object.fromEntries(
    Object.entries(leaves).map(([path, value]) => {
      if (path === MOMENTS && isNames(value))
        return [path, Object.fromEntries(Object.entries(value).map(([name, moment]) => retimed(name, moment)))]
      if (path === 'checkedInAt') return retimed(path, value)
      if (!path.startsWith(`${MOMENTS}.`)) return [path, value]
      const [name, moment] = retimed(path.slice(MOMENTS.length + 1), value)
      return [`${MOMENTS}.${name}`, moment]
    }),
  )
}

/** Does a change say when a boat was anywhere? */
export const hasCheckInMoments = (leaves: Leaves): boolean =>
  Object.entries(leaves).some(
    ([path, value]) =>
      value != null && (path === 'checkedInAt' || path.split('.')[0] === MOMENTS) && !(isNames(value) && Object.keys(value).length === 0),
  )

/** What the history says of a moment, and of one that does not count any more. */
const WORDS = {
  meeting: { is: 'at the meeting', undone: 'not at the meeting' },
  out: { is: 'checked in', undone: 'check-in undone' },
  back: { is: 'back', undone: 'return undone' },
} as const

type Known = { at: string; isUnproven: boolean } | null

/** Of one moment what counts. */
const knownOf = (checkIns: CheckIns, moment: string): Known => {
  const proven = checkIns[moment] ?? null
  const at = proven ?? checkIns[`${moment}${UNPROVEN}`] ?? null
  return at === null ? null : { at, isUnproven: proven === null }
}

/** What changed, for a person who reads the record of the day. */
export function wordsOfCheckIns(before: CheckIns, after: CheckIns): string[] {
  const moments = new Set(Object.keys({ ...before, ...after }).map((name) => name.replace(UNPROVEN, '')))
  return [...moments].flatMap((moment) => {
    const [was, is] = [knownOf(before, moment), knownOf(after, moment)]
    if (was?.at === is?.at && was?.isUnproven === is?.isUnproven) return []
    const [kind, day] = moment.split('-') as [keyof typeof WORDS, string?]
    const words = WORDS[kind]
    const isLeft = was && is && (is.at > was.at || (is.isUnproven && !was.isUnproven))
    return [
      [
        is ? words.is : words.undone,
        day === undefined ? null : `day ${Number(day) + 1}`,
        isLeft ? 'at another time' : null,
        is?.isUnproven ? 'by a clock that was set' : null,
      ]
        .filter((part) => part !== null)
        .join(', '),
    ]
  })
}

/** Where a boat is on a day: not here, on the water, or back. `hasWeighed`: whoever stood at the scale is back, whatever was tapped. */
export function whereIs(entry: Seen, day: number, hasWeighed: boolean): 'ashore' | 'out' | 'back' {
  if (hasWeighed || checkedInThen(entry, { kind: 'back', day })) return 'back'
  return checkedInThen(entry, { kind: 'out', day }) ? 'out' : 'ashore'
}
