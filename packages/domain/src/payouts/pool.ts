import { DECIMAL_SCALE, mulDivFloor } from '../kernel/exact.ts'
import type { Id } from '../kernel/ids.ts'
import { typedCents, typedPercent } from '../kernel/typed-figures.ts'
import type { Cents } from '../kernel/units.ts'
import { DEFAULT_SETTINGS } from '../scoring/default-settings.ts'
import type { Entry, Tournament } from '../scoring/types.ts'
import { fixedSlices, type Slice } from './fixed-slices.ts'
import { activePots, countParticipants } from './pot-participants.ts'
import { countUnits } from './units.ts'

export type IncludedPot = { pot: Id; participants: number; entryFee: Cents; amount: Cents }

/** The pool, line by line, in cents: gross − slices − houseShare + extraBonus − includedPots + clamp = pool. */
export type Pool = {
  entryCount: number
  payingUnits: number
  entryFee: Cents
  gross: Cents
  slices: Slice[]
  percentage: number
  /** What the percentage leaves with the club; less than 0 where more is paid out than came in. */
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
    ({ amount }) => typedCents(amount),
  )

/** M4: the pots that are paid from the entry fee. */
const includedPots = (tournament: Tournament, entries: readonly Entry[]): IncludedPot[] =>
  activePots(tournament)
    .filter(({ pot }) => pot.includedInEntryFee)
    .map((pot) => {
      const participants = countParticipants(tournament, pot, entries)
      const entryFee = typedCents(pot.pot.entryFee)
      return { pot: pot.pot._id, participants, entryFee, amount: participants * entryFee }
    })

/** M1–M4, M25. `entries` without the deleted ones. */
export function poolOf(tournament: Tournament, entries: readonly Entry[]): Pool {
  const rules = tournament.settings?.payout
  const entryFee = typedCents(tournament.entryFee ?? rules?.defaultEntryFee)
  const { entryCount, payingUnits } = countUnits(tournament, entries)
  const gross = entryFee * payingUnits
  const slices = fixedSlices(rules, payingUnits, gross)
  const toShare = gross - sumOf(slices, ({ amount }) => amount)
  const percent = typedPercent(rules?.totalPayoutPerc ?? DEFAULT_SETTINGS.payout.totalPayoutPerc)
  const paidOut = mulDivFloor(toShare, percent, 100 * DECIMAL_SCALE)
  const extraBonus = bonusMoneyFor(tournament, tournament._id, true)
  const included = includedPots(tournament, entries)
  const taken = sumOf(included, ({ amount }) => amount)
  const unclamped = paidOut + extraBonus - taken
  return {
    entryCount,
    payingUnits,
    entryFee,
    gross,
    slices,
    percentage: percent / DECIMAL_SCALE,
    houseShare: toShare - paidOut,
    extraBonus,
    included,
    includedPots: taken,
    clamp: Math.max(0, -unclamped),
    pool: Math.max(0, unclamped),
  }
}
