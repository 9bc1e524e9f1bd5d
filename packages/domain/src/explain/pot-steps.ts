import type { Rounding } from '../kernel/exact.ts'
import type { Id } from '../kernel/ids.ts'
import { typedCents } from '../kernel/typed-figures.ts'
import type { Cents, Weight } from '../kernel/units.ts'
import type { FundedAmount } from '../payouts/fund-positions.ts'
import type { PotLedger } from '../payouts/payout-ledger.ts'
import { type RoundingRules, roundingStep } from '../payouts/round-shares.ts'
import { groupAmount, positionAmong, shareOf, type TieGroup } from '../payouts/split-ties.ts'
import { runningSteps, type Step } from './step.ts'

type At = { position: number }

/** Cents. Every step names the position whose money it changes; a tie adds up the money of all positions it holds. */
export type PayoutStep =
  /** pool x numerator / denominator, down to the cent. */
  | Step<'share', At & { pool: Cents; numerator: number; denominator: number }>
  | Step<'minimum', At & { minimum: Cents }>
  | Step<'rounding', At & { to: Cents; direction: Rounding }>
  /** What rounding and dropping the others left to the first position, or took from it. */
  | Step<'leftover', At & { to: Cents; direction: Rounding; minimum: Cents }>
  | Step<'guarantee', At>
  /** What the size of the field guarantees on top (M26). */
  | Step<'field-guarantee', At>
  /** The pool ran out (M14). */
  | Step<'shortfall', At>
  | Step<'position-bonus', At>
  | Step<'tie-split', At & { with: Id[]; ways: number }>
  | Step<'odd-cent', At>
  | Step<'not-paid', NotPaid>

export type NotPaidReason =
  | 'incomplete'
  | 'disqualified'
  | 'no-weight'
  /** W16: the fish that would have won was dead. */
  | 'dead-big-fish'
  | 'outside-paid-places'
  | 'not-in-standings'
  /** M5: no table for this number of places, no rows typed, no payout settings at all. */
  | 'no-payout-structure'
  /** The place would be paid, but there is nothing to pay it from. */
  | 'no-money'
  /** T2 */
  | 'not-in-pot'
  /** T6 */
  | 'no-settings'
  /** T7 */
  | 'below-minimum-weight'

export type NotPaid =
  | { reason: Exclude<NotPaidReason, 'below-minimum-weight'> }
  | { reason: 'below-minimum-weight'; weight: Weight; minimumWeight: Weight }

/** `whyNot` answers when no money was meant for the entry's place. */
export type StepContext = { entry: Id; rules: RoundingRules; whyNot: (pot: PotLedger) => NotPaid & { rule: string } }

type NewStep = PayoutStep extends infer S ? (S extends unknown ? Omit<S, 'result'> : never) : never

/** What one position is worth, line by line; lines of 0 are left out. */
function positionSteps(pot: PotLedger, position: number, rules: StepContext['rules']): NewStep[] {
  const row: FundedAmount | undefined = pot.funded.find((funded) => funded.position === position)
  const bonuses: NewStep[] = pot.bonuses
    .filter((bonus) => bonus.position === position)
    .map(({ payment }) => ({ kind: 'position-bonus', rule: 'M18', delta: payment, position }))
  if (!row) return bonuses
  const { numerator, denominator, direction } = row
  const minimum = typedCents(rules.minimumAmountToTriggerPayout)
  const to = roundingStep(rules)
  const steps: NewStep[] = [
    { kind: 'share', rule: 'M9', delta: row.share, position, pool: pot.amount, numerator, denominator },
    { kind: 'minimum', rule: 'M11', delta: row.minimum, position, minimum },
    { kind: 'rounding', rule: 'M12', delta: row.rounding, position, to, direction },
    { kind: 'leftover', rule: 'M12', delta: row.leftover, position, to, direction, minimum },
    { kind: 'guarantee', rule: 'M13', delta: row.guarantee, position },
    { kind: 'minimum', rule: 'M11', delta: row.dropped, position, minimum },
    { kind: 'field-guarantee', rule: 'M26', delta: row.fieldGuarantee, position },
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

/** Money was meant for the place, but the pot is empty. */
const isEmpty = (pot: PotLedger, group: TieGroup | undefined): boolean =>
  pot.amount === 0 && group !== undefined && pot.funded.some(({ position }) => isHeldBy(group, position))

const isHeldBy = ({ position: first, entries }: TieGroup, position: number): boolean =>
  position >= first && position < first + entries.length

/** One entry's money from one pot; the steps add up to the amount. */
export function potSteps(
  pot: PotLedger,
  { entry, rules, whyNot }: StepContext,
): { position: number | null; amount: Cents; steps: PayoutStep[] } {
  const group = pot.groups.find(({ entries }) => entries.includes(entry))
  const held = group ? group.entries.flatMap((_, index) => positionSteps(pot, group.position + index, rules)) : []
  if (!group || held.length === 0) {
    const why: NotPaid & { rule: string } = isEmpty(pot, group) ? { reason: 'no-money', rule: 'M14' } : whyNot(pot)
    return { position: positionAmong(pot.holders, entry), amount: 0, steps: [{ kind: 'not-paid', ...why, delta: 0, result: 0 }] }
  }
  const total = groupAmount(
    group,
    (position) =>
      (pot.funded.find((row) => row.position === position)?.funded ?? 0) +
      pot.bonuses.filter((bonus) => bonus.position === position).reduce((sum, { payment }) => sum + payment, 0),
  )
  const steps = runningSteps<PayoutStep>([...held, ...tieSteps(group, entry, total)])
  return { position: group.position, amount: steps.at(-1)?.result ?? 0, steps }
}
