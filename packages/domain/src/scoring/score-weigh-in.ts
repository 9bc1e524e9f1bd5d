import { UNITS_PER_INCH, UNITS_PER_KILOGRAM, UNITS_PER_POUND, type Weight } from '../kernel/units.ts'
import { type Adjustment, bonusesOf, penaltiesOf } from './adjustments.ts'
import { decimalText } from './format-weight.ts'
import type { AdjustLine, AdjustType, ScoredWeighIn, Settings, WeighIn, WeightUnit } from './types.ts'
import { type WeighInFacts, weighInFacts } from './weigh-in-facts.ts'
import { weighInTotals } from './weigh-in-totals.ts'

/** `0.50 lbs`, `0.11 kg`, `0.25 in`: two decimals, half up (W9). */
const WORDS: Record<WeightUnit, { whole: number; word: string }> = {
  lb: { whole: UNITS_PER_POUND, word: 'lbs' },
  kg: { whole: UNITS_PER_KILOGRAM, word: 'kg' },
  in: { whole: UNITS_PER_INCH, word: 'in' },
}
const weightWords = (weight: Weight, unit: WeightUnit) => `${decimalText(weight, WORDS[unit].whole, 2)} ${WORDS[unit].word}`

/** Their reason is a whole sentence. */
const SPEAKS_FOR_ITSELF: ReadonlySet<AdjustType> = new Set<AdjustType>(['Disqualified', 'Lost Day'])

const logLine = ({ type, weight, reason }: Adjustment, unit: WeightUnit): AdjustLine => ({
  type,
  weight,
  message: SPEAKS_FOR_ITSELF.has(type) ? reason : `${weightWords(weight, unit)} for ${reason}`,
})

/** The words of one weigh-in: what was taken, what was added, what the settings lack. */
export function weighInLog(facts: WeighInFacts): Pick<ScoredWeighIn, 'penaltyLog' | 'bonusLog' | 'errors'> {
  const unit = facts.rules.unit ?? 'lb'
  const penalties = penaltiesOf(facts)
  return {
    penaltyLog: penalties.map((penalty) => logLine(penalty, unit)),
    bonusLog: bonusesOf(facts).map((bonus) => logLine(bonus, unit)),
    errors: penalties.flatMap(({ error }) => error ?? []),
  }
}

/** One weigh-in under the tournament's weight rules (W1–W16), with its log. Worked example: docs/algorithms/weigh-in.md */
export function scoreWeighIn({
  settings,
  weighIn,
  day,
}: {
  settings?: Settings | null
  weighIn: WeighIn
  day?: number | null
}): ScoredWeighIn {
  const facts = weighInFacts(settings, weighIn, day ?? 0)
  const { dayLost: _, ...totals } = weighInTotals(facts)
  return { ...totals, ...weighInLog(facts) }
}
