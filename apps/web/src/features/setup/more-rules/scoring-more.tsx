import { FieldGroup, FieldRow } from '@ramplight/ui/form/fields.tsx'
import { ChoiceBox, NumberBox } from '#platform/record-form/bound-fields.tsx'
import { type SectionProps, shownIn } from '../form/section-props.ts'
import { LOSE_BIGGEST } from '../words/rule-words.ts'
import { MoreRules } from './more-rules.tsx'
import { TieBreakList } from './tie-break-list.tsx'

const W = 'settings.weight'
const RULES = [
  'settings.tieBreaks',
  `${W}.deadFishPenaltyFrom`,
  `${W}.shortFishAction`,
  `${W}.overLimitAction`,
  `${W}.loseDay.minutesLate`,
  `${W}.loseDay.deadFish`,
  `${W}.loseDay.shortFish`,
]

/** Ties, and penalties that not every rule book knows. */
export function ScoringMore({ form, f }: SectionProps) {
  return (
    <MoreRules form={form} rules={RULES} about="Ties, free dead fish, fish over the limit, day disqualified">
      <TieBreakList form={form} />
      <FieldGroup legend="Dead, short and extra fish">
        <FieldRow>
          <NumberBox
            {...f(`${W}.deadFishPenaltyFrom`)}
            description={
              shownIn(form, `${W}.hasDeadFishPenalty`) === true
                ? '2: the first dead fish is free. Empty: each one costs.'
                : 'Counts once the dead-fish penalty is on.'
            }
          />
          <ChoiceBox
            {...f(`${W}.shortFishAction`)}
            description="Besides the weight per short fish, if one is set."
            options={LOSE_BIGGEST}
            clearable
            placeholder="Nothing more"
          />
          <ChoiceBox
            {...f(`${W}.overLimitAction`)}
            description={form.get(`${W}.fishLimit`) ? '6 fish at a limit of 5: one fish is lost.' : 'Counts once a fish limit is set.'}
            options={LOSE_BIGGEST}
            clearable
            placeholder="Only shown"
          />
        </FieldRow>
      </FieldGroup>
      <FieldGroup
        legend="Day disqualified"
        help="A boat that reaches one of these loses its weight for that day. Its other days still count. Example: 15 minutes late, or 3 dead fish."
      >
        <FieldRow>
          <NumberBox {...f(`${W}.loseDay.minutesLate`)} suffix="min" placeholder="Never" />
          <NumberBox {...f(`${W}.loseDay.deadFish`)} suffix="fish" placeholder="Never" />
          <NumberBox {...f(`${W}.loseDay.shortFish`)} suffix="fish" placeholder="Never" />
        </FieldRow>
      </FieldGroup>
    </MoreRules>
  )
}
