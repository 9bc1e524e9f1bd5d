import type { Language } from '#platform/http/language-of'
import { texts as en } from './letters.en.ts'
import { texts as es } from './letters.es.ts'

/** The letters about an account, in the languages that visitors read. */
export const LETTERS = { en, es } satisfies Record<Language, typeof en>
