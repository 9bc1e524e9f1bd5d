import { FieldGroup, FieldRow } from '@ramplight/ui/form/fields.tsx'
import { ChoiceBox, type Display, FlagBox, NumberBox, WeightBox } from '#platform/record-form/bound-fields.tsx'
import { type SectionProps, shownIn } from '../form/section-props.ts'
import { ScoringMore } from '../more-rules/scoring-more.tsx'
import { LATE_TAKEN } from '../words/rule-words.ts'
import { LiveFishRows } from './live-fish-rows.tsx'

const W = 'settings.weight'
const MODES = [
  { value: 'multi-day', label: 'All bags, added up' },
  { value: 'single', label: 'One bag a day: the last' },
  { value: 'intraday-multiple-sessions', label: 'Sessions, added up' },
  { value: 'big-bass', label: 'Big bass: biggest fish' },
]
const DISPLAYS = [
  { value: 'lb-oz', label: 'Pounds and ounces · 14-07' },
  { value: 'decimal-lb', label: 'Decimal pounds · 14.44' },
  { value: 'kg', label: 'Kilograms · 6.548' },
]

/** Limits, penalties and bonuses. */
export function ScoringSection({ form, f, species }: SectionProps & { species: readonly string[] }) {
  const display = shownIn(form, `${W}.display`) as Display
  const setDisplay = {
    ...form,
    set: (path: string, value: unknown) => {
      form.set(path, value)
      form.set(`${W}.unit`, value === 'kg' ? 'kg' : 'lb')
    },
  }
  const dead = shownIn(form, `${W}.hasDeadFishPenalty`) === true
  return (
    <>
      <FieldRow>
        <ChoiceBox {...f('settings.weighInMode')} options={MODES} />
        <ChoiceBox {...f(`${W}.display`)} form={setDisplay} options={DISPLAYS} />
        <NumberBox {...f(`${W}.fishLimit`)} suffix="fish" />
      </FieldRow>
      <FieldGroup legend="Dead and short fish">
        <FlagBox {...f(`${W}.hasDeadFishPenalty`)} />
        <FieldRow>
          {dead && (
            <WeightBox {...f(`${W}.deadFishPenalty`)} display={display} description="Without a weight 0-04 is used, and the log says so." />
          )}
          <WeightBox {...f(`${W}.weightToSubtractForShortFish`)} display={display} description="Empty: no penalty." />
        </FieldRow>
      </FieldGroup>
      <FieldGroup legend="Late boats" help="Both minutes count from the boat's due-back time; arriving exactly on the minute counts.">
        <FieldRow>
          <NumberBox {...f(`${W}.lateArrivalMinutesTrigger`)} suffix="min" />
          <WeightBox {...f(`${W}.lateArrivalPenalty`)} display={display} />
          <ChoiceBox {...f(`${W}.lateArrivalPenaltyFrequency`)} options={LATE_TAKEN} />
          <NumberBox {...f(`${W}.lateDisqualificationMinutesTrigger`)} suffix="min" />
        </FieldRow>
      </FieldGroup>
      <LiveFishRows form={form} display={display} species={species} />
      <ScoringMore form={form} f={f} />
    </>
  )
}
