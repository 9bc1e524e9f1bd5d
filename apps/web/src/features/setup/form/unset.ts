import type { FieldForm } from '#platform/record-form/bound-fields.tsx'

/** Nothing, no, zero and an empty list are all no rule. */
export const isSet = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some((part) => part !== null && part !== undefined) : Boolean(value)

export const countSet = ({ get }: Pick<FieldForm, 'get'>, paths: readonly string[]): number =>
  paths.filter((path) => isSet(get(path))).length

/** The same form, in which a list without rows is no list: a director who takes the last row out has changed nothing. */
export const withoutEmptyLists = (form: FieldForm): FieldForm => ({
  ...form,
  set: (path, value) => form.set(path, Array.isArray(value) && value.length === 0 ? undefined : value),
})
