import type { Language } from '#platform/http/language-of'
import { texts as en } from './question-letter.en.ts'
import { texts as es } from './question-letter.es.ts'

const LETTERS = { en, es } satisfies Record<Language, typeof en>

type Question = { about: string; question: string; name: string; email: string }

/** What a director reads of a question from the page of their tournament or tour. The question is as somebody typed it. */
export const questionLetter = ({ about, question, name, email }: Question, language: Language) => ({
  subject: LETTERS[language].subject(about),
  text: `${question}\n\n${name}\n${email}`,
})
