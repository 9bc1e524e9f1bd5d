import { PLACES_OF_SETUP } from '@ramplight/contract/content/tutorials'
import { type Season, seasonCalls } from '@ramplight/contract/tours/seasons'
import type { Tour } from '@ramplight/contract/tours/tours'
import { messageOf } from '@ramplight/domain/kernel/errors'
import { DayField } from '@ramplight/ui/form/day-field.tsx'
import type { FieldError } from '@ramplight/ui/form/error-summary.tsx'
import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import { MissingFieldsDialog } from '@ramplight/ui/form/missing-fields-dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Tutorials } from '#features/content/tutorials/index.ts'
import { labelOf } from '#platform/labels/labels.ts'
import { ChoiceBox, LongTextBox, MoneyBox, TextBox } from '#platform/record-form/bound-fields.tsx'
import { labelFor } from '#platform/record-form/declared.tsx'
import { RecordSheet } from '#platform/record-form/record-sheet.tsx'
import type { RecordForm } from '#platform/record-form/use-record-form.ts'
import { useSession } from '#platform/use-session.ts'
import { ownDivisionsQuery } from '../divisions/index.ts'
import { SeasonRulesFields } from './season-rules-fields.tsx'
import { checkRules, type RulesValues, rulesOf, rulesValues } from './season-rules-values.ts'
import { t } from './seasons.texts.ts'

type Values = { [K in 'name' | 'tour' | 'division' | 'startDate' | 'endDate' | 'notes' | 'rules']: string | null } & {
  membershipFee: number | null
  seasonRules: RulesValues
}
type Props = { season: Season | null; tours: readonly Tour[]; onClose: () => void; onSaved?: (season: Season) => void }

const startValues = (season: Season | null, tours: readonly Tour[]): Values => ({
  name: season?.name ?? '',
  tour: season ? (season.tour ?? null) : (tours[0]?._id ?? null),
  division: season?.division ?? null,
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
  const [missed, setMissed] = useState<{ field: string; label: string }[]>([])
  const check = (values: Values, missing: readonly FieldError[]) => {
    setMissed(missing.map(({ field }) => ({ field, label: labelOf('seasons', field) })))
    if (missing.length === 0 && (values.endDate ?? '') < (values.startDate ?? ''))
      return [{ field: 'endDate', message: t('seasonSheet.endsBeforeItStarts') }]
    return checkRules(values.seasonRules ?? rulesValues(null))
  }
  return (
    <>
      <RecordSheet
        title={season ? season.name : t('seasonSheet.addSeason')}
        calls={seasonCalls}
        record={season}
        valuesOf={(stored) => startValues(stored, tours)}
        written={written}
        {...(onSaved && { onSaved })}
        draftKey={`season-${season?._id ?? 'new'}`}
        check={check}
        saveLabel={season ? t('seasonSheet.save') : t('seasonSheet.addSeason')}
        onClose={onClose}
      >
        {(form) => (
          <>
            <Tutorials at={PLACES_OF_SETUP.season.sheet!} />
            <TextBox form={form} path="name" placeholder={t('seasonSheet.nameExample')} />
            <TourAndDivision form={form} tours={tours} />
            <FieldRow>
              <DateBox form={form} path="startDate" />
              <DateBox form={form} path="endDate" />
            </FieldRow>
            <MoneyBox form={form} path="membershipFee" />
            <SeasonRulesFields form={form} values={form.values.seasonRules ?? rulesValues(null)} />
            <LongTextBox form={form} path="notes" />
            <LongTextBox form={form} path="rules" />
          </>
        )}
      </RecordSheet>
      <MissingFieldsDialog
        opened={missed.length > 0}
        onClose={() => setMissed([])}
        title={messageOf('tournament.missing-fields', { list: missed.map(({ label }) => label).join(', ') })}
        fields={missed}
      />
    </>
  )
}

/** A season is in a division of its own tour, so another tour takes it out. Where the tour has none, there is nothing to choose. */
function TourAndDivision({ form, tours }: { form: RecordForm<Values, number | null>; tours: readonly Tour[] }) {
  const { data: divisions = [] } = useQuery(ownDivisionsQuery(useSession()!.user))
  const ofTour = divisions.filter(({ tour }) => tour && tour === form.values.tour)
  const setTour = {
    ...form,
    set: (path: string, value: unknown) => {
      form.set(path, value)
      form.set('division', null)
    },
  }
  return (
    <FieldRow>
      <ChoiceBox form={setTour} path="tour" options={tours.map(({ _id, name }) => ({ value: _id, label: name }))} clearable />
      {(ofTour.length > 0 || form.values.division) && (
        <ChoiceBox form={form} path="division" options={ofTour.map(({ _id, name }) => ({ value: _id, label: name }))} clearable />
      )}
    </FieldRow>
  )
}

const DateBox = ({ form, path }: { form: RecordForm<Values, number | null>; path: 'startDate' | 'endDate' }) => (
  <DayField
    id={path}
    label={labelFor(form.declared, path)}
    value={form.values[path]}
    onChange={(day) => form.set(path, day)}
    error={form.errorOf(path)}
  />
)
