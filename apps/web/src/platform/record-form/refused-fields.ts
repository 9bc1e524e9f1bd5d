import type { FieldError } from '@ramplight/ui/form/error-summary.tsx'
import type { z } from 'zod'
import { findingWords } from '../refusals/finding-words.ts'
import type { PlaceOf } from './field-errors.ts'
import { t } from './record-form.texts.ts'

/**
 * What the contract finds before anything is sent, as the summary of a form. In a list it says which row:
 * `settings.payout.fixedSlices.1.name` → `Taken off the top, row 2: needs a name`. One finding a field is enough.
 */
export function refusedFields(error: z.ZodError, labelOf: (path: string) => string, placeOf: PlaceOf = (field) => field): FieldError[] {
  const found = new Map<string, FieldError>()
  for (const { path, message } of error.issues) {
    const row = path.findIndex((part) => typeof part === 'number')
    const field = placeOf((row < 0 ? path : path.slice(0, row)).join('.'))
    const name = row < 0 ? labelOf(field) : t('refusedFields.fieldInRow', { field: labelOf(field), row: Number(path[row]) + 1 })
    if (!found.has(field)) found.set(field, { field, message: `${name}: ${findingWords(message)}` })
  }
  return [...found.values()]
}
