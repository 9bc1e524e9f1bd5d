import {
  tutorial as record,
  TUTORIAL_SECTIONS,
  type Tutorial,
  type TutorialParent,
  tutorialCalls,
} from '@ramplight/contract/content/tutorials'
import { mediaKindOf } from '@ramplight/domain/content/upload-rules'
import { ChoicesField } from '@ramplight/ui/form/choices-field.tsx'
import { FieldGroup } from '@ramplight/ui/form/fields.tsx'
import { PictureInForm } from '#platform/files/picture-in-form.tsx'
import { FlagBox, LongTextBox, TextBox } from '#platform/record-form/bound-fields.tsx'
import { RecordSheet } from '#platform/record-form/record-sheet.tsx'
import { TutorialView } from './tutorial-view.tsx'
import { t } from './tutorials.texts.ts'

const valuesOf = (tutorial: Tutorial | null) => ({
  name: tutorial?.name ?? '',
  description: tutorial?.description ?? null,
  htmlText: tutorial?.htmlText ?? null,
  sourcePath: tutorial?.sourcePath ?? null,
  active: tutorial?.active ?? record.starts.active,
  displayLocations: [...(tutorial?.displayLocations ?? record.starts.displayLocations)],
})
type Values = ReturnType<typeof valuesOf>

/** What it is follows from the address: nobody says it twice. */
const written = ({ sourcePath, ...values }: Values) => {
  const path = sourcePath?.trim() || null
  return { ...values, sourcePath: path, sourceType: path && (mediaKindOf(path) === 'image' ? 'image' : 'video') }
}

const PARENTS = Object.keys(TUTORIAL_SECTIONS) as TutorialParent[]
const isOfUs = (path: string | null) => !path || path.startsWith('/')

/** Add a tutorial, or change one, with how it looks below. */
export const TutorialForm = ({ tutorial, onClose }: { tutorial: Tutorial | null; onClose: () => void }) => (
  <RecordSheet
    title={tutorial ? tutorial.name : t('sheet.add')}
    calls={tutorialCalls}
    record={tutorial}
    valuesOf={valuesOf}
    written={written}
    draftKey={`tutorial-${tutorial?._id ?? 'new'}`}
    saveLabel={tutorial ? t('sheet.save') : t('sheet.add')}
    size="lg"
    onClose={onClose}
  >
    {(form) => (
      <>
        <TextBox form={form} path="name" />
        <TextBox form={form} path="description" />
        <TextBox form={form} path="sourcePath" placeholder={t('sheet.address')} description={t('sheet.addressText')} />
        {isOfUs(form.values.sourcePath) && (
          <PictureInForm form={form} path="sourcePath" layout="landscape" folder="help" label={t('sheet.picture')} />
        )}
        <LongTextBox form={form} path="htmlText" description={t('sheet.text')} />
        <FieldGroup legend={form.declared?.labelOf('displayLocations')}>
          {PARENTS.map((parent) => (
            <PlacesBox
              key={parent}
              parent={parent}
              places={form.values.displayLocations}
              onChange={(next) => form.set('displayLocations', next)}
            />
          ))}
        </FieldGroup>
        <FlagBox form={form} path="active" />
        <FieldGroup legend={t('sheet.preview')}>
          <TutorialView tutorial={{ ...written(form.values), name: form.values.name } as Tutorial} />
        </FieldGroup>
      </>
    )}
  </RecordSheet>
)

type Places = Values['displayLocations']
type PlacesProps = { parent: TutorialParent; places: Places; onChange: (places: Places) => void }

/** At which sections of one kind of setup it is offered. */
function PlacesBox({ parent, places, onChange }: PlacesProps) {
  const others = places.filter((place) => place.parent !== parent)
  return (
    <ChoicesField
      label={t(`place.${parent}`)}
      data={[...TUTORIAL_SECTIONS[parent]]}
      value={places.filter((place) => place.parent === parent).map(({ section }) => section)}
      onChange={(sections) => onChange([...others, ...sections.map((section) => ({ parent, section }))] as Places)}
    />
  )
}
