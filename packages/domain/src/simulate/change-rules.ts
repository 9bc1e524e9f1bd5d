import type { PlacementTable } from '../payouts/types.ts'
import type { Settings, Tournament } from '../scoring/types.ts'

/**
 * Rules to try in place of those in force. Inside `weight`, `pointsScoring` and `payout` every field given replaces the
 * field of the same name and null takes it away; every other field of the settings or the tournament is replaced as a whole.
 */
export type ChangedRules = {
  settings?: Settings | null
  tournament?: Partial<Omit<Tournament, '_id' | 'settings'>>
  placementTables?: PlacementTable[] | null
}

const BLOCKS = ['weight', 'pointsScoring', 'payout'] as const

/** The settings of a tournament with some of them changed; the input stays as it is. */
export function changeSettings(before: Settings | null | undefined, changed: Settings): Settings {
  const after: Settings = { ...before, ...changed }
  for (const block of BLOCKS) {
    if (changed[block]) after[block] = { ...before?.[block], ...changed[block] }
  }
  return after
}

/** A tournament under changed rules. */
export const changeTournament = (before: Tournament, { settings, tournament }: ChangedRules): Tournament => ({
  ...before,
  ...tournament,
  settings: settings ? changeSettings(before.settings, settings) : (before.settings ?? null),
})
