/**
 * One boat that was entered at two stations by the names of its crew is two entries, and would be paid twice. Nobody can tell it
 * from two boats but a person: boats whose crews have the same or similar names are asked about until somebody has answered.
 * Invariants: 1. the order of the boats and of their crews does not matter.
 *             2. what was answered "two boats" is not asked again; nothing else ends the question but one boat less.
 */
import type { Id } from '../kernel/ids.ts'
import { areSimilar, type Name, type ReadName, readName } from './similar-names.ts'

/** An entry with the names of who is in it. `twoBoats`: entries that somebody said are another boat. */
export type NamedBoat = {
  _id: Id
  anglers: readonly Name[]
  deleted?: boolean | null | undefined
  twoBoats?: readonly Id[] | null | undefined
}

type Crew<B> = { boat: B; names: ReadName[] }

const crewOf = <B extends NamedBoat>(boat: B): Crew<B> => ({ boat, names: boat.anglers.map(readName) })

/** Everybody of the smaller crew is somebody of the larger one. */
function sameCrew(one: readonly ReadName[], other: readonly ReadName[]): boolean {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one]
  const [first, ...rest] = few
  if (!first) return one.length > 0 && other.length > 0
  return many.some(
    (name, index) =>
      areSimilar(first, name) &&
      (rest.length === 0 ||
        sameCrew(
          rest,
          many.filter((_, seat) => seat !== index),
        )),
  )
}

/** Similar names share one of these. */
const keysOf = ({ first, root, last }: ReadName): string[] => [
  ...new Set([`${first[0] ?? ''}${last[0] ?? ''}`, `${root[0] ?? ''}${last[0] ?? ''}`].map((key) => [...key].sort().join(''))),
]

const isAnswered = (a: NamedBoat, b: NamedBoat): boolean => Boolean(a.twoBoats?.includes(b._id) || b.twoBoats?.includes(a._id))

/** The boats that may be this one: of a crew that somebody types, too. */
export function similarBoats<B extends NamedBoat>(crew: Pick<NamedBoat, 'anglers'> & { _id?: Id }, boats: readonly B[]): B[] {
  const names = crew.anglers.map(readName)
  if (!names.length) return []
  return boats.filter((boat) => boat._id !== crew._id && !boat.deleted && boat.anglers.length && sameCrew(names, crewOf(boat).names))
}

/** Every two boats of a tournament that may be one and about which nobody has said that they are two. */
export function sameBoatPairs<B extends NamedBoat>(boats: readonly B[]): [B, B][] {
  const alive = boats.filter(({ anglers, deleted }) => !deleted && anglers.length > 0).map(crewOf)
  const byKey = new Map<string, number[]>()
  for (const [index, { names }] of alive.entries())
    for (const key of new Set(names.flatMap(keysOf))) byKey.set(key, [...(byKey.get(key) ?? []), index])
  const pairs: [B, B][] = []
  for (const [index, one] of alive.entries()) {
    const others = new Set(one.names.flatMap(keysOf).flatMap((key) => byKey.get(key) ?? []))
    for (const at of [...others].filter((other) => other > index).sort((a, b) => a - b)) {
      const other = alive[at]!
      if (!isAnswered(one.boat, other.boat) && sameCrew(one.names, other.names)) pairs.push([one.boat, other.boat])
    }
  }
  return pairs
}

type Person = Name & { _id: Id }

/** Who of the one crew is who of the other, by their ids; somebody may be nobody there. */
export function twinsIn(crew: readonly Person[], other: readonly Person[]): Map<Id, Id> {
  const twins = new Map<Id, Id>()
  const free = [...other]
  // Who is written the same goes first: a cousin's similar name takes nobody's twin away.
  for (const isTwin of [(a: ReadName, b: ReadName) => a.first === b.first && a.last === b.last, areSimilar])
    for (const person of crew) {
      if (twins.has(person._id)) continue
      const index = free.findIndex((one) => isTwin(readName(person), readName(one)))
      const [twin] = index < 0 ? [] : free.splice(index, 1)
      if (twin) twins.set(person._id, twin._id)
    }
  return twins
}
