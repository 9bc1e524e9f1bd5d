import { writeSum } from '@ramplight/domain/explain/write-sum'
import { reasonText } from '#features/results/day-sum/index.ts'
import { asksBigFish, type Bag, gapText, isOnBoard, needsToLead, placeText } from '#features/weigh-in/bag/index.ts'
import { displayOf, measureOf, speakWeight, writeWeight } from '#platform/values/typed-weight.ts'
import { t } from './scale.texts.ts'
import type { BagPreview } from './use-bag-preview.ts'

type BagSumProps = { bag: Bag; preview: BagPreview; isMultiDay: boolean }

/** The sum is always written out, and where it leads to. */
export function BagSum({ bag, preview, isMultiDay }: BagSumProps) {
  const { values, scored, place, before } = preview
  if (!values || !place) {
    const needs = needsToLead(before, bag.unit)
    return (
      <div className="rl-sum" data-empty>
        <p className="rl-sum__line">{penaltiesSoFar(preview, bag)}</p>
        <p className="rl-sum__place">{needs ? t('bagSum.needs', { weight: needs }) : ' '}</p>
      </div>
    )
  }
  const sum = writeSum(scored, displayOf(bag.unit))
  const [terms, result] = splitAtResult(sum)
  return (
    <div className="rl-sum" aria-live="polite">
      <p className="rl-sum__line">
        {terms && <span className="rl-sum__terms">{terms}</span>}
        <b className="rl-sum__result">
          <span aria-hidden>{result}</span>
          <span className="rl-sr-only">{speakWeight(scored.adjustedWeight, bag.unit)}</span>
        </b>
      </p>
      {scored.penaltyLog.length + scored.bonusLog.length > 0 && !scored.disqualified && (
        <p className="rl-sum__why">
          {[...scored.penaltyLog, ...scored.bonusLog].map((line) => (
            <span key={line.message}>{reasonText(line, displayOf(bag.unit))}</span>
          ))}
        </p>
      )}
      {preview.deadBigFish > 0 && (
        <p className="rl-sum__why">{t('bagSum.deadBigFish', { weight: writeWeight(preview.deadBigFish, bag.unit) })}</p>
      )}
      <p className="rl-sum__place">
        {isMultiDay && place.carried > 0 && (
          <span>
            {t('bagSum.withCarried', { carried: writeWeight(place.carried, bag.unit), total: writeWeight(place.total, bag.unit) })}
          </span>
        )}
        <b>→ {placeText(place)}</b>
        <span>{gapText(place, bag.unit)}</span>
        {place.points !== null && !place.disqualified && (
          <span className="rl-sum__points">{t('bagSum.pointsNow', { points: place.points })}</span>
        )}
      </p>
      {asksBigFish(bag) && bag.big.digits === '' && bag.big.part === null && (
        <span className="rl-sr-only">{t('bagSum.noBigFishEntered')}</span>
      )}
    </div>
  )
}

/** `16-03 − 0-04 − 1-08 =` and `14-07`; a plain weight is all result. */
function splitAtResult(sum: string): [string, string] {
  const at = sum.lastIndexOf('= ')
  return at < 0 ? ['', sum] : [sum.slice(0, at + 1), sum.slice(at + 2)]
}

/** Before the weight is known: what will be taken from it. */
function penaltiesSoFar({ scored }: BagPreview, bag: Bag): string {
  const lines = scored.disqualified ? [] : scored.penaltyLog
  if (lines.length === 0) return t('bagSum.enterWeight', { measure: measureOf(bag.unit), next: isOnBoard(bag) ? 1 : 0 })
  return t('bagSum.weightLess', { penalties: lines.map(({ weight }) => `− ${writeWeight(weight, bag.unit)}`).join(' ') })
}
