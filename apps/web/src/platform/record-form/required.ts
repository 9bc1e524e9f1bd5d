import type { FieldError } from '@ramplight/ui/form/error-summary.tsx'
import type { Declared } from './declared.tsx'
import { getAt, leafPaths } from './paths.ts'
import { t } from './record-form.texts.ts'

const isEmpty = (value: unknown): boolean => value === null || value === undefined || String(value).trim() === ''

/** Fields of a form that its record needs and that are empty. */
export const missingOf = (values: object, { isRequired, labelOf }: Declared): FieldError[] =>
  leafPaths(values)
    .filter((path) => isEmpty(getAt(values, path)) && isRequired(path))
    .map((field) => ({ field, message: t('required.fieldIsRequired', { field: labelOf(field) }) }))
