import type { AnglerName } from '@ramplight/contract/people/users'
import { type TournamentEntry, tournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import { fullNames } from '#platform/values/entry-name.ts'
import type { EntryChange } from './entry-actions.ts'
import { type OfferedPot, potNames } from './entry-pots.ts'
import { t } from './tournament-entries.texts.ts'

const STARTS = tournamentEntry.starts

/** What the form of an entry holds. */
export type EntryValues = {
  anglers: AnglerName[]
  status: 'Pending' | 'Paid'
  freeEntry: boolean
  boatNumber: number | null
  flight: string | null
  groups: string[]
  inBigFishPot: boolean
  inSidePot: boolean
  sidePotBigFishEntries: NonNullable<TournamentEntry['sidePotBigFishEntries']>
}

export const NEW_ENTRY: EntryValues = {
  anglers: [],
  status: STARTS.status,
  freeEntry: STARTS.freeEntry,
  boatNumber: null,
  flight: null,
  groups: [],
  inBigFishPot: STARTS.inBigFishPot,
  inSidePot: STARTS.inSidePot,
  sidePotBigFishEntries: [],
}

export const valuesOf = (entry: TournamentEntry): EntryValues => ({
  anglers: entry.anglers,
  status: entry.status,
  freeEntry: entry.freeEntry,
  boatNumber: entry.boatNumber ?? null,
  flight: entry.flight ?? null,
  groups: entry.groups,
  inBigFishPot: entry.inBigFishPot ?? STARTS.inBigFishPot,
  inSidePot: entry.inSidePot ?? STARTS.inSidePot,
  sidePotBigFishEntries: entry.sidePotBigFishEntries ?? [],
})

const usersOf = ({ anglers }: EntryValues) => anglers.map(({ _id }) => _id)
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Pots belong to the entry's own crew: rows of anglers who left go to the captain. */
function crewRows(values: EntryValues): EntryValues['sidePotBigFishEntries'] {
  const users = usersOf(values)
  return values.sidePotBigFishEntries.map((row) => (users.includes(row.user) ? row : { ...row, user: users[0] ?? row.user }))
}

export const toBody = (values: EntryValues) => {
  const { anglers: _, ...rest } = values
  return { ...rest, users: usersOf(values), sidePotBigFishEntries: crewRows(values) }
}

/** Only what differs, as the server is told. */
export function changeOf(before: EntryValues, after: EntryValues): EntryChange {
  const [old, next] = [toBody(before), toBody(after)]
  return Object.fromEntries(Object.entries(next).filter(([name, value]) => !same(value, old[name as keyof typeof old])))
}

/** Fields that say one thing together move together. */
const MOVES_WITH: readonly (readonly (keyof EntryValues)[])[] = [
  ['anglers'],
  ['status', 'freeEntry'],
  ['boatNumber'],
  ['flight'],
  ['groups'],
  ['inBigFishPot', 'inSidePot', 'sidePotBigFishEntries'],
]

/** Their version with what was really typed here on top: a field nobody touched here keeps what they saved. */
export function rebased(start: EntryValues, mine: EntryValues, theirs: EntryValues): EntryValues {
  const typed = MOVES_WITH.filter((fields) => fields.some((field) => !same(start[field], mine[field]))).flat()
  return { ...theirs, ...Object.fromEntries(typed.map((field) => [field, mine[field]])) }
}

/** How many things were changed, as a person counts them. */
export const countChanges = (before: EntryValues, after: EntryValues): number =>
  MOVES_WITH.filter((fields) => fields.some((field) => !same(before[field], after[field]))).length

export type Difference = { label: string; mine: string; theirs: string }

/** Two versions in words, field by field. */
export function differences(
  mine: EntryValues,
  theirs: EntryValues,
  { pots, flights }: { pots: readonly OfferedPot[]; flights: readonly TournamentFlight[] },
): Difference[] {
  const flightName = (id: string | null) => flights.find(({ _id }) => _id === id)?.name ?? t('entryValues.none')
  const write: readonly [string, (values: EntryValues) => string][] = [
    [t('entryValues.anglers'), fullNames],
    [
      t('entryValues.payment'),
      ({ status, freeEntry }) =>
        freeEntry ? t('entryValues.freeEntry') : status === 'Paid' ? t('entryValues.paid') : t('entryValues.unpaid'),
    ],
    [t('entryValues.boat'), ({ boatNumber }) => String(boatNumber ?? t('entryValues.none'))],
    [t('entryValues.flight'), ({ flight }) => flightName(flight)],
    [t('entryValues.groups'), ({ groups }) => groups.join(', ') || t('entryValues.none')],
    [t('entryValues.pots'), (values) => potNames({ ...values, users: usersOf(values) }, pots) || t('entryValues.none')],
  ]
  return write
    .map(([label, text]) => ({ label, mine: text(mine), theirs: text(theirs) }))
    .filter((difference) => difference.mine !== difference.theirs)
}
