import { displayOf } from '@ramplight/domain/scoring/default-settings'
import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import { lateTaken } from '#features/setup/words/index.ts'
import { ChoiceBox, FlagBox, NumberBox, WeightBox } from '#platform/record-form/bound-fields.tsx'
import type { RuleGroup } from './rule-group.ts'
import { t } from './what-if.texts.ts'

const W = 'settings.weight'

/** What a dead, a short fish or a late boat costs. */
export function PenaltyRules({ form, f, mark }: RuleGroup) {
  const display = displayOf(form.get('settings') as object)
  const dead = form.get(`${W}.hasDeadFishPenalty`) === true
  return (
    <>
      {mark('weight.hasDeadFishPenalty', <FlagBox {...f(`${W}.hasDeadFishPenalty`)} />)}
      <FieldRow>
        {dead && mark('weight.deadFishPenalty', <WeightBox {...f(`${W}.deadFishPenalty`)} display={display} />)}
        {mark('weight.weightToSubtractForShortFish', <WeightBox {...f(`${W}.weightToSubtractForShortFish`)} display={display} />)}
      </FieldRow>
      <FieldRow>
        {mark(
          'weight.lateArrivalMinutesTrigger',
          <NumberBox {...f(`${W}.lateArrivalMinutesTrigger`)} suffix={t('penaltyRules.minutes')} />,
        )}
        {mark(
          'weight.lateDisqualificationMinutesTrigger',
          <NumberBox
            {...f(`${W}.lateDisqualificationMinutesTrigger`)}
            suffix={t('penaltyRules.minutes')}
            placeholder={t('penaltyRules.never')}
          />,
        )}
        {mark('weight.lateArrivalPenalty', <WeightBox {...f(`${W}.lateArrivalPenalty`)} display={display} />)}
        {mark('weight.lateArrivalPenaltyFrequency', <ChoiceBox {...f(`${W}.lateArrivalPenaltyFrequency`)} options={lateTaken()} />)}
      </FieldRow>
    </>
  )
}
