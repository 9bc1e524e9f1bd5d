import type { Entry, Pot, Tournament } from '../scoring/types.ts'
import type { PotKind } from './types.ts'
import { isInOneOf, unitsOf } from './units.ts'

export type PotOfKind = { pot: Pot; kind: PotKind }
export type Participant = { entry: Entry; count: number }

const KINDS = {
  bigFishPot: { switchedOff: 'bigFishEnabled', ids: 'bigFishPotIds', flag: 'inBigFishPot' },
  sidePot: { switchedOff: 'sidePot', ids: 'sidePotIds', flag: 'inSidePot' },
} as const satisfies Record<PotKind, unknown>

/** Big fish pots, then side pots, in tournament order; a kind that is switched off has none (T6). */
export function activePots(tournament: Tournament): PotOfKind[] {
  const all: PotOfKind[] = [
    ...(tournament.bigfishpots ?? []).map((pot) => ({ pot, kind: 'bigFishPot' as const })),
    ...(tournament.sidepots ?? []).map((pot) => ({ pot, kind: 'sidePot' as const })),
  ]
  return all.filter(({ kind }) => tournament.settings?.payout?.[KINDS[kind].switchedOff] !== false)
}

/** T2: how often the entry is in the pot: by paying the entry fee, by its buy-in rows, or by its flag. */
function timesIn(tournament: Tournament, { pot, kind }: PotOfKind, entry: Entry): number {
  if (pot.groups?.length && !isInOneOf(tournament, entry, pot.groups)) return 0
  if (pot.includedInEntryFee) return entry.freeEntry ? 0 : unitsOf(tournament, entry)
  const rows = entry.sidePotBigFishEntries ?? []
  if (rows.length === 0) return entry[KINDS[kind].flag] ? 1 : 0
  return rows.filter((row) => row[KINDS[kind].ids]?.includes(pot._id)).length
}

/** T2: who is in the pot, and how often. */
export const participantsOf = (tournament: Tournament, pot: PotOfKind, entries: readonly Entry[]): Participant[] =>
  entries.map((entry) => ({ entry, count: timesIn(tournament, pot, entry) })).filter(({ count }) => count > 0)

export const countParticipants = (participants: readonly Participant[]): number => participants.reduce((sum, { count }) => sum + count, 0)
