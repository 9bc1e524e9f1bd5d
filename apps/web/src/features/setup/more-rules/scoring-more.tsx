import { FieldGroup, FieldRow } from '@ramplight/ui/form/fields.tsx'
import { ChoiceBox, FlagBox, NumberBox } from '#platform/record-form/bound-fields.tsx'
import { type SectionProps, shownIn } from '../form/section-props.ts'
import { lateBigFish, loseBiggest } from '../words/rule-words.ts'
import { t } from './more-rules.texts.ts'
import { MoreRules } from './more-rules.tsx'
import { TieBreakList } from './tie-break-list.tsx'

const W = 'settings.weight'
const RULES = [
  'settings.tieBreaks',
  `${W}.deadFishPenaltyFrom`,
  `${W}.shortFishAction`,
  `${W}.overLimitAction`,
  `${W}.bigFishMustBeAlive`,
  `${W}.lateBigFish`,
  `${W}.loseDay.minutesLate`,
  `${W}.loseDay.deadFish`,
  `${W}.loseDay.shortFish`,
]

/** Ties, and penalties that not every rule book knows. */
export function ScoringMore({ form, f }: SectionProps) {
  return (
    <MoreRules form={form} rules={RULES} about={t('scoringMore.aboutScoring')}>
      <TieBreakList form={form} />
      <FieldGroup legend={t('scoringMore.deadShortAndExtraFish')}>
        <FieldRow>
          <NumberBox
            {...f(`${W}.deadFishPenaltyFrom`)}
            description={
              shownIn(form, `${W}.hasDeadFishPenalty`) === true
                ? t('scoringMore.freeDeadFishExample')
                : t('scoringMore.needsDeadFishPenalty')
            }
          />
          <ChoiceBox
            {...f(`${W}.shortFishAction`)}
            description={t('scoringMore.shortFishHelp')}
            options={loseBiggest()}
            clearable
            placeholder={t('scoringMore.nothingMore')}
          />
          <ChoiceBox
            {...f(`${W}.overLimitAction`)}
            description={form.get(`${W}.fishLimit`) ? t('scoringMore.overLimitExample') : t('scoringMore.needsFishLimit')}
            options={loseBiggest()}
            clearable
            placeholder={t('scoringMore.onlyShown')}
          />
        </FieldRow>
        <FlagBox {...f(`${W}.bigFishMustBeAlive`)} description={t('scoringMore.bigFishMustBeAliveHelp')} />
      </FieldGroup>
      <FieldGroup legend={t('scoringMore.lateBoats')}>
        <ChoiceBox
          {...f(`${W}.lateBigFish`)}
          description={form.get(`${W}.lateArrivalPenalty`) ? t('scoringMore.lateBigFishHelp') : t('scoringMore.needsLatePenalty')}
          options={lateBigFish()}
          clearable
          placeholder={t('scoringMore.countsInFull')}
        />
      </FieldGroup>
      <FieldGroup legend={t('scoringMore.dayDisqualified')} help={t('scoringMore.dayDisqualifiedHelp')}>
        <FieldRow>
          <NumberBox {...f(`${W}.loseDay.minutesLate`)} suffix={t('scoringMore.min')} placeholder={t('scoringMore.never')} />
          <NumberBox {...f(`${W}.loseDay.deadFish`)} suffix={t('scoringMore.fish')} placeholder={t('scoringMore.never')} />
          <NumberBox {...f(`${W}.loseDay.shortFish`)} suffix={t('scoringMore.fish')} placeholder={t('scoringMore.never')} />
        </FieldRow>
      </FieldGroup>
    </MoreRules>
  )
}
