import type { Cents } from '../kernel/units.ts'
import { activePots, type PotOfKind } from '../payouts/pot-participants.ts'
import type { PotKind } from '../payouts/types.ts'
import type { Tournament } from '../scoring/types.ts'
import { chargeOf } from './entry-money.ts'

type Charging = Omit<Tournament, '_id'>

/** The pots that a team can choose: those that the entry fee does not pay for. */
export const potsToChoose = (tournament: Charging): PotOfKind[] =>
  activePots({ _id: '', ...tournament }).filter(({ pot }) => !pot.includedInEntryFee)

const IDS = { bigFishPot: 'bigFishPotIds', sidePot: 'sidePotIds' } as const satisfies Record<PotKind, string>

/** What a team will be charged with these pots, before it has an entry: the same sum as for its boat (`chargeOf`), in cents. */
export function priceOf(tournament: Charging, users: readonly string[], pots: readonly string[]): Cents {
  const row = { user: users[0]!, bigFishPotIds: [] as string[], sidePotIds: [] as string[] }
  for (const { pot, kind } of potsToChoose(tournament)) if (pots.includes(pot._id)) row[IDS[kind]].push(pot._id)
  return chargeOf(tournament, { users: [...users], sidePotBigFishEntries: [row] } as Parameters<typeof chargeOf>[1])
}
