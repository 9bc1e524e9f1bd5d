import type { Weight } from '../kernel/units.ts'
import { type Adjustment, bonusesOf, penaltiesOf } from '../scoring/adjustments.ts'
import type { AdjustType, Settings, WeighIn } from '../scoring/types.ts'
import { weighInFacts } from '../scoring/weigh-in-facts.ts'
import { weighInTotals } from '../scoring/weigh-in-totals.ts'
import { inReadingOrder } from './reading-order.ts'
import { runningSteps, type Step } from './step.ts'

/** `count` times `each` (weight units) is the size of the step; `error` says what the settings lack. */
type AdjustmentDetails = { type: AdjustType; count: number; each: Weight; reason: string; error?: string }

export type WeighInStep =
  | Step<'scale'>
  | Step<'penalty', AdjustmentDetails>
  | Step<'bonus', AdjustmentDetails>
  /** A bag cannot weigh less than nothing: what the clamp gave back (W8). */
  | Step<'clamp'>

export type WeighInExplanation = { adjustedWeight: Weight; disqualified: boolean; steps: WeighInStep[] }

const toStep =
  (kind: 'penalty' | 'bonus', sign: 1 | -1) =>
  ({ type, rule, count, each, weight, reason, error }: Adjustment) => ({
    kind,
    rule,
    delta: weight === 0 ? 0 : sign * weight,
    type,
    count,
    each,
    reason,
    ...(error ? { error } : {}),
  })

/** From the scale to the adjusted weight, in weight units; the steps add up to `adjustedWeight`. `day` 0 is the first. */
export function explainWeighIn({
  settings,
  weighIn,
  day,
}: {
  settings?: Settings | null
  weighIn: WeighIn
  day?: number | null
}): WeighInExplanation {
  const facts = weighInFacts(settings, weighIn, day ?? 0)
  const { adjustedWeight, disqualified } = weighInTotals(facts)
  const adjustments = [...inReadingOrder(penaltiesOf(facts)).map(toStep('penalty', -1)), ...bonusesOf(facts).map(toStep('bonus', 1))]
  const unclamped = adjustments.reduce((total, { delta }) => total + delta, facts.weight)
  const steps = runningSteps<WeighInStep>([
    { kind: 'scale', rule: 'W1', delta: facts.weight },
    ...adjustments,
    ...(unclamped < 0 ? [{ kind: 'clamp' as const, rule: 'W8', delta: -unclamped }] : []),
  ])
  return { adjustedWeight, disqualified, steps }
}
