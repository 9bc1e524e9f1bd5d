import type { FieldError } from '@ramplight/ui/form/error-summary.tsx'
import type { CallError } from '../call-error.ts'

/**
 * What the server found, as the summary of a form: its words behind the name of the field. A path into a list points at
 * the list: `bigfishpots.0.entryFee` → `bigfishpots`.
 */
export const fieldErrorsOf = (error: CallError, labelOf: (path: string) => string): FieldError[] =>
  error.fields.map(({ path, message }) => {
    const field = path.replace(/\.\d+(\..*)?$/, '')
    return { field, message: `${labelOf(field)}: ${message}` }
  })
