import { translationsOf } from '@ramplight/ui/language/texts'
import type { Refusal } from './refusal.ts'
import type { RefusalTexts } from './refusal-texts.ts'
import type { wordsByCode as WordsByCode } from './words-by-code.ts'

/** Comes with another language: in English all is said already. */
let wordsByCode: typeof WordsByCode | null = null

const inOtherLanguage = translationsOf<RefusalTexts>({
  es: async () => {
    const [texts, byCode] = await Promise.all([import('./refusals.es.ts'), import('./words-by-code.ts')])
    wordsByCode = byCode.wordsByCode
    return texts
  },
})

/**
 * Why not, in the language on the screen, made from the code and its values. English is the sentence that came with them: the
 * catalogue of the domain has made it, on the server or here.
 */
export function refusalWords(refusal: Refusal): string {
  const t = inOtherLanguage()
  return t && wordsByCode ? wordsByCode(t, refusal) : refusal.message
}
