import { type Advertiser, advertiserCalls, advertiser as record } from '@ramplight/contract/sponsors/advertisers'
import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import { PictureInForm } from '#platform/files/picture-in-form.tsx'
import { FlagBox, TextBox } from '#platform/record-form/bound-fields.tsx'
import { RecordSheet } from '#platform/record-form/record-sheet.tsx'
import { t } from './advertisers.texts.ts'

const valuesOf = (advertiser: Advertiser | null) => ({
  name: advertiser?.name ?? '',
  url: advertiser?.url ?? '',
  email: advertiser?.email ?? '',
  key: advertiser?.key ?? null,
  image_path: advertiser?.image_path ?? null,
  active: advertiser?.active ?? record.starts.active,
})

/** Add an advertiser, or change one. */
export const AdvertiserSheet = ({ advertiser, onClose }: { advertiser: Advertiser | null; onClose: () => void }) => (
  <RecordSheet
    title={advertiser ? advertiser.name : t('sheet.add')}
    calls={advertiserCalls}
    record={advertiser}
    valuesOf={valuesOf}
    draftKey={`advertiser-${advertiser?._id ?? 'new'}`}
    saveLabel={advertiser ? t('sheet.save') : t('sheet.add')}
    onClose={onClose}
  >
    {(form) => (
      <>
        <TextBox form={form} path="name" />
        <TextBox form={form} path="url" placeholder={t('sheet.urlExample')} description={t('sheet.urlText')} />
        <PictureInForm form={form} path="image_path" layout="landscape" folder="sponsors" isWhole description={t('sheet.pictureText')} />
        <FieldRow>
          <TextBox form={form} path="email" description={t('sheet.emailText')} />
          <TextBox form={form} path="key" placeholder={t('sheet.keyExample')} description={t('sheet.keyText')} />
        </FieldRow>
        <FlagBox form={form} path="active" description={t('sheet.activeText')} />
      </>
    )}
  </RecordSheet>
)
