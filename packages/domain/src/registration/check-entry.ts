import { refused } from '../kernel/errors.ts'
import type { Id } from '../kernel/ids.ts'
import { sameValue } from '../kernel/same-value.ts'
import { refuseCrewTooLarge } from './crew.ts'
import type { CrewRules } from './crew-size.ts'
import type { PotEntry } from './new-entry.ts'

/** A boat in its tournament: who sits in it, and which number it has. */
export type Place = { _id: Id; users: Id[]; boatNumber?: number | null | undefined }

/** What of an entry can move the board or the money; it stands still once results are final. */
export const ENTRY_COUNTS = [
  'users',
  'team',
  'seasonTeam',
  'boatNumber',
  'disqualified',
  'freeEntry',
  'groups',
  'boatCaptain',
  'sub',
  'inBigFishPot',
  'inSidePot',
  'sidePotBigFishEntries',
  'bigFishModeDaysEntered',
  'ruling',
] as const

type Counting = Partial<Record<(typeof ENTRY_COUNTS)[number], unknown>>

/** Does anything that counts differ between the two? */
export const entryCountsDiffer = (before: Counting, after: Counting): boolean =>
  ENTRY_COUNTS.some((name) => !sameValue(before[name] ?? null, after[name] ?? null))

/** The other boat that has this number. */
export function holderOf<P extends Place>(places: Iterable<P>, boatNumber: number | null | undefined, id?: Id): P | undefined {
  if (boatNumber == null) return undefined
  for (const place of places) if (place.boatNumber === boatNumber && place._id !== id) return place
  return undefined
}

/** An angler of this boat who sits in it twice, or in another one already. */
export function anglerTwice(places: Iterable<Place>, { _id, users }: Place): Id | undefined {
  const twice = users.find((user, index) => users.indexOf(user) !== index)
  if (twice) return twice
  const wanted = new Set(users)
  for (const place of places) {
    const user = place._id === _id ? undefined : place.users.find((one) => wanted.has(one))
    if (user) return user
  }
  return undefined
}

/** One angler sits in one boat. `nameOf` names anglers for the words of the refusal. */
export function refuseAnglerTwice(places: Iterable<Place>, place: Place, nameOf: (users: Id[]) => string): void {
  if (place.users.length === 0) throw refused('entry.no-angler')
  const twice = anglerTwice(places, place)
  if (twice) throw refused('entry.angler-twice', { name: nameOf([twice]) })
}

/** One number is on one boat. */
export function refuseTakenNumber(places: Iterable<Place>, place: Place, nameOf: (users: Id[]) => string): void {
  const holder = holderOf(places, place.boatNumber, place._id)
  if (holder) throw refused('boat-number.taken', { number: place.boatNumber ?? 0, name: nameOf(holder.users) })
}

/** Pots are bought by who is in the boat, and exist in the tournament. */
export function refuseUnknownPots(
  entry: { users: Id[]; sub?: Id | null | undefined; sidePotBigFishEntries?: PotEntry[] | null | undefined },
  tournament: { bigfishpots: { _id: Id }[]; sidepots: { _id: Id }[] },
): void {
  const pots = new Set([...tournament.bigfishpots, ...tournament.sidepots].map((pot) => pot._id))
  const crew = new Set([...entry.users, entry.sub])
  for (const { user, bigFishPotIds, sidePotIds } of entry.sidePotBigFishEntries ?? [])
    if (!crew.has(user) || [...bigFishPotIds, ...sidePotIds].some((pot) => !pots.has(pot)))
      throw refused('reference.unknown', { field: 'sidePotBigFishEntries' })
}

/** What an entry has to fit into: its tournament with the boats and flights of it. `nameOf` names anglers for the words of a refusal. */
export type EntryField = {
  tournament: CrewRules & Parameters<typeof refuseUnknownPots>[1]
  places: { values: () => Iterable<Place> }
  flights: { has: (id: Id) => boolean }
  nameOf: (users: Id[]) => string
}

type Standing = Place & {
  flight?: Id | null | undefined
  sub?: Id | null | undefined
  sidePotBigFishEntries?: PotEntry[] | null | undefined
  deleted?: boolean | undefined
}

/**
 * May this entry stand as it is, at the server and on a device? `before` is what is stored: what does not change is not asked
 * again, but who comes back after a deletion takes a seat and a number anew.
 */
export function checkEntry(entry: Standing, before: Standing | null, { tournament, places, flights, nameOf }: EntryField): void {
  const isBack = before?.deleted === true
  const isNew = (name: 'flight' | 'sidePotBigFishEntries' | 'users' | 'boatNumber') =>
    !before || !sameValue(entry[name] ?? null, before[name] ?? null)
  if (isNew('flight') && entry.flight && !flights.has(entry.flight)) throw refused('reference.unknown', { field: 'flight' })
  if (isNew('sidePotBigFishEntries')) refuseUnknownPots(entry, tournament)
  if (isBack || isNew('users')) refuseAnglerTwice(places.values(), entry, nameOf)
  if (isNew('users')) refuseCrewTooLarge(entry.users, tournament, before?.users)
  if (isBack || isNew('boatNumber')) refuseTakenNumber(places.values(), entry, nameOf)
}
