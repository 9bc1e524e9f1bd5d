import type { Entry, Group, Tournament } from '../scoring/types.ts'

/** M1: an entry counts once, or once for every angler when the fee is charged per angler. */
export const unitsOf = (tournament: Tournament, entry: Entry): number =>
  tournament.settings?.payout?.chargePer === 'Angler' ? Math.max(1, entry.users?.length ?? 0) : 1

export const countUnits = (tournament: Tournament, entries: readonly Entry[]): number =>
  entries.reduce((sum, entry) => sum + unitsOf(tournament, entry), 0)

/** An entry names its groups by name or by id (M20). */
export const isMember = (entry: Entry, group: Pick<Group, '_id' | 'name'>): boolean =>
  (entry.groups ?? []).some((named) => named === group.name || (group._id != null && named === group._id))

/** T2: is the entry in one of the groups a pot names? A pot may name them by name or by id, too. */
export const isInOneOf = (tournament: Tournament, entry: Entry, names: readonly string[]): boolean =>
  names.some((name) => {
    const group = (tournament.groups ?? []).find((candidate) => candidate.name === name || candidate._id === name)
    return isMember(entry, group ?? { name })
  })
