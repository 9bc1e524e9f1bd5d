import { type Sponsor, sponsorCalls } from '@ramplight/contract/sponsors/sponsors'
import type { Tour } from '@ramplight/contract/tours/tours'
import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import { PictureInForm } from '#platform/files/picture-in-form.tsx'
import { ChoiceBox, LongTextBox, MoneyBox, TextBox } from '#platform/record-form/bound-fields.tsx'
import { RecordSheet } from '#platform/record-form/record-sheet.tsx'
import { FIRST_SHAPE, SHAPES, type Shape, sponsorValues, statusesFrom, writtenSponsor } from './sponsor-values.ts'
import { t } from './sponsors.texts.ts'

type Props = { sponsor: Sponsor | null; tours: readonly Tour[]; onClose: () => void }

/** Add a sponsor, or change one. */
export function SponsorSheet({ sponsor, tours, onClose }: Props) {
  return (
    <RecordSheet
      title={sponsor ? sponsor.name : t('sheet.add')}
      calls={sponsorCalls}
      record={sponsor}
      valuesOf={sponsorValues}
      written={writtenSponsor}
      draftKey={`sponsor-${sponsor?._id ?? 'new'}`}
      saveLabel={sponsor ? t('sheet.save') : t('sheet.add')}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextBox form={form} path="name" />
          <FieldRow>
            <ChoiceBox
              form={form}
              path="tour"
              options={tours.map(({ _id, name }) => ({ value: _id, label: name }))}
              clearable
              placeholder={t('sheet.ownBook')}
            />
            <ChoiceBox
              form={form}
              path="status"
              options={statusesFrom(sponsor).map((value) => ({ value, label: t(`status.${value}`) }))}
              description={t('sheet.statusText')}
            />
          </FieldRow>
          <TextBox form={form} path="link" placeholder={t('sheet.linkExample')} />
          <TextBox form={form} path="tagLine" />
          <ChoiceBox
            form={form}
            path="imageOptions.orientation"
            options={(Object.keys(SHAPES) as Shape[]).map((value) => ({ value, label: t(`shape.${value}`) }))}
          />
          <PictureInForm
            form={form}
            path="mainImagePath"
            layout={SHAPES[form.values.imageOptions?.orientation ?? FIRST_SHAPE]}
            folder="sponsors"
            isWhole
            description={t('sheet.pictureText')}
          />
          <FieldRow>
            <TextBox form={form} path="email" />
            <MoneyBox form={form} path="charge" />
          </FieldRow>
          <LongTextBox form={form} path="notes" />
        </>
      )}
    </RecordSheet>
  )
}
