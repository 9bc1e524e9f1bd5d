import type { Id } from '../kernel/ids.ts'

export type NumberedBoat = { _id: Id; boatNumber: number | null }

/**
 * Gives boats of a field their numbers, all at once, so that no two share one.
 * Invariants: 1. a boat of `keeps` keeps its number.
 *             2. every other boat that is wanted gets the number it should have, unless a boat that keeps has it.
 *             3. who loses a number that way takes the one that the taker gave up (two boats swap, three go round), else the next
 *                number after the highest.
 *             4. nobody who has a number is left without one, but who is wanted to be.
 * Answers the boats whose number is another one now.
 */
export function giveNumbers(
  field: readonly NumberedBoat[],
  wanted: ReadonlyMap<Id, number | null>,
  keeps: ReadonlySet<Id> = new Set(),
): Map<Id, number | null> {
  const before = new Map(field.map(({ _id, boatNumber }) => [_id, boatNumber]))
  const after = new Map<Id, number | null>()
  const holders = new Map<number, Id>()
  const displaced: { _id: Id; from: number }[] = []
  const take = (_id: Id, number: number | null) => {
    const isFree = number === null || !holders.has(number)
    if (isFree) after.set(_id, number)
    else displaced.push({ _id, from: number })
    if (isFree && number !== null) holders.set(number, _id)
  }
  const isGiven = (_id: Id) => wanted.has(_id) && !keeps.has(_id)
  for (const { _id, boatNumber } of field) if (keeps.has(_id)) take(_id, boatNumber)
  for (const { _id } of field) if (isGiven(_id)) take(_id, wanted.get(_id) ?? null)
  for (const { _id, boatNumber } of field) if (!keeps.has(_id) && !isGiven(_id)) take(_id, boatNumber)
  for (const { _id, from } of displaced) {
    const given = givenUp(from, { before, wanted, holders }) ?? Math.max(0, ...holders.keys()) + 1
    after.set(_id, given)
    holders.set(given, _id)
  }
  return new Map([...after].filter(([_id, number]) => before.get(_id) !== number))
}

/** The number that is free because whoever took this one left it, or left it to somebody who did. */
function givenUp(
  from: number,
  {
    before,
    wanted,
    holders,
  }: { before: ReadonlyMap<Id, number | null>; wanted: ReadonlyMap<Id, number | null>; holders: ReadonlyMap<number, Id> },
): number | null {
  const seen = new Set<number>()
  for (let number = from; !seen.has(number); ) {
    seen.add(number)
    const holder = holders.get(number)
    if (holder === undefined) return number
    // Who keeps the number was to have another one; who took it had another one before.
    const other = before.get(holder) === number ? wanted.get(holder) : before.get(holder)
    if (other == null) return null
    number = other
  }
  return null
}
