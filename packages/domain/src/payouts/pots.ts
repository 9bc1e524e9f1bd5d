import type { Id } from '../kernel/ids.ts'
import { typedCents } from '../kernel/typed-figures.ts'
import type { Cents } from '../kernel/units.ts'
import { isDisqualified, isIncomplete, presentEntries } from '../scoring/field.ts'
import type { Entry, Pot, Tournament } from '../scoring/types.ts'
import { countOut, type PotLedger, sumPaid, unpaid } from './payout-ledger.ts'
import type { PayoutPlan } from './payout-modes.ts'
import { bonusMoneyFor } from './pool.ts'
import { activePots, type PotOfKind, timesInPot } from './pot-participants.ts'
import { rankByValue, rerankByValue } from './pot-ranking.ts'
import { roundShares } from './round-shares.ts'
import { readPercentages } from './shares.ts'
import type { PotKind, PotResult } from './types.ts'

const NO_SETTINGS = {
  bigFishPot: 'NO TOURNAMENT SETTINGS to check if big fish is enabled',
  sidePot: 'NO TOURNAMENT SETTINGS to check if side pot is enabled',
} satisfies Record<PotKind, string>

/** Without the deleted entries; who is disqualified pays into a pot, but is not ranked in it. */
export type PotField = { ranked: Entry[]; disqualified: Entry[]; incomplete: boolean }

export function potField(tournament: Tournament, entries: readonly Entry[] | null | undefined): PotField {
  const field = presentEntries(entries)
  const ranked: Entry[] = []
  const disqualified: Entry[] = []
  for (const entry of field) (isDisqualified(entry) ? disqualified : ranked).push(entry)
  return { ranked, disqualified, incomplete: isIncomplete(tournament, field) }
}

/** T2: how many are in, and who of them may win. */
function participantsOf(tournament: Tournament, pot: PotOfKind, { ranked, disqualified }: PotField): { count: number; ranked: Entry[] } {
  const times = timesInPot(tournament, pot)
  let count = 0
  const add = (entry: Entry): boolean => {
    const often = times(entry)
    count += often
    return often > 0
  }
  const mayWin = ranked.filter(add)
  disqualified.forEach(add)
  return { count, ranked: mayWin }
}

/** M8; without a list the first takes all. */
const sharesOf = ({ payoutsPercentages }: Pot) =>
  readPercentages(payoutsPercentages?.length ? payoutsPercentages : [{ position: 1, percentage: 100 }])

/** T1, T8: participants x fee + bonus + carriedIn = size. `isOpen`: something keeps it from being counted out yet. */
export type PotCount = {
  pot: PotOfKind
  participants: number
  entryFee: Cents
  bonus: Cents
  carriedIn: Cents
  standings: PotResult['standings']
  ledger: PotLedger
  isOpen: boolean
}

function countOutPot(pot: Pot, size: Cents, standings: PotResult['standings']): PotLedger {
  const plan: PayoutPlan = { paidPlaces: 0, places: null, amounts: roundShares(size, sharesOf(pot), {}), log: [] }
  return countOut(plan, size, standings)
}

function ledgerOf(
  tournament: Tournament,
  { pot, kind }: PotOfKind,
  size: Cents,
  standings: PotResult['standings'],
  incomplete: boolean,
): Pick<PotCount, 'ledger' | 'isOpen'> {
  const error: PotResult['log'] = tournament.settings ? [] : [{ type: 'error', message: NO_SETTINGS[kind] }]
  const isOpen = incomplete || error.length > 0
  return { isOpen, ledger: isOpen ? unpaid(size, error) : countOutPot(pot, size, standings) }
}

/** One pot (T1–T8) with every intermediate figure kept. */
export function countPot(tournament: Tournament, pot: PotOfKind, field: PotField): PotCount {
  const participants = participantsOf(tournament, pot, field)
  const entryFee = typedCents(pot.pot.entryFee)
  const bonus = bonusMoneyFor(tournament, pot.pot._id, false)
  const carriedIn = typedCents(pot.pot.carriedIn)
  const size = participants.count * entryFee + bonus + carriedIn
  const standings = rankByValue(tournament, pot, participants.ranked)
  const counted = ledgerOf(tournament, pot, size, standings, field.incomplete)
  return { pot, participants: participants.count, entryFee, bonus, carriedIn, standings, ...counted }
}

/** One pot after an entry weighed again: who is in it stays, where they stand may change. */
export function recountPot(
  tournament: Tournament,
  before: PotCount,
  changed: Entry,
  entryOf: (id: Id) => Entry,
  incomplete: boolean,
): PotCount {
  const mayWin = !isDisqualified(changed) && timesInPot(tournament, before.pot)(changed) > 0
  const standings = rerankByValue(tournament, before.pot, before.standings, changed, entryOf, mayWin)
  return { ...before, standings, ...ledgerOf(tournament, before.pot, before.ledger.amount, standings, incomplete) }
}

export function potResult({ pot: { pot, kind }, participants, standings, ledger, isOpen }: PotCount): PotResult {
  const paid = sumPaid(ledger.payouts)
  const retained = ledger.amount - paid
  return {
    pot: pot._id,
    kind,
    participants,
    size: ledger.amount,
    standings,
    payouts: ledger.payouts,
    paid,
    retained,
    log: ledger.log,
    ...(pot.carryOver ? { carriedOver: isOpen ? 0 : retained } : {}),
  }
}

/**
 * Big fish pots, then side pots (T1–T8). Worked example: docs/algorithms/payouts.md
 * Invariant: a pot is its participants' money: paid + retained = size, and places nobody holds are retained.
 */
export function pots({ tournament, entries }: { tournament: Tournament; entries?: Entry[] | null }): PotResult[] {
  const active = activePots(tournament)
  if (active.length === 0) return []
  const field = potField(tournament, entries)
  return active.map((pot) => potResult(countPot(tournament, pot, field)))
}
