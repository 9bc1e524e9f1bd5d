import type { Language } from '#platform/http/language-of'
import { texts as en } from './letters.en.ts'
import { texts as es } from './letters.es.ts'

/** What teams and those they invite are written. */
export const LETTERS = { en, es } satisfies Record<Language, typeof en>
