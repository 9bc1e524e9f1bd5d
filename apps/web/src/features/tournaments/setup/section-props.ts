import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import { type FieldPath, labels } from './labels.ts'

/** Path and label of a field of the form: `<MoneyBox {...f('entryFee')} />`. */
export type FieldOf = (path: FieldPath) => { form: FieldForm; path: FieldPath; label: string }
export type SectionProps = { form: FieldForm; f: FieldOf }

export const fieldsOf = (form: FieldForm): FieldOf => {
  // Inside the settings a field is there or it is not; only a field of the tournament itself is emptied.
  const bound = {
    ...form,
    set: (path: string, value: unknown) => form.set(path, path.startsWith('settings.') ? (value ?? undefined) : value),
  }
  return (path) => ({ form: bound, path, label: labels[path] })
}
