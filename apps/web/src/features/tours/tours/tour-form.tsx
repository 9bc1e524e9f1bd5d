import { waterType } from '@ramplight/contract/tournaments/species'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import type { TourSettings } from '@ramplight/contract/tours/tour-settings'
import { tourSettingsCalls } from '@ramplight/contract/tours/tour-settings'
import { type Tour, tourCalls } from '@ramplight/contract/tours/tours'
import { DraftNotice } from '@ramplight/ui/form/draft-notice.tsx'
import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import { FormPage, type FormSection } from '@ramplight/ui/form/form-page.tsx'
import type { SetupChoices } from '#features/setup/form/index.ts'
import { tourSections, withTourTutorials } from '#features/setup/form/index.ts'
import { writeValue } from '#features/setup/words/index.ts'
import { call } from '#platform/call.ts'
import { PictureInForm } from '#platform/files/picture-in-form.tsx'
import { ChoiceBox, LongTextBox, TextBox } from '#platform/record-form/bound-fields.tsx'
import { declaredBy } from '#platform/record-form/declared.tsx'
import { changedPart } from '#platform/record-form/paths.ts'
import { missingOf } from '#platform/record-form/required.ts'
import { useRecordForm } from '#platform/record-form/use-record-form.ts'
import { useSave } from '#platform/record-form/use-save.tsx'
import { splitTour, type TourFormValues, tourFormValues, withOwnOf } from './tour-values.ts'
import { t } from './tours.texts.ts'
import { UrlKeyField } from './url-key-field.tsx'
import { waterWord } from './water-words.ts'

type Props = { tour: Tour; brought: TourSettings; choices: Pick<SetupChoices, 'structures' | 'species'>; mayEdit: boolean }

/** A tour has the fields of what it brings, too. */
const declared = declaredBy(tourCalls.update, { brought: tournamentCalls.update })

/** A tour and everything it brings, on one page with one save. */
export function TourForm({ tour, brought, choices, mayEdit }: Props) {
  const start = asForm(tour, brought)
  const form = useRecordForm({ key: `tour-${tour._id}`, stored: start.values, rev: start.seen, declared })
  const {
    submit: save,
    saving,
    dialog,
  } = useSave({
    form,
    send: (typed) => saveTour(tour._id, brought._id, typed, (half) => form.rebase(half.values, half.seen, form.latest())),
    read: (stored: TourStored) => stored,
    theirs: async () => {
      const of = { params: { id: tour._id } }
      return asForm(await call(tourCalls.get, of), await call(tourSettingsCalls.byTour, of))
    },
    write: writeValue,
  })
  const submit = () => {
    const missing = missingOf(form.values, declared)
    if (missing.length === 0) save()
    else form.fail(missing)
  }
  const bound = { ...form, readOnly: !mayEdit }
  const basic: FormSection = {
    id: 'basic',
    title: t('tourForm.basicInfo'),
    purpose: t('tourForm.basicInfoPurpose'),
    children: (
      <>
        <TextBox form={bound} path="name" />
        <FieldRow>
          <ChoiceBox
            form={bound}
            path="waterType"
            options={waterType.options.map((value) => ({ value, label: waterWord(value) }))}
            clearable
            placeholder={t('tourForm.notSet')}
          />
          <UrlKeyField form={bound} stored={tour.urlLookupKey} />
        </FieldRow>
        <LongTextBox form={bound} path="additionalInfo" />
        <PictureInForm form={bound} path="tourIcon" layout="square" folder="tours" description={t('tourForm.iconText')} />
        <PictureInForm form={bound} path="tourBanner" layout="tourProfileBanner" folder="tours" description={t('tourForm.bannerText')} />
      </>
    ),
  }
  return (
    <>
      <FormPage
        label={t('tourForm.tour')}
        sections={withTourTutorials([basic, ...tourSections(bound, choices)])}
        changes={form.changes}
        onSave={submit}
        onDiscard={form.discard}
        saving={saving}
        errors={form.errors}
        attempt={form.attempt}
        draftKept={form.draft.keptAt !== null}
        notice={mayEdit ? <DraftNotice draft={form.draft} onRestore={form.replace} /> : undefined}
      />
      {dialog}
    </>
  )
}

/** What the form is over: a tour, and what it brings to its tournaments. */
type TourStored = { values: TourFormValues; seen: { tour: number; settings: number } }

const asForm = (tour: Tour, brought: TourSettings): TourStored => ({
  values: tourFormValues(tour, brought),
  seen: { tour: tour._rev, settings: brought._rev },
})

/**
 * Each of the two records is sent when something of it was changed. `onHalf`: the first is stored. Should the second be refused,
 * the form goes on from there, and does not take its own first half for what somebody else saved.
 */
export async function saveTour(
  tour: string,
  settings: string,
  { values, base, seen }: TourStored & { base: TourFormValues },
  onHalf: (stored: TourStored) => void,
): Promise<TourStored> {
  const [before, after] = [splitTour(base), splitTour(values)]
  const own = changedPart(before.tour, after.tour)
  const brought = changedPart(before.settings, after.settings)
  const isChanged = (part: object) => Object.keys(part).length > 0
  const change = (_rev: number, part: object) => ({ ...part, _rev })
  const now = { ...seen }
  if (isChanged(own)) now.tour = (await call(tourCalls.update, { params: { id: tour }, body: change(seen.tour, own) }))._rev
  if (!isChanged(brought)) return { values, seen: now }
  try {
    now.settings = (await call(tourSettingsCalls.update, { params: { id: settings }, body: change(seen.settings, brought) }))._rev
    return { values, seen: now }
  } catch (error) {
    if (now.tour !== seen.tour) onHalf({ values: withOwnOf(values, base), seen: now })
    throw error
  }
}
