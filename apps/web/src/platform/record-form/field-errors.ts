import type { FieldError } from '@ramplight/ui/form/error-summary.tsx'
import type { CallError } from '../call-error.ts'
import { findingWords } from '../refusals/finding-words.ts'

/** Where a form shows a field that it has under another name. */
export type PlaceOf = (field: string) => string
const asCalled: PlaceOf = (field) => field

/**
 * What the server found, as the summary of a form: its words behind the name of the field. A path into a list points at
 * the list: `bigfishpots.0.entryFee` → `bigfishpots`. One finding a field is enough.
 */
export function fieldErrorsOf(error: CallError, labelOf: (path: string) => string, placeOf: PlaceOf = asCalled): FieldError[] {
  const found = new Map<string, FieldError>()
  for (const { path, message } of error.fields) {
    const field = placeOf(path.replace(/\.\d+(\..*)?$/, ''))
    if (!found.has(field)) found.set(field, { field, message: `${labelOf(field)}: ${findingWords(message)}` })
  }
  return [...found.values()]
}
