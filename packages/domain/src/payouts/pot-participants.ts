import { DEFAULT_SETTINGS } from '../scoring/default-settings.ts'
import type { Entry, Pot, Tournament } from '../scoring/types.ts'
import type { PotKind } from './types.ts'
import { isInOneOf, namesOfGroups, unitsOf } from './units.ts'

export type PotOfKind = { pot: Pot; kind: PotKind }

const KINDS = {
  bigFishPot: { switched: 'bigFishEnabled', ids: 'bigFishPotIds', flag: 'inBigFishPot' },
  sidePot: { switched: 'sidePot', ids: 'sidePotIds', flag: 'inSidePot' },
} as const satisfies Record<PotKind, unknown>

/** Big fish pots, then side pots, in tournament order; a kind that is switched off has none (T6). */
export function activePots(tournament: Tournament): PotOfKind[] {
  const all: PotOfKind[] = [
    ...(tournament.bigfishpots ?? []).map((pot) => ({ pot, kind: 'bigFishPot' as const })),
    ...(tournament.sidepots ?? []).map((pot) => ({ pot, kind: 'sidePot' as const })),
  ]
  return all.filter(({ kind }) => {
    const { switched } = KINDS[kind]
    return tournament.settings?.payout?.[switched] ?? DEFAULT_SETTINGS.payout[switched]
  })
}

/** By its buy-in rows, or by its flag. */
function boughtIn({ pot, kind }: PotOfKind, entry: Entry): number {
  const rows = entry.sidePotBigFishEntries
  if (!rows?.length) return entry[KINDS[kind].flag] ? 1 : 0
  let times = 0
  for (const row of rows) if (row[KINDS[kind].ids]?.includes(pot._id)) times++
  return times
}

/** T2: how often an entry is in the pot: by paying the entry fee, or by buying in. */
export function timesInPot(tournament: Tournament, pot: PotOfKind): (entry: Entry) => number {
  const { groups, includedInEntryFee } = pot.pot
  const names = groups?.length ? namesOfGroups(tournament, groups) : null
  return (entry) => {
    if (names && !isInOneOf(entry, names)) return 0
    if (includedInEntryFee) return entry.freeEntry ? 0 : unitsOf(tournament, entry)
    return boughtIn(pot, entry)
  }
}

export function countParticipants(tournament: Tournament, pot: PotOfKind, entries: readonly Entry[]): number {
  const times = timesInPot(tournament, pot)
  let count = 0
  for (const entry of entries) count += times(entry)
  return count
}
