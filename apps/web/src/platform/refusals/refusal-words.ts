import { type ErrorCode, errorMessages, valuesAskedFor } from '@ramplight/domain/kernel/errors'
import { englishValues, type RefusalValues, refusalPhrases, type ValueWords, valuesIn } from '@ramplight/domain/kernel/refusal-phrases'
import { type Texts, translationsOf } from '@ramplight/ui/language/texts'
import { writeList } from '@ramplight/ui/values/numbers'
import { writeIsoDay } from '@ramplight/ui/values/times'
import { deviceRefusals } from './device-refusals.ts'
import type { RefusalTexts } from './refusal-texts.ts'

/** A refusal as it crosses the wire, or as this device makes it. */
export type Refusal = { code: string; message: string; values?: RefusalValues | undefined }

type T = Texts<RefusalTexts>
const inOtherLanguage = translationsOf<RefusalTexts>({ es: () => import('./refusals.es.ts') })

/** Said by name, with everything that its sentence asks for. What an older server sends may be less. */
const canBeSaid = ({ code, values = {} }: Refusal): boolean =>
  Object.hasOwn(deviceRefusals, code) ||
  (Object.hasOwn(errorMessages, code) && valuesAskedFor(code as ErrorCode).every((name) => Object.hasOwn(values, name)))

/** What stands in a sentence, in its language. A phrase of a newer server stays as it came. */
const wordsIn = (t: T): ValueWords => ({
  phrase: (phrase) =>
    Object.hasOwn(refusalPhrases, phrase.phrase) ? t(phrase.phrase as Parameters<T>[0], phrase.values) : englishValues.phrase(phrase),
  list: writeList,
  date: writeIsoDay,
})

/**
 * Why not, in the language on the screen, made from the code and its values. English is the sentence that came with them: the
 * catalogue of the domain has made it, on the server or here.
 */
export function refusalWords(refusal: Refusal): string {
  const t = inOtherLanguage()
  return t && canBeSaid(refusal) ? t(refusal.code as Parameters<T>[0], valuesIn(wordsIn(t), refusal.values ?? {})) : refusal.message
}
