import { type ErrorCode, errorMessages, type RefusalValues, valuesAskedFor } from '@ramplight/domain/kernel/errors'
import { translationsOf } from '@ramplight/ui/language/texts'
import { deviceRefusals } from './device-refusals.ts'
import type { RefusalTexts } from './refusal-texts.ts'

/** A refusal as it crosses the wire, or as this device makes it. */
export type Refusal = { code: string; message: string; values?: RefusalValues | undefined }

const inOtherLanguage = translationsOf<RefusalTexts>({ es: () => import('./refusals.es.ts') })

/** Said by name, with everything that its sentence asks for. What an older server sends may be less. */
const canBeSaid = ({ code, values = {} }: Refusal): boolean =>
  Object.hasOwn(deviceRefusals, code) ||
  (Object.hasOwn(errorMessages, code) && valuesAskedFor(code as ErrorCode).every((name) => Object.hasOwn(values, name)))

/**
 * Why not, in the language on the screen, made from the code and its values. English is the sentence that came with them: the
 * catalogue of the domain has made it, on the server or here.
 */
export function refusalWords(refusal: Refusal): string {
  const t = inOtherLanguage()
  return t && canBeSaid(refusal) ? t(refusal.code as Parameters<typeof t>[0], refusal.values) : refusal.message
}
