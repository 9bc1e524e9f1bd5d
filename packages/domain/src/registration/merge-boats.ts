import type { Id } from '../kernel/ids.ts'
import type { PaidWith } from '../money/paid-with.ts'
import type { Ruling, UsedCoupon } from '../scoring/types.ts'
import { bothCheckIns } from './check-in-log.ts'
import type { NewEntry, PotEntry } from './new-entry.ts'

/** Of a note for the MC, in characters. */
export const LONGEST_NOTE = 300

/** An entry as far as it is one boat with another one. */
export type BoatToMerge = {
  _id: Id
  sidePotBigFishEntries?: PotEntry[] | null | undefined
  bigFishModeDaysEntered?: number[] | null | undefined
  ruling?: Ruling | null | undefined
  mcNote?: string | null | undefined
  paidWith?: PaidWith | null | undefined
  coupon?: UsedCoupon | null | undefined
  withdrawal?: { at: string; by: Id } | null | undefined
} & Omit<
  NewEntry,
  | 'deleted'
  | 'tournament'
  | 'tour'
  | 'season'
  | 'result'
  | 'bump'
  | 'partPaid'
  | 'coupon'
  | 'withdrawal'
  | 'sidePotBigFishEntries'
  | 'bigFishModeDaysEntered'
  | 'ruling'
  | 'mcNote'
  | 'paidWith'
>

const both = <T>(one: readonly T[] | null | undefined, other: readonly T[] | null | undefined): T[] => [
  ...new Set([...(one ?? []), ...(other ?? [])]),
]

/** Two notes are one, as long as a note may be. */
const bothNotes = (one: string | null | undefined, other: string | null | undefined): string | null =>
  both(one ? [one] : [], other ? [other] : [])
    .join(' · ')
    .slice(0, LONGEST_NOTE) || null

/** What each of a crew bought, counted once: nobody buys a pot twice. */
function eachOnce(pots: readonly PotEntry[]): PotEntry[] {
  const byUser = new Map<Id, PotEntry>()
  for (const pot of pots) {
    const known = byUser.get(pot.user)
    byUser.set(
      pot.user,
      known
        ? {
            user: pot.user,
            bigFish: known.bigFish || pot.bigFish,
            bigFishPotIds: both(known.bigFishPotIds, pot.bigFishPotIds),
            sidePot: known.sidePot || pot.sidePot,
            sidePotIds: both(known.sidePotIds, pot.sidePotIds),
          }
        : pot,
    )
  }
  return [...byUser.values()]
}

/**
 * Two entries that are one boat, as the one that stays. `twins`: who of `gone` is who of `keep`. Nothing that was said of either is
 * lost: who paid has paid, who is checked in was checked in when the first station said so, who is disqualified stays so. Where both
 * have something that is there once (a number, a flight), that of `keep` stays.
 */
export function mergedBoat(keep: BoatToMerge, gone: BoatToMerge, twins: ReadonlyMap<Id, Id>): Omit<BoatToMerge, '_id'> {
  const known = (id: Id | null): Id | null => (id === null ? null : (twins.get(id) ?? id))
  const pots = (gone.sidePotBigFishEntries ?? []).map((pot) => ({ ...pot, user: twins.get(pot.user) ?? pot.user }))
  const isPaid = keep.status === 'Paid' || gone.status === 'Paid'
  const payer = isPaid && keep.status !== 'Paid' ? gone : keep
  const days = both(keep.bigFishModeDaysEntered, gone.bigFishModeDaysEntered).sort((a, b) => a - b)
  return {
    users: both(
      keep.users,
      gone.users.map((user) => twins.get(user) ?? user),
    ),
    team: keep.team ?? gone.team,
    seasonTeam: keep.seasonTeam ?? gone.seasonTeam,
    status: isPaid ? 'Paid' : 'Pending',
    boatNumber: keep.boatNumber ?? gone.boatNumber,
    flight: keep.flight ?? gone.flight,
    ...bothCheckIns(keep, gone),
    disqualified: keep.disqualified || gone.disqualified,
    disqualifiedReason: keep.disqualifiedReason ?? gone.disqualifiedReason,
    freeEntry: keep.freeEntry || gone.freeEntry,
    paidOnline: isPaid ? payer.paidOnline : keep.paidOnline || gone.paidOnline,
    ruling: keep.ruling ?? gone.ruling ?? null,
    mcNote: bothNotes(keep.mcNote, gone.mcNote),
    paidWith: payer.paidWith ?? (isPaid ? null : gone.paidWith) ?? null,
    // Who has paid without a coupon has paid the whole price.
    coupon: payer.coupon ?? (isPaid ? null : gone.coupon) ?? null,
    withdrawal: keep.withdrawal ?? gone.withdrawal ?? null,
    creditsUsed: keep.creditsUsed + gone.creditsUsed,
    groups: both(keep.groups, gone.groups),
    boatCaptain: keep.boatCaptain ?? known(gone.boatCaptain),
    sub: keep.sub ?? known(gone.sub),
    inBigFishPot: keep.inBigFishPot || gone.inBigFishPot,
    inSidePot: keep.inSidePot || gone.inSidePot,
    sidePotBigFishEntries: keep.sidePotBigFishEntries || pots.length ? eachOnce([...(keep.sidePotBigFishEntries ?? []), ...pots]) : null,
    bigFishModeDaysEntered: keep.bigFishModeDaysEntered || gone.bigFishModeDaysEntered ? days : null,
    twoBoats: both(keep.twoBoats, gone.twoBoats).filter((id) => id !== keep._id && id !== gone._id),
  }
}

/** What a person should know before two entries become one. */
export function mergeWarnings(keep: Pick<BoatToMerge, 'status' | 'freeEntry' | 'boatNumber'>, gone: typeof keep): string[] {
  const paidTwice = keep.status === 'Paid' && gone.status === 'Paid' && !keep.freeEntry && !gone.freeEntry
  const twoNumbers = keep.boatNumber !== null && gone.boatNumber !== null && keep.boatNumber !== gone.boatNumber
  return [
    ...(paidTwice ? ['Both entries are marked paid: if the fee was collected twice, refund one.'] : []),
    ...(twoNumbers ? [`Boat ${gone.boatNumber} becomes free.`] : []),
  ]
}
