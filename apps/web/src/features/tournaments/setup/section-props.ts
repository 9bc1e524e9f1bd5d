import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import { type FieldPath, labels } from './labels.ts'

/** Path and label of a field of the form: `<MoneyBox {...f('entryFee')} />`. */
export type FieldOf = (path: FieldPath) => { form: FieldForm; path: FieldPath; label: string }
export type SectionProps = { form: FieldForm; f: FieldOf }

export const fieldsOf =
  (form: FieldForm): FieldOf =>
  (path) => ({ form, path, label: labels[path] })
