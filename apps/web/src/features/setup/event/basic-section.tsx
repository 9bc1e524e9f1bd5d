import { SegmentedControl } from '@mantine/core'
import { DatePickerInput } from '@mantine/dates'
import { DayField } from '@ramplight/ui/form/day-field.tsx'
import { FieldGroup, FieldRow, RequiredLabel } from '@ramplight/ui/form/fields.tsx'
import { ChoiceBox, FlagBox, LongTextBox, NumberBox, TextBox, TimeBox } from '#platform/record-form/bound-fields.tsx'
import { TIMEZONES } from '#platform/values/event-time.ts'
import type { SectionProps } from '../form/section-props.ts'

type Option = { value: string; label: string }
type Props = SectionProps & { tours: readonly Option[]; seasons: readonly Option[] }

const required = (text: string) => <RequiredLabel>{text}</RequiredLabel>

/** What, where and when. */
export function BasicSection({ form, f, tours, seasons }: Props) {
  const must = (path: Parameters<typeof f>[0]) => ({ ...f(path), label: required(f(path).label) })
  return (
    <>
      <TextBox {...must('name')} maxLength={160} />
      <FieldRow>
        <ChoiceBox {...must('tour')} options={tours} />
        <ChoiceBox {...f('season')} options={seasons} clearable placeholder="No season" />
      </FieldRow>
      <WhenGroup form={form} />
      <FieldRow>
        <TimeBox {...must('startTime')} />
        <TimeBox {...must('endTime')} />
        <ChoiceBox {...f('timezone')} options={TIMEZONES} />
      </FieldRow>
      <FieldRow>
        <TextBox {...must('location')} description="The water: Lake Fork" maxLength={120} />
        <TextBox {...must('landing')} description="The ramp: Lake Fork Marina" maxLength={120} />
      </FieldRow>
      <FieldRow>
        <TextBox {...must('street')} maxLength={120} />
        <TextBox {...must('city')} maxLength={80} />
        <TextBox {...must('state')} maxLength={30} />
        <TextBox {...must('zip')} maxLength={10} inputMode="numeric" />
      </FieldRow>
      <FieldGroup legend="Field">
        <FlagBox {...f('teamEvent')} description="Anglers fish together and share a bag." />
        {form.get('teamEvent') === true && <NumberBox {...f('settings.teamSettings.teamSize')} min={1} max={6} />}
        <FlagBox {...f('setupOptions.openTournament')} />
      </FieldGroup>
      <LongTextBox {...f('notes')} maxLength={5000} />
      <LongTextBox {...f('rules')} maxLength={20_000} />
      <LongTextBox {...f('marketing_text')} description="What visitors read about this tournament." maxLength={20_000} />
    </>
  )
}

function WhenGroup({ form }: Pick<SectionProps, 'form'>) {
  const span = form.get('dateSpanType') as 'single' | 'multi'
  const dates = (form.get('tournamentDates') as string[] | null) ?? []
  const error = form.errorOf('tournamentDates')
  const shared = { id: 'tournamentDates', disabled: form.readOnly, error }
  return (
    <FieldGroup legend="When">
      <SegmentedControl
        data={[
          { value: 'single', label: 'Single day' },
          { value: 'multi', label: 'Multi-day' },
        ]}
        value={span}
        onChange={(next) => form.set('dateSpanType', next)}
        disabled={form.readOnly}
        aria-label="Date span"
        style={{ alignSelf: 'flex-start' }}
      />
      {span === 'single' ? (
        <DayField
          {...shared}
          label={required('Date')}
          value={dates[0] ?? null}
          onChange={(date) => form.set('tournamentDates', date ? [date] : [])}
        />
      ) : (
        <DatePickerInput
          {...shared}
          type="multiple"
          label={required('Dates')}
          value={dates}
          onChange={(chosen) => form.set('tournamentDates', chosen.toSorted())}
        />
      )}
    </FieldGroup>
  )
}
