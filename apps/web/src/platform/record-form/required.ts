import type { FieldError } from '@ramplight/ui/form/error-summary.tsx'
import { getAt } from './paths.ts'

/** The check of a small form: these must not be empty. */
export const required =
  (paths: readonly string[], labelOf: (path: string) => string) =>
  (values: object): FieldError[] =>
    paths.filter((path) => !String(getAt(values, path) ?? '').trim()).map((field) => ({ field, message: `${labelOf(field)} is required` }))
