import { SegmentedControl } from '@mantine/core'
import { timezoneAt } from '@ramplight/domain/tournament/timezone-at'
import { ownClockOf, TIMEZONES } from '@ramplight/domain/tournament/zones'
import { DayField } from '@ramplight/ui/form/day-field.tsx'
import { DaysField } from '@ramplight/ui/form/days-field.tsx'
import { FieldGroup, FieldRow } from '@ramplight/ui/form/fields.tsx'
import { ParsedField } from '@ramplight/ui/form/parsed-field.tsx'
import { ChoiceBox, FlagBox, LongTextBox, NumberBox, TextBox, TimeBox } from '#platform/record-form/bound-fields.tsx'
import { labelFor } from '#platform/record-form/declared.tsx'
import type { SectionProps } from '../form/section-props.ts'
import { AdRows } from './ad-rows.tsx'
import { CoDirectorsBox } from './co-directors-box.tsx'
import { DayTimesRows } from './day-times-rows.tsx'
import { t } from './event.texts.ts'

type Option = { value: string; label: string }
type Props = SectionProps & {
  /** Its id. */
  event: string
  tours: readonly Option[]
  seasons: readonly Option[]
  divisions: readonly (Option & { tour: string | null })[]
}

/** Under the time zone: what the clock at this place does where the choice alone would be wrong. */
function zoneNote({ get }: SectionProps['form']): string | undefined {
  const [state, zip, chosen] = ['state', 'zip', 'timezone'].map((field) => get(field) as string | undefined)
  const own = ownClockOf(state)
  if (own) return t('basicSection.ownClock', { state: state ?? '', zone: own.word })
  const usual = timezoneAt({ state, zip })
  return usual && usual !== chosen ? t('basicSection.usualZone', { state: state ?? '', zone: usual }) : undefined
}

/** What, where and when. */
export function BasicSection({ form, f, event, tours, seasons, divisions }: Props) {
  const ofTour = divisions.filter(({ tour }) => tour === form.get('tour'))
  // A tournament is in a division of its own tour.
  const takesOut = {
    ...form,
    set: (path: string, value: unknown) => {
      form.set(path, value)
      if (form.get('division') != null) form.set('division', null)
    },
  }
  return (
    <>
      <TextBox {...f('name')} />
      <FieldRow>
        <ChoiceBox {...f('tour')} form={takesOut} options={tours} />
        <ChoiceBox {...f('season')} options={seasons} clearable placeholder={t('basicSection.noSeason')} />
        {(ofTour.length > 0 || form.get('division') != null) && (
          <ChoiceBox {...f('division')} options={ofTour.map(({ value, label }) => ({ value, label }))} clearable />
        )}
      </FieldRow>
      <WhenGroup form={form} />
      <FieldRow>
        <TimeBox {...f('startTime')} />
        <TimeBox {...f('endTime')} />
        <ChoiceBox {...f('timezone')} options={TIMEZONES} description={zoneNote(form)} />
      </FieldRow>
      <DayTimesRows form={form} />
      <CoDirectorsBox form={form} event={event} />
      <FieldRow>
        <TextBox {...f('location')} description={t('basicSection.waterExample')} />
        <TextBox {...f('landing')} description={t('basicSection.rampExample')} />
      </FieldRow>
      <FieldRow>
        <TextBox {...f('street')} />
        <TextBox {...f('city')} />
        <TextBox {...f('state')} />
        <TextBox {...f('zip')} inputMode="numeric" />
      </FieldRow>
      <FieldGroup legend={t('basicSection.fieldOfBoats')}>
        <FlagBox {...f('teamEvent')} description={t('basicSection.teamsShareABag')} />
        {form.get('teamEvent') === true && <NumberBox {...f('settings.teamSettings.teamSize')} />}
        <FlagBox {...f('setupOptions.openTournament')} />
      </FieldGroup>
      <LongTextBox {...f('notes')} description={t('basicSection.notesAreRead')} />
      <LongTextBox {...f('rules')} />
      <LongTextBox {...f('marketing_text')} description={t('basicSection.whatVisitorsReadAbout')} />
      <TagsBox form={form} />
      <AdRows form={form} />
    </>
  )
}

const TAGS = 'tags'

/** `night, kids` → each by itself. */
const readTags = (text: string): string[] => [...new Set(text.split(',').flatMap((tag) => tag.trim() || []))]

const TagsBox = ({ form }: Pick<SectionProps, 'form'>) => (
  <ParsedField<string[]>
    id={TAGS}
    label={form.declared?.labelOf(TAGS)}
    description={t('basicSection.tagsExample')}
    value={(form.get(TAGS) as string[] | null) ?? []}
    onChange={(tags) => form.set(TAGS, tags ?? [])}
    parse={readTags}
    format={(tags) => tags.join(', ')}
    error={form.errorOf(TAGS)}
    disabled={form.readOnly}
  />
)

function WhenGroup({ form }: Pick<SectionProps, 'form'>) {
  const span = form.get('dateSpanType') as 'single' | 'multi'
  const dates = (form.get('tournamentDates') as string[] | null) ?? []
  const error = form.errorOf('tournamentDates')
  const label = form.declared && labelFor(form.declared, 'startDate', span === 'single' ? t('basicSection.date') : t('basicSection.dates'))
  const shared = { id: 'tournamentDates', disabled: form.readOnly, error }
  return (
    <FieldGroup legend={t('basicSection.when')}>
      <SegmentedControl
        data={[
          { value: 'single', label: t('basicSection.singleDay') },
          { value: 'multi', label: t('basicSection.multiDay') },
        ]}
        value={span}
        onChange={(next) => form.set('dateSpanType', next)}
        disabled={form.readOnly}
        aria-label={t('basicSection.dateSpan')}
        style={{ alignSelf: 'flex-start' }}
      />
      {span === 'single' ? (
        <DayField {...shared} label={label} value={dates[0] ?? null} onChange={(date) => form.set('tournamentDates', date ? [date] : [])} />
      ) : (
        <DaysField
          {...shared}
          type="multiple"
          label={label}
          value={dates}
          onChange={(chosen) => form.set('tournamentDates', chosen.toSorted())}
        />
      )}
    </FieldGroup>
  )
}
