import { DateInput } from '@mantine/dates'
import { type Season, seasonCalls } from '@ramplight/contract/tours/seasons'
import type { Tour } from '@ramplight/contract/tours/tours'
import { messageOf } from '@ramplight/domain/kernel/errors'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { FieldRow, RequiredLabel } from '@ramplight/ui/form/fields.tsx'
import { ChoiceBox, LongTextBox, MoneyBox, TextBox } from '#platform/record-form/bound-fields.tsx'
import { RecordSheet } from '#platform/record-form/record-sheet.tsx'
import { required } from '#platform/record-form/required.ts'
import type { RecordForm } from '#platform/record-form/use-record-form.ts'
import { SeasonRulesFields } from './season-rules-fields.tsx'
import { checkRules, type RulesValues, rulesOf, rulesValues } from './season-rules-values.ts'

const LABELS: Record<string, string> = {
  name: 'Name',
  tour: 'Tour',
  startDate: 'Start Date',
  endDate: 'End Date',
  membershipFee: 'Membership fee',
  notes: 'Notes',
  rules: 'Rules in words',
  'seasonRules.bestOf': 'Best results that count',
  'seasonRules.drop': 'Worst results that do not count',
  'seasonRules.participationPoints': 'For every event fished',
  'seasonRules.perfectAttendance': 'For fishing them all',
}
const labelOf = (path: string) => LABELS[path] ?? path

type Values = { [K in 'name' | 'tour' | 'startDate' | 'endDate' | 'notes' | 'rules']: string | null } & {
  membershipFee: number | null
  seasonRules: RulesValues
}
type Props = { season: Season | null; tours: readonly Tour[]; onClose: () => void; onSaved?: (season: Season) => void }

const startValues = (season: Season | null, tours: readonly Tour[]): Values => ({
  name: season?.name ?? '',
  tour: season ? (season.tour ?? null) : (tours[0]?._id ?? null),
  startDate: season?.startDate ?? null,
  endDate: season?.endDate ?? null,
  membershipFee: season?.membershipFee ?? null,
  notes: season?.notes ?? null,
  rules: season?.rules ?? null,
  seasonRules: rulesValues(season?.seasonRules),
})

/** As it is stored. A draft from before there were rules has none. */
const written = (values: Values) => ({ ...values, seasonRules: rulesOf(values.seasonRules ?? rulesValues(null)) })

export function SeasonSheet({ season, tours, onClose, onSaved }: Props) {
  const check = (values: Values) => {
    const missing = required(['name', 'startDate', 'endDate'], labelOf)(values)
    if (missing.length > 0)
      notify.danger(messageOf('tournament.missing-fields', { list: missing.map(({ field }) => labelOf(field)).join(', ') }))
    if (missing.length === 0 && (values.endDate ?? '') < (values.startDate ?? ''))
      return [{ field: 'endDate', message: 'A season ends after it starts' }]
    return [...missing, ...checkRules(values.seasonRules ?? rulesValues(null))]
  }
  return (
    <RecordSheet
      title={season ? season.name : 'Add season'}
      calls={seasonCalls}
      record={season}
      valuesOf={(stored) => startValues(stored, tours)}
      written={written}
      {...(onSaved && { onSaved })}
      draftKey={`season-${season?._id ?? 'new'}`}
      labelOf={labelOf}
      check={check}
      saveLabel={season ? 'Save' : 'Add season'}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextBox form={form} path="name" label={<RequiredLabel>Name</RequiredLabel>} placeholder="2027 Trail" maxLength={120} />
          <ChoiceBox form={form} path="tour" label="Tour" options={tours.map(({ _id, name }) => ({ value: _id, label: name }))} clearable />
          <FieldRow>
            <DateBox form={form} path="startDate" />
            <DateBox form={form} path="endDate" />
          </FieldRow>
          <MoneyBox form={form} path="membershipFee" label="Membership fee" />
          <SeasonRulesFields form={form} values={form.values.seasonRules ?? rulesValues(null)} />
          <LongTextBox form={form} path="notes" label="Notes" maxLength={5000} />
          <LongTextBox form={form} path="rules" label="Rules in words" maxLength={20_000} />
        </>
      )}
    </RecordSheet>
  )
}

const DateBox = ({ form, path }: { form: RecordForm<Values, number | null>; path: 'startDate' | 'endDate' }) => (
  <DateInput
    id={path}
    label={<RequiredLabel>{labelOf(path)}</RequiredLabel>}
    placeholder="MM/DD/YYYY"
    value={form.values[path]}
    onChange={(date) => form.set(path, date)}
    error={form.errorOf(path)}
  />
)
