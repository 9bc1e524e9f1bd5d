import { DECIMAL_SCALE, mulDivFloor, toScaled } from '../kernel/exact.ts'
import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import type { Entry, Tournament } from '../scoring/types.ts'
import { activePots, countParticipants, participantsOf } from './pot-participants.ts'
import { countUnits } from './units.ts'

export type IncludedPot = { pot: Id; participants: number; entryFee: Cents; amount: Cents }

/** The pool, line by line, in cents: gross − houseShare + extraBonus − includedPots + clamp = pool. */
export type Pool = {
  entryCount: number
  payingUnits: number
  entryFee: Cents
  gross: Cents
  /** As typed. */
  percentage: number
  houseShare: Cents
  extraBonus: Cents
  included: IncludedPot[]
  includedPots: Cents
  clamp: Cents
  pool: Cents
}

const sumOf = <T>(rows: readonly T[], amount: (row: T) => Cents): Cents => rows.reduce((total, row) => total + amount(row), 0)

/** Money given on top: to the tournament (M3, a missing parent is the tournament) or to a pot (T1). */
export const bonusMoneyFor = (tournament: Tournament, parent: Id, isDefault: boolean): Cents =>
  sumOf(
    (tournament.settings?.payout?.bonusPayouts ?? []).filter(({ parentId }) => (parentId == null ? isDefault : parentId === parent)),
    ({ amount }) => amount ?? 0,
  )

/** M1–M4. `entries` without the deleted ones. */
export function poolOf(tournament: Tournament, entries: readonly Entry[]): Pool {
  const rules = tournament.settings?.payout
  const entryFee = tournament.entryFee ?? rules?.defaultEntryFee ?? 0
  const paying = entries.filter((entry) => !entry.freeEntry)
  const payingUnits = countUnits(tournament, paying)
  const gross = entryFee * payingUnits
  const percentage = rules?.totalPayoutPerc ?? 100
  const paidOut = mulDivFloor(gross, toScaled(percentage), 100 * DECIMAL_SCALE)
  const extraBonus = bonusMoneyFor(tournament, tournament._id, true)
  const included = activePots(tournament)
    .filter(({ pot }) => pot.includedInEntryFee)
    .map((pot) => {
      const participants = countParticipants(participantsOf(tournament, pot, entries))
      const fee = pot.pot.entryFee ?? 0
      return { pot: pot.pot._id, participants, entryFee: fee, amount: participants * fee }
    })
  const includedPots = sumOf(included, ({ amount }) => amount)
  const unclamped = paidOut + extraBonus - includedPots
  return {
    entryCount: countUnits(tournament, entries),
    payingUnits,
    entryFee,
    gross,
    percentage,
    houseShare: gross - paidOut,
    extraBonus,
    included,
    includedPots,
    clamp: Math.max(0, -unclamped),
    pool: Math.max(0, unclamped),
  }
}
