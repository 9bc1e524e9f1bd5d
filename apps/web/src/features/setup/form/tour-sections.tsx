import { FieldGroup, FieldRow } from '@ramplight/ui/form/fields.tsx'
import type { FormSection } from '@ramplight/ui/form/form-page.tsx'
import { ChoiceBox, FlagBox, NumberBox, TextBox, TimeBox } from '#platform/record-form/bound-fields.tsx'
import { TIMEZONES } from '#platform/values/event-time.ts'
import { BoatsSection } from '../event/boats-section.tsx'
import { FeesSection } from '../event/fees-section.tsx'
import { PointsSection } from '../points/points-section.tsx'
import { ScoringSection } from '../scoring/scoring-section.tsx'
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
      title: 'Day & ramp',
      purpose: 'What most of its tournaments have in common. Each can differ.',
      children: <DaySection {...props} />,
    },
    {
      id: 'fees',
      title: 'Fees & Payout',
      purpose: 'The entry fee, and how it is paid out.',
      children: <FeesSection {...props} structures={choices.structures} startBoats={USUAL_FIELD} />,
    },
    {
      id: 'scoring',
      title: 'Scoring',
      purpose: 'Limits, penalties and bonuses.',
      children: <ScoringSection {...props} species={choices.species} />,
    },
    {
      id: 'points',
      title: 'Points',
      purpose: 'Season points for a place or a weight.',
      children: <PointsSection {...props} startBoats={USUAL_FIELD} />,
    },
    {
      id: 'boats',
      title: 'Boat Numbers & Flighting',
      purpose: 'How boats are numbered and sent out.',
      children: <BoatsSection {...props} />,
    },
    {
      id: 'pots',
      title: 'Pots',
      purpose: 'Local rules may limit pots — check yours.',
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
        <ChoiceBox {...f('timezone')} options={TIMEZONES} clearable placeholder="CST" />
      </FieldRow>
      <FieldGroup legend="Field">
        <FlagBox {...f('teamEvent')} description="Anglers fish together and share a bag." />
        {form.get('teamEvent') === true && <NumberBox {...f('settings.teamSettings.teamSize')} />}
      </FieldGroup>
      <FieldGroup legend="Home ramp" help="Offered first when a tournament is created.">
        <FieldRow>
          <TextBox {...f('location')} description="The water: Lake Fork" />
          <TextBox {...f('landing')} description="The ramp: Lake Fork Marina" />
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
