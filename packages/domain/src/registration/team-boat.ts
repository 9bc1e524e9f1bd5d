import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import { activePots, type PotOfKind } from '../payouts/pot-participants.ts'
import type { PotKind } from '../payouts/types.ts'
import type { Tournament, UsedCoupon } from '../scoring/types.ts'
import { rolesFor } from './crew-roles.ts'
import { chargeOf } from './entry-money.ts'
import type { EntryForm } from './new-entry.ts'

type Charging = Omit<Tournament, '_id'>
/** A team that has signed up, with the pots that it wants, and the coupon that it has used. */
type Team = { users: Id[]; pots: readonly Id[]; coupon?: UsedCoupon | null | undefined }
/** And what it said of itself. */
type Roles = Parameters<typeof rolesFor>[1]

/** The pots that a team can choose: those that the entry fee does not pay for. */
export const potsToChoose = (tournament: Charging): PotOfKind[] =>
  activePots({ _id: '', ...tournament }).filter(({ pot }) => !pot.includedInEntryFee)

/** The boat that a team becomes: under its own id, its pots bought by its first angler. Not paid yet. */
export function teamBoat({ _id, users, pots, ...said }: Team & Roles & { _id: Id }, tournament: Tournament): EntryForm & { _id: Id } {
  const wanted = potsToChoose(tournament).filter(({ pot }) => pots.includes(pot._id))
  const idsOf = (kind: PotKind) => wanted.filter((one) => one.kind === kind).map(({ pot }) => pot._id)
  const [bigFishPotIds, sidePotIds] = [idsOf('bigFishPot'), idsOf('sidePot')]
  const [bigFish, sidePot] = [bigFishPotIds.length > 0, sidePotIds.length > 0]
  const row = { user: users[0]!, bigFish, bigFishPotIds, sidePot, sidePotIds }
  const inPots = wanted.length ? { inBigFishPot: bigFish, inSidePot: sidePot, sidePotBigFishEntries: [row] } : {}
  return { _id, tournament: tournament._id, users, ...inPots, ...rolesOf(users, said) }
}

/** What a team has said of itself; of what it has not, its boat says nothing. */
function rolesOf(users: Id[], said: Roles) {
  const { boatCaptain, sub, groups } = rolesFor(users, said)
  return { ...(boatCaptain && { boatCaptain }), ...(sub && { sub }), ...(groups.length > 0 && { groups }) }
}

/** What a team will be charged, before it has an entry: the same sum as for its boat, in cents. */
export const teamPrice = (tournament: Charging, team: Team): Cents =>
  chargeOf(tournament, {
    ...(teamBoat({ _id: '', ...team }, { _id: '', ...tournament }) as Parameters<typeof chargeOf>[1]),
    ...(team.coupon ? { coupon: team.coupon } : {}),
  })
