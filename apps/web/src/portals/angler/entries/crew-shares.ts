import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { Cents } from '@ramplight/domain/kernel/units'
import { chargeOf, partOf } from '@ramplight/domain/registration/entry-money'
import { namedShares, type Share } from '@ramplight/domain/registration/shares'

export type Crew = {
  size: number
  shares: (Share & { name: string })[]
  /** What I still owe. */
  mine: Cents
  /** I have paid all I owe, and somebody else has not. */
  isMinePaid: boolean
  /** The names of those who owe. */
  owing: string[]
  /** Somebody has paid a share, and not all is in. */
  isPartPaid: boolean
  /** What is in by shares, and what the boat costs. */
  paid: Cents
  whole: Cents
}

/** Who of a boat has paid and who owes, as one of its anglers sees it. */
export function crewShares(tournament: Tournament, entry: TournamentEntry, me: string): Crew {
  const shares = namedShares(tournament, entry)
  const my = shares.find(({ user }) => user === me)
  const owing = shares.filter(({ owes }) => owes > 0)
  const paid = partOf(entry)
  return {
    size: shares.length,
    shares,
    mine: my?.owes ?? 0,
    isMinePaid: entry.status !== 'Paid' && !!my && my.paid > 0 && my.owes === 0 && owing.length > 0,
    owing: owing.map(({ name }) => name),
    isPartPaid: entry.status !== 'Paid' && paid > 0 && owing.length > 0,
    paid,
    whole: chargeOf(tournament, entry),
  }
}
