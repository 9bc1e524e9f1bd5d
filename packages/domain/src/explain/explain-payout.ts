import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import { type PayoutLedger, payoutLedger } from '../payouts/payout-ledger.ts'
import type { PayoutInput } from '../payouts/types.ts'
import type { PayoutSettings } from '../scoring/types.ts'
import { type PayoutStep, potSteps } from './pot-steps.ts'
import { runningSteps, type Step } from './step.ts'

/** Cents, from the fees to the main pool. */
export type PoolStep =
  | Step<'gross', { units: number; entryFee: Cents }>
  | Step<'percentage', { percentage: number }>
  | Step<'extra-bonus'>
  | Step<'included-pot', { pot: Id; participants: number; entryFee: Cents }>
  /** A pool is not below 0 (M4). */
  | Step<'clamp'>
  | Step<'group', { group: string }>

/** One sum of money an entry was (or was not) paid: from the main pool, or from the pot of a group. */
export type PaidShare = { pot: 'main' | { group: string }; position: number | null; amount: Cents; steps: PayoutStep[] }

/** `pool` adds up to the main pool; the steps of every share add up to its amount, the amounts to `total`. */
export type PayoutExplanation = { entry: Id; total: Cents; mainPool: Cents; pool: PoolStep[]; shares: PaidShare[] }

function poolSteps({ pool, groups }: PayoutLedger): PoolStep[] {
  const isGiven = ({ delta }: { delta: number }) => delta !== 0
  const loss = (amount: Cents) => (amount === 0 ? 0 : -amount)
  return runningSteps<PoolStep>([
    { kind: 'gross', rule: 'M1', delta: pool.gross, units: pool.payingUnits, entryFee: pool.entryFee },
    ...[{ kind: 'percentage' as const, rule: 'M2', delta: loss(pool.houseShare), percentage: pool.percentage }].filter(isGiven),
    ...[{ kind: 'extra-bonus' as const, rule: 'M3', delta: pool.extraBonus }].filter(isGiven),
    ...pool.included
      .map(({ amount, ...included }) => ({ kind: 'included-pot' as const, rule: 'M4', delta: loss(amount), ...included }))
      .filter(isGiven),
    ...[{ kind: 'clamp' as const, rule: 'M4', delta: pool.clamp }].filter(isGiven),
    ...groups.map(({ allocation }) => ({
      kind: 'group' as const,
      rule: 'M20',
      delta: loss(allocation.amount),
      group: allocation.group.name,
    })),
  ])
}

/** Why the entry got what it got, or nothing: every share it could have had, with its steps. */
export function explainPayout(input: PayoutInput & { entry: Id }): PayoutExplanation {
  const { entry, standings, tournament } = input
  const ledger = payoutLedger(input)
  const rules: PayoutSettings = tournament.settings?.payout ?? {}
  const row = standings.standings.find((candidate) => candidate.entry === entry)
  const mine = ledger.groups.filter(({ allocation }) => allocation.members.some(({ _id }) => _id === entry))
  const context = { entry, row, incomplete: standings.incomplete, rules }
  const shares: PaidShare[] = [
    { pot: 'main', ...potSteps(ledger.main, context) },
    ...mine.map(({ allocation, pot }) => ({ pot: { group: allocation.group.name }, ...potSteps(pot, context) })),
  ]
  return {
    entry,
    total: shares.reduce((sum, { amount }) => sum + amount, 0),
    mainPool: ledger.main.amount,
    pool: poolSteps(ledger),
    shares,
  }
}
