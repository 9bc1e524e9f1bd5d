import { defaultOf } from '@ramplight/domain/scoring/default-settings'
import type { TournamentField } from '#platform/labels/labels.ts'
import type { FieldForm } from '#platform/record-form/bound-fields.tsx'

/** A field of the form: `<MoneyBox {...f('entryFee')} />`. Paths without a label do not compile. */
export type FieldOf = (path: TournamentField) => { form: FieldForm; path: TournamentField }
export type SectionProps = { form: FieldForm; f: FieldOf }

const SETTINGS = 'settings.'

/** A form whose fields show what is done while nothing is set. */
export const withStandards = (form: FieldForm): FieldForm => ({
  ...form,
  standardOf: (path) =>
    path === 'entryFee'
      ? form.get('settings.payout.defaultEntryFee')
      : path.startsWith(SETTINGS)
        ? defaultOf(form.get('settings') as object | undefined, path.slice(SETTINGS.length))
        : undefined,
})

/** What a field shows: as it is set, or as it is done while nothing is set. */
export const shownIn = (form: FieldForm, path: TournamentField): unknown => form.get(path) ?? form.standardOf?.(path)

export const fieldsOf = (form: FieldForm): FieldOf => {
  // Inside the settings a field is there or it is not; only a field of the tournament itself is emptied.
  const bound = {
    ...form,
    set: (path: string, value: unknown) => form.set(path, path.startsWith(SETTINGS) ? (value ?? undefined) : value),
  }
  return (path) => ({ form: bound, path })
}
