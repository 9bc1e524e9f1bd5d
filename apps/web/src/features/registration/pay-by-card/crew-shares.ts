import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { PreRegistration } from '@ramplight/contract/registration/tournament-pre-registrations'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { Cents } from '@ramplight/domain/kernel/units'
import { owedNow } from '@ramplight/domain/money/cash-in-hand'
import { partOf } from '@ramplight/domain/registration/entry-money'
import { ENTRY_STARTS } from '@ramplight/domain/registration/new-entry'
import { namedShares, type Share } from '@ramplight/domain/registration/shares'
import { teamBoat } from '@ramplight/domain/registration/team-boat'

/** What of a boat says what it owes; `isTeam`: it has signed up, and is entered by paying. */
export type BoatToPay = Pick<
  TournamentEntry,
  | '_id'
  | 'tournament'
  | 'users'
  | 'anglers'
  | 'status'
  | 'freeEntry'
  | 'disqualified'
  | 'coupon'
  | 'partPaid'
  | 'groups'
  | 'inBigFishPot'
  | 'inSidePot'
  | 'sidePotBigFishEntries'
  | 'books'
  | 'paymentLog'
> & { isTeam?: boolean }

/** A team as the boat that it becomes by paying. */
export function boatOfTeam({ _id, team, pots, coupon, anglers, groups: chosen }: PreRegistration, tournament: Tournament): BoatToPay {
  const { status, freeEntry, disqualified, groups, inBigFishPot, inSidePot } = ENTRY_STARTS
  const starts = { status, freeEntry, disqualified, groups, inBigFishPot, inSidePot }
  return {
    ...starts,
    ...(teamBoat({ _id, users: team.users, pots, groups: chosen }, tournament) as Pick<BoatToPay, '_id' | 'tournament' | 'users'>),
    ...{ anglers, coupon },
    isTeam: true,
  }
}

export type Crew = {
  size: number
  shares: (Share & { name: string })[]
  /** What I still owe, and what all of us do. */
  mine: Cents
  owed: Cents
  /** I have paid all I owe, and somebody else has not. */
  isMinePaid: boolean
  /** Somebody has paid a share, and not all is in. */
  isPartPaid: boolean
  /** What is in, and what the boat comes to. */
  paid: Cents
  whole: Cents
}

/** Who of a boat has paid and who owes, as one of its anglers sees it. */
export function crewShares(tournament: Tournament, entry: BoatToPay, me: string): Crew {
  const owed = owedNow(tournament, entry)
  const shares = namedShares(tournament, entry, owed)
  const my = shares.find(({ user }) => user === me)
  const paid = partOf(entry)
  return {
    size: shares.length,
    shares,
    mine: my?.owes ?? 0,
    owed,
    isMinePaid: owed > 0 && !!my && my.paid > 0 && my.owes === 0,
    isPartPaid: owed > 0 && paid > 0,
    paid,
    whole: paid + owed,
  }
}
