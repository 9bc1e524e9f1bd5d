import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import { t } from './event.texts.ts'

/** A field for a web address: none is none, and no empty text. */
export const webField = <Path extends string>({ form, path }: { form: FieldForm; path: Path }) => ({
  form: { ...form, set: (at: string, value: unknown) => form.set(at, value || null) },
  path,
  placeholder: t('webExample'),
})
