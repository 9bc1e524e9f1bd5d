import type { Cents } from '../kernel/units.ts'
import { type PayoutLedger, type PotLedger, payoutLedger, sumPaid } from './payout-ledger.ts'
import type { GroupPot, PayoutInput, PayoutResult } from './types.ts'

const bonusTotal = ({ bonuses }: PotLedger): Cents => bonuses.reduce((total, { payment }) => total + payment, 0)

/**
 * The payout of one tournament (M1–M26). Rules and worked example: docs/algorithms/payouts.md
 * Invariants: 1. paid + retained = mainPool; mainPool + group amounts = pool; sum(payouts) = paid + bonusPaid.
 *             2. tied entries differ by at most one cent.
 *             3. same input, same output: no clock, no order of insertion.
 */
export const payouts = (input: PayoutInput): PayoutResult => payoutResult(payoutLedger(input))

/** What a ledger comes to. */
export function payoutResult({ pool, main, groups }: PayoutLedger): PayoutResult {
  const bonusPaid = bonusTotal(main)
  const paid = sumPaid(main.payouts) - bonusPaid
  return {
    entryCount: pool.entryCount,
    gross: pool.gross,
    extraBonus: pool.extraBonus,
    includedPots: pool.includedPots,
    pool: pool.pool,
    mainPool: main.amount,
    paidPlaces: main.paidPlaces,
    positionAmounts: main.funded.filter(({ funded }) => funded > 0).map(({ position, funded }) => ({ position, amount: funded })),
    payouts: main.payouts,
    paid,
    bonusPaid,
    retained: main.amount - paid,
    groupPots: groups.map(({ allocation, pot }): GroupPot => {
      const groupPaid = sumPaid(pot.payouts)
      return { group: allocation.group.name, amount: pot.amount, payouts: pot.payouts, paid: groupPaid, retained: pot.amount - groupPaid }
    }),
    log: [main, ...groups.map(({ pot }) => pot)].flatMap(({ log }) => log),
    ...(pool.slices.length > 0 ? { fixedSlices: pool.slices.map(({ name, amount }) => ({ name, amount })) } : {}),
  }
}
