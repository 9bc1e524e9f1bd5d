import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import type { FundedAmount } from '../payouts/fund-positions.ts'
import type { PotLedger } from '../payouts/payout-ledger.ts'
import { groupAmount, shareOf, type TieGroup } from '../payouts/split-ties.ts'
import type { PayoutSettings, StandingRow } from '../scoring/types.ts'
import { runningSteps, type Step } from './step.ts'

type At = { position: number }

/** Cents. Every step names the position whose money it changes; a tie adds up the money of all positions it holds. */
export type PayoutStep =
  /** pool x numerator / denominator, down to the cent. */
  | Step<'share', At & { pool: Cents; numerator: number; denominator: number }>
  | Step<'minimum', At & { minimum: Cents }>
  | Step<'rounding', At & { to: Cents }>
  /** What the rounding of the others left to the first position, or took from it. */
  | Step<'leftover', At>
  | Step<'guarantee', At>
  /** The pool ran out (M14). */
  | Step<'shortfall', At>
  | Step<'position-bonus', At>
  | Step<'tie-split', At & { with: Id[]; ways: number }>
  | Step<'odd-cent', At>
  | Step<'not-paid', { reason: NotPaidReason }>

export type NotPaidReason = 'incomplete' | 'disqualified' | 'no-weight' | 'outside-paid-places' | 'not-in-standings'

export type StepContext = {
  entry: Id
  row: StandingRow | undefined
  incomplete: boolean
  rules: Pick<PayoutSettings, 'minimumAmountToTriggerPayout' | 'roundUpTo'>
}

type NewStep = PayoutStep extends infer S ? (S extends unknown ? Omit<S, 'result'> : never) : never

/** What one position is worth, line by line; lines of 0 are left out. */
function positionSteps(pot: PotLedger, position: number, rules: StepContext['rules']): NewStep[] {
  const row: FundedAmount | undefined = pot.funded.find((funded) => funded.position === position)
  const bonuses: NewStep[] = pot.bonuses
    .filter((bonus) => bonus.position === position)
    .map(({ payment }) => ({ kind: 'position-bonus', rule: 'M18', delta: payment, position }))
  if (!row) return bonuses
  const { numerator, denominator } = row
  const steps: NewStep[] = [
    { kind: 'share', rule: 'M9', delta: row.share, position, pool: pot.amount, numerator, denominator },
    { kind: 'minimum', rule: 'M11', delta: row.minimum, position, minimum: rules.minimumAmountToTriggerPayout ?? 0 },
    { kind: 'rounding', rule: 'M12', delta: row.rounding, position, to: rules.roundUpTo || 1 },
    { kind: 'leftover', rule: 'M12', delta: row.leftover, position },
    { kind: 'guarantee', rule: 'M13', delta: row.guarantee, position },
    { kind: 'shortfall', rule: 'M14', delta: row.shortfall, position },
  ]
  return [...steps.filter(({ delta }) => delta !== 0), ...bonuses]
}

function tieSteps(group: TieGroup, entry: Id, total: Cents): NewStep[] {
  const ways = group.entries.length
  if (ways === 1) return []
  const { position } = group
  const even = Math.floor(total / ways)
  const isOdd = shareOf(total, ways, group.entries.indexOf(entry)) > even
  return [
    { kind: 'tie-split', rule: 'M15', delta: even - total, position, with: group.entries.filter((other) => other !== entry), ways },
    ...(isOdd ? [{ kind: 'odd-cent' as const, rule: 'M16', delta: 1, position }] : []),
  ]
}

function notPaid({ row, incomplete }: StepContext): { rule: string; reason: NotPaidReason } {
  if (!row) return { rule: 'S1', reason: 'not-in-standings' }
  if (incomplete) return { rule: 'M19', reason: 'incomplete' }
  if (row.disqualified) return { rule: 'M17', reason: 'disqualified' }
  if (row.totalWeight <= 0) return { rule: 'M17', reason: 'no-weight' }
  return { rule: 'M6', reason: 'outside-paid-places' }
}

/** One entry's money from one pot; the steps add up to the amount. */
export function potSteps(pot: PotLedger, context: StepContext): { position: number | null; amount: Cents; steps: PayoutStep[] } {
  const group = pot.groups.find(({ entries }) => entries.includes(context.entry))
  const held = group ? group.entries.flatMap((_, index) => positionSteps(pot, group.position + index, context.rules)) : []
  if (!group || held.length === 0) {
    const steps: PayoutStep[] = [{ kind: 'not-paid', ...notPaid(context), delta: 0, result: 0 }]
    return { position: group?.position ?? null, amount: 0, steps }
  }
  const total = groupAmount(
    group,
    (position) =>
      (pot.funded.find((row) => row.position === position)?.funded ?? 0) +
      pot.bonuses.filter((bonus) => bonus.position === position).reduce((sum, { payment }) => sum + payment, 0),
  )
  const steps = runningSteps<PayoutStep>([...held, ...tieSteps(group, context.entry, total)])
  return { position: group.position, amount: steps.at(-1)?.result ?? 0, steps }
}
