import { TIMEZONES } from '@ramplight/domain/tournament/zones'
import { FieldGroup, FieldRow } from '@ramplight/ui/form/fields.tsx'
import type { FormSection } from '@ramplight/ui/form/form-page.tsx'
import { ChoiceBox, FlagBox, NumberBox, TextBox, TimeBox } from '#platform/record-form/bound-fields.tsx'
import { BoatsSection } from '../event/boats-section.tsx'
import { FeesSection } from '../event/fees-section.tsx'
import { WaiverBox } from '../event/registration-section.tsx'
import { PointsSection } from '../points/points-section.tsx'
import { ScoringSection } from '../scoring/scoring-section.tsx'
import { t } from './form.texts.ts'
import { fieldsOf, type SectionProps, withStandards } from './section-props.ts'
import { PotSections, type SetupChoices } from './setup-sections.tsx'

const USUAL_FIELD = 40

/** What a tour brings to each of its tournaments: the same sections, once. */
export function tourSections(bare: SectionProps['form'], choices: Pick<SetupChoices, 'structures' | 'species'>): FormSection[] {
  const form = withStandards(bare)
  const f = fieldsOf(form)
  const props = { form, f }
  return [
    {
      id: 'day',
      title: t('tourSections.dayRamp'),
      purpose: t('tourSections.dayPurpose'),
      children: <DaySection {...props} />,
    },
    {
      id: 'fees',
      title: t('tourSections.feesPayout'),
      purpose: t('tourSections.feesPurpose'),
      children: <FeesSection {...props} structures={choices.structures} startBoats={USUAL_FIELD} />,
    },
    {
      id: 'scoring',
      title: t('tourSections.scoring'),
      purpose: t('tourSections.scoringPurpose'),
      children: <ScoringSection {...props} species={choices.species} />,
    },
    {
      id: 'points',
      title: t('tourSections.points'),
      purpose: t('tourSections.pointsPurpose'),
      children: <PointsSection {...props} startBoats={USUAL_FIELD} />,
    },
    {
      id: 'boats',
      title: t('tourSections.boatNumbersFlighting'),
      purpose: t('tourSections.boatsPurpose'),
      children: <BoatsSection {...props} />,
    },
    {
      id: 'pots',
      title: t('tourSections.pots'),
      purpose: t('tourSections.potsPurpose'),
      children: <PotSections form={form} species={choices.species} />,
    },
  ]
}

function DaySection({ form, f }: SectionProps) {
  return (
    <>
      <FieldRow>
        <TimeBox {...f('startTime')} />
        <TimeBox {...f('endTime')} />
        <ChoiceBox {...f('timezone')} options={TIMEZONES} clearable placeholder={t('tourSections.timezoneExample')} />
      </FieldRow>
      <FieldGroup legend={t('tourSections.fieldOfBoats')}>
        <FlagBox {...f('teamEvent')} description={t('tourSections.teamsShareABag')} />
        {form.get('teamEvent') === true && <NumberBox {...f('settings.teamSettings.teamSize')} />}
      </FieldGroup>
      <WaiverBox f={f} />
      <FieldGroup legend={t('tourSections.homeRamp')} help={t('tourSections.homeRampHelp')}>
        <FieldRow>
          <TextBox {...f('location')} description={t('tourSections.waterExample')} />
          <TextBox {...f('landing')} description={t('tourSections.rampExample')} />
        </FieldRow>
        <FieldRow>
          <TextBox {...f('street')} />
          <TextBox {...f('city')} />
          <TextBox {...f('state')} />
          <TextBox {...f('zip')} inputMode="numeric" />
        </FieldRow>
      </FieldGroup>
    </>
  )
}
