import type { WeightUnit } from '@ramplight/domain/kernel/units'
import { FieldGroup, FieldRow } from '@ramplight/ui/form/fields.tsx'
import { ChoiceBox, type Display, FlagBox, NumberBox, WeightBox } from '#platform/record-form/bound-fields.tsx'
import { type SectionProps, shownIn } from '../form/section-props.ts'
import { ScoringMore } from '../more-rules/scoring-more.tsx'
import { lateTaken } from '../words/rule-words.ts'
import { LiveFishRows } from './live-fish-rows.tsx'
import { PeriodRows } from './period-rows.tsx'
import { t } from './scoring.texts.ts'

const W = 'settings.weight'
const modes = () => [
  { value: 'multi-day', label: t('scoringSection.multiDay') },
  { value: 'single', label: t('scoringSection.lastBagOfTheDay') },
  { value: 'intraday-multiple-sessions', label: t('scoringSection.sessions') },
  { value: 'big-bass', label: t('scoringSection.bigBass') },
]
const displays = () => [
  { value: 'lb-oz', label: t('scoringSection.poundsAndOunces') },
  { value: 'decimal-lb', label: t('scoringSection.decimalPounds') },
  { value: 'kg', label: t('scoringSection.kilograms') },
  { value: 'in', label: t('scoringSection.inches') },
]

const UNIT_OF: Record<Display, WeightUnit> = { 'lb-oz': 'lb', 'decimal-lb': 'lb', kg: 'kg', in: 'in' }

/** Where a boat is weighed several times a day, parts of the day may have prizes of their own. */
const PERIOD_MODES: ReadonlySet<string> = new Set(['big-bass', 'intraday-multiple-sessions'])

/** Limits, penalties and bonuses. */
export function ScoringSection({ form, f, species }: SectionProps & { species: readonly string[] }) {
  const display = shownIn(form, `${W}.display`) as Display
  const setDisplay = {
    ...form,
    set: (path: string, value: unknown) => {
      form.set(path, value)
      form.set(`${W}.unit`, UNIT_OF[value as Display])
    },
  }
  const dead = shownIn(form, `${W}.hasDeadFishPenalty`) === true
  return (
    <>
      <FieldRow>
        <ChoiceBox {...f('settings.weighInMode')} options={modes()} />
        <ChoiceBox {...f(`${W}.display`)} form={setDisplay} options={displays()} />
        <NumberBox {...f(`${W}.fishLimit`)} suffix={t('scoringSection.fish')} />
      </FieldRow>
      <FieldGroup legend={t('scoringSection.deadAndShortFish')}>
        <FlagBox {...f(`${W}.hasDeadFishPenalty`)} />
        <FieldRow>
          {dead && <WeightBox {...f(`${W}.deadFishPenalty`)} display={display} description={t('scoringSection.deadFishPenaltyHelp')} />}
          <WeightBox {...f(`${W}.weightToSubtractForShortFish`)} display={display} description={t('scoringSection.emptyNoPenalty')} />
        </FieldRow>
      </FieldGroup>
      <FieldGroup legend={t('scoringSection.lateBoats')} help={t('scoringSection.lateBoatsHelp')}>
        <FieldRow>
          <NumberBox {...f(`${W}.lateArrivalMinutesTrigger`)} suffix={t('scoringSection.min')} />
          <WeightBox {...f(`${W}.lateArrivalPenalty`)} display={display} />
          <ChoiceBox {...f(`${W}.lateArrivalPenaltyFrequency`)} options={lateTaken()} />
          <NumberBox {...f(`${W}.lateDisqualificationMinutesTrigger`)} suffix={t('scoringSection.min')} />
        </FieldRow>
      </FieldGroup>
      {PERIOD_MODES.has(String(shownIn(form, 'settings.weighInMode'))) && <PeriodRows form={form} f={f} />}
      <LiveFishRows form={form} display={display} species={species} />
      <ScoringMore form={form} f={f} />
    </>
  )
}
