import { type ErrorCode, errorMessages, valuesAskedFor } from '@ramplight/domain/kernel/errors'
import { englishValues, refusalPhrases, type ValueWords, valuesIn } from '@ramplight/domain/kernel/refusal-phrases'
import type { Texts } from '@ramplight/ui/language/texts'
import { writeList } from '@ramplight/ui/values/numbers'
import { writeIsoDay } from '@ramplight/ui/values/times'
import { deviceRefusals } from './device-refusals.ts'
import type { Refusal } from './refusal.ts'
import type { RefusalTexts } from './refusal-texts.ts'

type T = Texts<RefusalTexts>

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

/** A refusal in the language of `t`, made from the code and its values; as it came when that cannot be said whole. */
export const wordsByCode = (t: T, refusal: Refusal): string =>
  canBeSaid(refusal) ? t(refusal.code as Parameters<T>[0], valuesIn(wordsIn(t), refusal.values ?? {})) : refusal.message
