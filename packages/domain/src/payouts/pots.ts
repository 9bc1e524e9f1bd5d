import type { Weight } from '../kernel/units.ts'
import { isDisqualified, isIncomplete, presentEntries } from '../scoring/field.ts'
import { rank } from '../scoring/ranking.ts'
import type { Entry, Pot, SpeciesWeight, Tournament } from '../scoring/types.ts'
import { countOut, type PotLedger, unpaid } from './payout-ledger.ts'
import { sumPaid } from './payouts.ts'
import { bonusMoneyFor } from './pool.ts'
import { activePots, countParticipants, type Participant, type PotOfKind, participantsOf } from './pot-participants.ts'
import { roundShares } from './round-shares.ts'
import { readPercentages } from './shares.ts'
import { tieGroups } from './split-ties.ts'
import type { PotKind, PotResult } from './types.ts'

type Day = NonNullable<Entry['weights']>[number]

const weightOfSpecies = (list: readonly SpeciesWeight[] | null | undefined, species: string): Weight =>
  list?.find((row) => row.species === species)?.weight ?? 0

/** T3, T4: what one day counts for in a pot of this kind. */
const DAY_VALUE = {
  bigFishPot: (day, species) => (species ? weightOfSpecies(day.bigFishWeightsWithSpecies, species) : (day.bigFish ?? 0)),
  sidePot: (day, species) => (species ? weightOfSpecies(day.speciesWeights, species) : (day.adjustedWeight ?? 0)),
} satisfies Record<PotKind, (day: Day, species: string | null | undefined) => Weight>

const NO_SETTINGS = {
  bigFishPot: 'NO TOURNAMENT SETTINGS to check if big fish is enabled',
  sidePot: 'NO TOURNAMENT SETTINGS to check if side pot is enabled',
} satisfies Record<PotKind, string>

const largest = (days: readonly Day[], value: (day: Day) => Weight): Weight => days.reduce((most, day) => Math.max(most, value(day)), 0)

/** The pot's day, or the best of all days. */
function potValue({ pot, kind }: PotOfKind, entry: Entry): Weight {
  const days = (entry.weights ?? []).filter((day) => pot.dayIndex == null || (day.day ?? 0) === pot.dayIndex)
  return largest(days, (day) => DAY_VALUE[kind](day, pot.species))
}

/** T5: competition ranking by value alone; the bigger fish and the sign-up only order the list (M16). */
function rankParticipants(pot: PotOfKind, participants: readonly Participant[]): PotResult['standings'] {
  const contenders = participants
    .filter(({ entry }) => !isDisqualified(entry))
    .map(({ entry }) => ({
      entry: entry._id,
      createdAt: entry.createdAt,
      totalWeight: potValue(pot, entry),
      bigFish: largest(entry.weights ?? [], (day) => day.bigFish ?? 0),
    }))
    .filter(({ totalWeight }) => totalWeight > 0)
  return rank(contenders, () => 0).map(({ contender, position }) => ({ entry: contender.entry, position, weight: contender.totalWeight }))
}

/** M8; without a list the first takes all. */
const sharesOf = ({ payoutsPercentages }: Pot) =>
  readPercentages(payoutsPercentages?.length ? payoutsPercentages : [{ position: 1, percentage: 100 }])

export type PotCount = { pot: PotOfKind; participants: number; bonus: number; standings: PotResult['standings']; ledger: PotLedger }

/** One pot (T1–T6) with every intermediate figure kept. `entries` without the deleted ones. */
export function countPot(tournament: Tournament, pot: PotOfKind, entries: readonly Entry[], mayPay: boolean): PotCount {
  const participants = participantsOf(tournament, pot, entries)
  const count = countParticipants(participants)
  const bonus = bonusMoneyFor(tournament, pot.pot._id, false)
  const size = count * (pot.pot.entryFee ?? 0) + bonus
  const standings = rankParticipants(pot, participants)
  const plan = () => ({ paidPlaces: 0, amounts: roundShares(size, sharesOf(pot.pot), {}), log: [] })
  const ledger = tournament.settings
    ? mayPay
      ? countOut(plan(), size, tieGroups(standings))
      : unpaid(size)
    : unpaid(size, [{ type: 'error', message: NO_SETTINGS[pot.kind] }])
  return { pot, participants: count, bonus, standings, ledger }
}

/**
 * Big fish pots, then side pots (T1–T6). Worked example: docs/algorithms/payouts.md
 * Invariant: a pot is its participants' money: paid + retained = size, and places nobody holds are retained.
 */
export function pots({ tournament, entries }: { tournament: Tournament; entries?: Entry[] | null }): PotResult[] {
  const field = presentEntries(entries)
  const mayPay = !isIncomplete(tournament, field)
  return activePots(tournament).map((active) => {
    const { pot, participants, standings, ledger } = countPot(tournament, active, field, mayPay)
    const paid = sumPaid(ledger.payouts)
    return {
      pot: pot.pot._id,
      kind: pot.kind,
      participants,
      size: ledger.amount,
      standings,
      payouts: ledger.payouts,
      paid,
      retained: ledger.amount - paid,
      log: ledger.log,
    }
  })
}
