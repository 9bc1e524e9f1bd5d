/** A team that has signed up and is no boat yet. `number`: in the order of signing up; null until the server has given it. */
export type SignedUp = { _id: string; number?: number | null; converted: boolean; onWaitingList: boolean }

const isPromised = ({ converted, onWaitingList }: SignedUp) => !converted && !onWaitingList
const byNumber = (a: SignedUp, b: SignedUp) => (a.number ?? Number.POSITIVE_INFINITY) - (b.number ?? Number.POSITIVE_INFINITY)

/** Those who wait, the first in line first. */
export const waitingInLine = <T extends SignedUp>(teams: readonly T[]): T[] =>
  teams.filter(({ converted, onWaitingList }) => onWaitingList && !converted).sort(byNumber)

/**
 * Places that nobody has: neither a boat nor a team that was told that it is in. Never below zero, although a director may enter more
 * boats than the limit: who was told that they are in stays in. Null: the field has no limit. `boats`: those that are not deleted.
 */
export function placesLeft(maxBoats: number | null | undefined, boats: number, teams: readonly SignedUp[]): number | null {
  if (!maxBoats) return null
  return Math.max(0, maxBoats - boats - teams.filter(isPromised).length)
}

/** Whether who signs up now has to wait: nothing is left, or others wait already, whom nobody passes. `left`: null without a limit. */
export const mustWait = (left: number | null, waiting: number): boolean => left !== null && (left === 0 || waiting > 0)

/** Who moves up: as many as there are places, the first in line first. */
export function nextInLine<T extends SignedUp>(maxBoats: number | null | undefined, boats: number, teams: readonly T[]): T[] {
  const free = placesLeft(maxBoats, boats, teams)
  return waitingInLine(teams).slice(0, free ?? undefined)
}
