import type { Language } from '#platform/http/language-of'
import { texts as en } from './question-letter.en.ts'
import { texts as es } from './question-letter.es.ts'

const LETTERS = { en, es } satisfies Record<Language, typeof en>

type Question = { about: string; question: string; name: string; email: string; cantMakeIt: boolean }

/** What a director reads of a question from the page of their tournament or tour. The question is as somebody typed it. */
export const questionLetter = ({ about, question, name, email, cantMakeIt }: Question, language: Language) => ({
  subject: cantMakeIt ? LETTERS[language].cantMakeIt(name, about) : LETTERS[language].subject(about),
  text: `${question}\n\n${name}\n${email}`,
})
