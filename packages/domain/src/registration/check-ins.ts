import { frozen } from '../kernel/frozen.ts'

/** One moment at which a boat is counted: at the meeting, in the morning of a day, or back from the water. Days count from 0. */
export type CheckIn = { kind: 'meeting' } | { kind: 'out'; day: number } | { kind: 'back'; day: number }

export const FIRST_MORNING: CheckIn = frozen({ kind: 'out', day: 0 })

/** Moments by name; a name with null was taken back. */
export type CheckIns = Record<string, string | null>

export const CHECK_IN_NAME = /^(meeting|out-[1-9]\d?|back-(0|[1-9]\d?))$/
export const LONGEST_CHECK_IN = 'back-29'.length
/** Beyond any tournament: a meeting and two for each of 30 days. */
export const MOST_CHECK_INS = 61
export const NO_CHECK_INS: CheckIns = frozen({} as CheckIns)

/** What is known of when a boat was where. */
export type Seen = { checkedInAt?: string | null | undefined; checkIns?: CheckIns | null | undefined }

/** The first morning is `checkedInAt`: whoever is checked in for a tournament of one day is checked in. */
const isFirstMorning = (at: CheckIn): boolean => at.kind === 'out' && at.day === 0

const nameOf = (at: CheckIn): string => (at.kind === 'meeting' ? at.kind : `${at.kind}-${at.day}`)

/** When the boat was checked in there; null: it was not. */
export const checkedInThen = (entry: Seen, at: CheckIn): string | null =>
  (isFirstMorning(at) ? entry.checkedInAt : entry.checkIns?.[nameOf(at)]) ?? null

/** What to write so that the boat is checked in there, or with null that it is not. */
export const checkInChange = (at: CheckIn, moment: string | null): { checkedInAt?: string | null; checkIns?: CheckIns } =>
  isFirstMorning(at) ? { checkedInAt: moment } : { checkIns: { [nameOf(at)]: moment } }

/** Whether what was said of some moments is what is known of them now. */
export const saysSo = (known: CheckIns | null | undefined, said: CheckIns): boolean =>
  Object.entries(said).every(([name, moment]) => (known?.[name] ?? null) === moment)

/** Checked in for fishing on any day. */
export const hasCheckedIn = ({ checkedInAt, checkIns }: Seen): boolean =>
  Boolean(checkedInAt) || Object.entries(checkIns ?? NO_CHECK_INS).some(([name, moment]) => name !== 'meeting' && moment !== null)

/** What was known, with what is said now; a name that is not said stays as it is. */
export const withCheckIns = (before: CheckIns | null | undefined, said: CheckIns): CheckIns => ({ ...before, ...said })

/** The check-ins of one boat that was entered twice: of two moments of one name the earlier. */
export function mergedCheckIns(one: CheckIns | null | undefined, other: CheckIns | null | undefined): CheckIns {
  const all = { ...one, ...other }
  return Object.fromEntries(
    Object.keys(all).map((name) => [name, [one?.[name], other?.[name]].filter((moment) => moment != null).sort()[0] ?? null]),
  )
}

const WORDS = { meeting: 'meeting', out: 'morning of day', back: 'return of day' } as const

/** What changed, for a person who reads the record of the day. */
export const wordsOfCheckIns = (before: CheckIns, after: CheckIns): string[] =>
  Object.keys({ ...before, ...after }).flatMap((name) => {
    if ((before[name] ?? null) === (after[name] ?? null)) return []
    const [kind, day] = name.split('-') as [keyof typeof WORDS, string?]
    const place = day === undefined ? WORDS[kind] : `${WORDS[kind]} ${Number(day) + 1}`
    return [after[name] ? `checked in: ${place}` : `check-in withdrawn: ${place}`]
  })

/** Where a boat is on a day: not here, on the water, or back. `hasWeighed`: whoever stood at the scale is back, whatever was tapped. */
export function whereIs(entry: Seen, day: number, hasWeighed: boolean): 'ashore' | 'out' | 'back' {
  if (hasWeighed || checkedInThen(entry, { kind: 'back', day })) return 'back'
  return checkedInThen(entry, { kind: 'out', day }) ? 'out' : 'ashore'
}
