import { DEFAULT_SETTINGS } from '../scoring/default-settings.ts'
import type { Entry, Group, Tournament } from '../scoring/types.ts'

const isPerAngler = (tournament: Tournament): boolean =>
  (tournament.settings?.payout?.chargePer ?? DEFAULT_SETTINGS.payout.chargePer) === 'Angler'

/** M1: an entry counts once, or once for every angler when the fee is charged per angler. */
export const unitsOf = (tournament: Tournament, entry: Entry): number =>
  isPerAngler(tournament) ? Math.max(1, entry.users?.length ?? 0) : 1

/** M1: everybody counts, but a free entry does not pay. */
export function countUnits(tournament: Tournament, entries: readonly Entry[]): { entryCount: number; payingUnits: number } {
  let entryCount = 0
  let payingUnits = 0
  for (const entry of entries) {
    const units = unitsOf(tournament, entry)
    entryCount += units
    if (!entry.freeEntry) payingUnits += units
  }
  return { entryCount, payingUnits }
}

/** An entry names its groups by name or by id (M20). */
export const namesOfGroup = ({ name, _id }: Pick<Group, '_id' | 'name'>): string[] => (_id == null ? [name] : [name, _id])

/** T2: everything by which an entry may name one of these groups; a pot may name them by name or by id, too. */
export const namesOfGroups = (tournament: Tournament, names: readonly string[]): string[] =>
  names.flatMap((name) => namesOfGroup((tournament.groups ?? []).find((group) => group.name === name || group._id === name) ?? { name }))

export function isInOneOf({ groups }: Entry, names: readonly string[]): boolean {
  for (const group of groups ?? []) if (names.includes(group)) return true
  return false
}
