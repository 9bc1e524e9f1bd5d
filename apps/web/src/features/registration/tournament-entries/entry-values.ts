import { pathInWords } from '@ramplight/contract/kernel/labels'
import type { AnglerName } from '@ramplight/contract/people/users'
import { type TournamentEntry, tournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import { sameValue } from '@ramplight/domain/kernel/same-value'
import type { PaidWith } from '@ramplight/domain/money/paid-with'
import { fullName } from '@ramplight/domain/registration/full-name'
import { CallError } from '#platform/call-error.ts'
import { fullNames } from '#platform/values/entry-name.ts'
import type { EntryChange } from './entry-actions.ts'
import { type OfferedPot, potNames } from './entry-pots.ts'
import { paidWithWords } from './paid-with.ts'
import { t } from './tournament-entries.texts.ts'

const STARTS = tournamentEntry.starts

/** What the form of an entry holds. */
export type EntryValues = {
  anglers: AnglerName[]
  status: 'Pending' | 'Paid'
  freeEntry: boolean
  paidWith: PaidWith | null
  boatNumber: number | null
  flight: string | null
  groups: string[]
  /** Who steers where that is not the first angler; the form shows the captain first. */
  boatCaptain: string | null
  substitute: AnglerName | null
  mcNote: string | null
  inBigFishPot: boolean
  inSidePot: boolean
  sidePotBigFishEntries: NonNullable<TournamentEntry['sidePotBigFishEntries']>
  /** Of a big-bass event, from 0. Null: all. */
  bigFishModeDaysEntered: number[] | null
}

export const NEW_ENTRY: EntryValues = {
  anglers: [],
  status: STARTS.status,
  freeEntry: STARTS.freeEntry,
  paidWith: null,
  boatNumber: null,
  flight: null,
  groups: [],
  boatCaptain: null,
  substitute: null,
  mcNote: null,
  inBigFishPot: STARTS.inBigFishPot,
  inSidePot: STARTS.inSidePot,
  sidePotBigFishEntries: [],
  bigFishModeDaysEntered: null,
}

export const valuesOf = (entry: TournamentEntry): EntryValues => ({
  anglers: entry.anglers.toSorted((a, b) => Number(b._id === entry.boatCaptain) - Number(a._id === entry.boatCaptain)),
  status: entry.status,
  freeEntry: entry.freeEntry,
  paidWith: entry.paidWith ?? null,
  boatNumber: entry.boatNumber ?? null,
  flight: entry.flight ?? null,
  groups: entry.groups,
  boatCaptain: entry.boatCaptain ?? null,
  substitute: entry.substitute ?? null,
  mcNote: entry.mcNote ?? null,
  inBigFishPot: entry.inBigFishPot ?? STARTS.inBigFishPot,
  inSidePot: entry.inSidePot ?? STARTS.inSidePot,
  sidePotBigFishEntries: entry.sidePotBigFishEntries ?? [],
  bigFishModeDaysEntered: entry.bigFishModeDaysEntered ?? null,
})

const usersOf = ({ anglers }: EntryValues) => anglers.map(({ _id }) => _id)

/** Pots belong to the entry's own crew: rows of anglers who left go to the captain. */
function crewRows(values: EntryValues): EntryValues['sidePotBigFishEntries'] {
  const users = usersOf(values)
  return values.sidePotBigFishEntries.map((row) => (users.includes(row.user) ? row : { ...row, user: users[0] ?? row.user }))
}

export const toBody = (values: EntryValues) => {
  const { anglers: _, boatCaptain: _first, substitute, bigFishModeDaysEntered, ...rest } = values
  return {
    ...rest,
    users: usersOf(values),
    sub: substitute?._id ?? null,
    sidePotBigFishEntries: crewRows(values),
    ...(bigFishModeDaysEntered && { bigFishModeDaysEntered }),
  }
}

/** Only what differs, as the server is told. */
export function changeOf(before: EntryValues, after: EntryValues): EntryChange {
  const [old, next] = [toBody(before), toBody(after)]
  const change: EntryChange = Object.fromEntries(
    Object.entries(next).filter(([name, value]) => !sameValue(value, old[name as keyof typeof old])),
  )
  // The captain stood first in the form: from now on the first is the captain, whoever that is.
  return change.users && before.boatCaptain && old.users.includes(before.boatCaptain) ? { ...change, boatCaptain: null } : change
}

/** Fields that say one thing together. */
export const TOGETHER = [
  ['status', 'freeEntry', 'paidWith'],
  ['sidePotBigFishEntries', 'inBigFishPot', 'inSidePot'],
] as const satisfies readonly (readonly (keyof EntryValues)[])[]

const THINGS: readonly (readonly (keyof EntryValues)[])[] = [
  ['anglers'],
  ['boatNumber'],
  ['flight'],
  ['groups'],
  ['substitute'],
  ['mcNote'],
  ['bigFishModeDaysEntered'],
  ...TOGETHER,
]

/** How many things were changed, as a person counts them. */
export const countChanges = (before: EntryValues, after: EntryValues): number =>
  THINGS.filter((fields) => fields.some((field) => !sameValue(before[field], after[field]))).length

/** Refusals about one field, which stand there. */
const FIELD_OF: Record<string, keyof EntryValues> = {
  'boat-number.taken': 'boatNumber',
  'entry.angler-twice': 'anglers',
  'entry.no-angler': 'anglers',
  'entry.crew-too-large': 'anglers',
}

/** The field that a refusal is about, where it is about one. */
export const fieldRefused = (error: unknown): keyof EntryValues | undefined =>
  error instanceof CallError ? FIELD_OF[error.code] : undefined

/** What a field of the form is called. */
export function entryLabel(path: string): string {
  const labels: Record<string, string> = {
    anglers: t('entryValues.anglers'),
    status: t('entryValues.payment'),
    paidWith: t('entryFields.paidWith'),
    boatNumber: t('entryValues.boat'),
    flight: t('entryValues.flight'),
    groups: t('entryValues.groups'),
    substitute: t('entryValues.substitute'),
    mcNote: t('entryValues.mcNote'),
    sidePotBigFishEntries: t('entryValues.pots'),
    bigFishModeDaysEntered: t('entryValues.days'),
  }
  return labels[path] ?? pathInWords(path)
}

type Known = { pots: readonly OfferedPot[]; flights: readonly TournamentFlight[] }

/** A field of a version in words. */
export function entryWords(path: string, of: EntryValues, { pots, flights }: Known): string {
  const { status, freeEntry, paidWith, boatNumber, flight, groups, substitute, mcNote, bigFishModeDaysEntered } = of
  const paid = status === 'Paid' ? t('entryValues.paid') : t('entryValues.unpaid')
  const words: Record<string, string | undefined> = {
    anglers: fullNames(of),
    status: freeEntry ? t('entryValues.freeEntry') : paid,
    paidWith: paidWith ? paidWithWords(paidWith) : undefined,
    boatNumber: boatNumber?.toString(),
    flight: flights.find(({ _id }) => _id === flight)?.name,
    groups: groups.join(', '),
    substitute: substitute ? fullName(substitute) : undefined,
    mcNote: mcNote ?? undefined,
    bigFishModeDaysEntered: bigFishModeDaysEntered?.map((day) => day + 1).join(', '),
    sidePotBigFishEntries: potNames({ ...of, users: usersOf(of) }, pots),
  }
  return words[path] || t('entryValues.none')
}
