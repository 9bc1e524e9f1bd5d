import type { Id } from '@ramplight/domain/kernel/ids'
import { noteStored, readStored, writeStored } from '@ramplight/ui/values/stored-state'
import { writeStoredText } from '@ramplight/ui/values/stored-text'
import { strangersHere } from '#platform/borrowed.ts'
import type { LeftRows } from '#platform/local/store/parking.ts'

/** Bags without a book that are not known to have arrived, of everybody who weighed on this device. */
const ASKED = 'rl-asked-bags'
type Asked = { user: Id }

/** What says something of the device and of nobody who used it. */
const OF_THE_DEVICE = [
  'rl-environment',
  'rl-device',
  'rl-visits',
  'rl-storage-kept',
  'rl-install-dismissed',
  'rl-sunlight-hint',
  'rl-station-letter',
  'rl-nav-slim',
  'rl-letter-keys',
  'rl-sign-out-owed',
  'rl-borrowed',
  'rl-parking-keys',
  'rl-sealed',
]
/** By person: each takes their own away. */
const BY_PERSON = ['rl-books', 'rl-copies', 'rl-offline-logins', ASKED]

const keys = (): string[] => Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
const asked = (): Asked[] => readStored<Asked[]>(ASKED) ?? []

/** Everybody else this device knows: who has a copy, an offline sign-in or sealed work here. */
function others(user: Id): Id[] {
  const logins = Object.values(readStored<Record<string, { userId: Id }>>('rl-offline-logins') ?? {}).map(({ userId }) => userId)
  const books = ['rl-books', 'rl-copies'].flatMap((key) => Object.keys(readStored<object>(key) ?? {}))
  return [...logins, ...books, ...strangersHere(), ...asked().map((bag) => bag.user)].filter((id) => id !== user)
}

/** What this person left unfinished: forms, a bag half typed, bags that are still asked about. `waiting`: how many of the last. */
export function leftRows(user: Id): { rows: LeftRows; waiting: number } {
  const rows: LeftRows = {}
  for (const key of keys()) if (key.includes(user)) rows[key] = localStorage.getItem(key) ?? ''
  const bags = asked().filter((bag) => bag.user === user)
  if (bags.length > 0) rows[ASKED] = JSON.stringify(bags)
  return { rows, waiting: bags.length }
}

/** They are here again: what was left is where it was. False: there was no room for some of it. */
export function restoreRows(rows: LeftRows): boolean {
  return Object.entries(rows)
    .map(([key, text]) => (key === ASKED ? restoreAsked(JSON.parse(text) as Asked[]) : writeStoredText(key, text)))
    .every(Boolean)
}
/** A bag that is here already, because the last try ran out of room after it, is not here twice. */
function restoreAsked(left: Asked[]): boolean {
  const here = asked()
  const known = new Set(here.map((bag) => JSON.stringify(bag)))
  return writeStored(ASKED, [...here, ...left.filter((bag) => !known.has(JSON.stringify(bag)))])
}

/**
 * Nothing of this person, or of what they saw, is in the storage of the page any more. What is not known to be the device's or
 * somebody else's goes: a new kind of row is gone until somebody says otherwise.
 */
export function clearRows(user: Id): void {
  const kept = others(user)
  for (const key of keys()) {
    const isOfOthers = OF_THE_DEVICE.includes(key) || BY_PERSON.includes(key) || kept.some((other) => key.includes(other))
    if (key.includes(user) || !isOfOthers) localStorage.removeItem(key)
  }
  const bags = asked().filter((bag) => bag.user !== user)
  noteStored(ASKED, bags.length > 0 ? bags : null)
  sessionStorage.clear()
}
