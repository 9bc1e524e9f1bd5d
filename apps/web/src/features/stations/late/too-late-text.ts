import type { ScoredWeighIn } from '@ramplight/domain/scoring/types'
import { reasonText } from '#features/results/day-sum/index.ts'
import { displayOf } from '#platform/values/typed-weight.ts'

/** Why a boat is out, in the language on the screen: the log itself has the sentence of the specification, in English. */
export function tooLateText({ penaltyLog }: Pick<ScoredWeighIn, 'penaltyLog'>, unit: Parameters<typeof displayOf>[0]): string {
  const [line] = penaltyLog
  return line ? reasonText(line, displayOf(unit)) : ''
}
