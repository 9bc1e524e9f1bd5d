import type { TourSettings } from '@ramplight/contract/tours/tour-settings'
import { tourSettingsCalls } from '@ramplight/contract/tours/tour-settings'
import { type Tour, tourCalls } from '@ramplight/contract/tours/tours'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { DraftNotice } from '@ramplight/ui/form/draft-notice.tsx'
import { FieldRow, RequiredLabel } from '@ramplight/ui/form/fields.tsx'
import { FormPage, type FormSection } from '@ramplight/ui/form/form-page.tsx'
import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import type { SetupChoices } from '#features/setup/form/index.ts'
import { tourSections } from '#features/setup/form/index.ts'
import { labelOf, refusedFields } from '#features/setup/words/index.ts'
import { call } from '#platform/call.ts'
import { CallError, messageOfError } from '#platform/call-error.ts'
import { invalidateFamilies } from '#platform/query.ts'
import { ChoiceBox, LongTextBox, TextBox } from '#platform/record-form/bound-fields.tsx'
import { fieldErrorsOf } from '#platform/record-form/field-errors.ts'
import { changedPart } from '#platform/record-form/paths.ts'
import { useRecordForm } from '#platform/record-form/use-record-form.ts'
import { splitTour, type TourFormValues, tourFormValues } from './tour-values.ts'
import { UrlKeyField } from './url-key-field.tsx'

type Props = { tour: Tour; brought: TourSettings; choices: Pick<SetupChoices, 'structures' | 'species'>; mayEdit: boolean }

/** A tour and everything it brings, on one page with one save. */
export function TourForm({ tour, brought, choices, mayEdit }: Props) {
  const form = useRecordForm({ key: `tour-${tour._id}`, stored: tourFormValues(tour, brought), rev: revsOf(tour, brought) })
  const save = useMutation({
    mutationFn: async (values: TourFormValues) => {
      const [before, after] = [splitTour(form.base), splitTour(values)]
      const own = changedPart(before.tour, after.tour)
      const settings = changedPart(before.settings, after.settings)
      const isChanged = (part: object) => Object.keys(part).length > 0
      const change = (_rev: number, part: object) => ({ ...part, _rev }) as never
      const ownNow = isChanged(own) ? await call(tourCalls.update, { params: { id: tour._id }, body: change(form.seen.tour, own) }) : tour
      const settingsNow = isChanged(settings)
        ? await call(tourSettingsCalls.update, { params: { id: brought._id }, body: change(form.seen.settings, settings) })
        : brought
      return { values, revs: revsOf(ownNow, settingsNow) }
    },
    onSuccess: async ({ values, revs }) => {
      form.rebase(values, revs)
      notify.stealth('Saved')
      await invalidateFamilies('/api/tours/', '/api/tour-settings/')
    },
    onError: (error) => {
      // One of the two records may be stored already: ask again what is there, what was typed stays.
      void invalidateFamilies('/api/tours/', '/api/tour-settings/')
      if (error instanceof z.ZodError) return form.fail(refusedFields(error, labelOf))
      const found = error instanceof CallError ? fieldErrorsOf(error, labelOf) : []
      if (found.length > 0) form.fail(found)
      else if (!(error instanceof CallError && error.code === 'session.over'))
        notify.danger(`${messageOfError(error)} What you typed is kept on this device.`)
    },
  })
  const submit = () => {
    if (form.values.name?.trim()) save.mutate(form.values)
    else form.fail([{ field: 'name', message: 'Name is required' }])
  }
  const bound = { ...form, readOnly: !mayEdit }
  const basic: FormSection = {
    id: 'basic',
    title: 'Basic Info',
    purpose: 'The name tournaments run under.',
    children: (
      <>
        <TextBox form={bound} path="name" label={<RequiredLabel>Name</RequiredLabel>} maxLength={120} />
        <FieldRow>
          <ChoiceBox
            form={bound}
            path="waterType"
            label="Water"
            options={['Freshwater', 'Saltwater', 'Both']}
            clearable
            placeholder="Not set"
          />
          <UrlKeyField form={bound} stored={tour.urlLookupKey} />
        </FieldRow>
        <LongTextBox form={bound} path="additionalInfo" label="About the tour" maxLength={5000} />
      </>
    ),
  }
  return (
    <FormPage
      label="Tour"
      sections={[basic, ...tourSections(bound, choices)]}
      changes={form.changes}
      onSave={submit}
      onDiscard={form.discard}
      saving={save.isPending}
      errors={form.errors}
      attempt={form.attempt}
      draftKept={form.draft.keptAt !== null}
      notice={mayEdit ? <DraftNotice draft={form.draft} onRestore={form.replace} /> : undefined}
    />
  )
}

const revsOf = (tour: Tour, brought: TourSettings) => ({ tour: tour._rev, settings: brought._rev })
