import type { Language } from '#platform/http/language-of'
import { texts as en } from './question-letter.en.ts'
import { texts as es } from './question-letter.es.ts'

const LETTERS = { en, es } satisfies Record<Language, typeof en>

/** What somebody writes to a director: a question; that they can’t make it; or that they can after all, which needs no words of theirs. */
export type Asking = { kind: 'question' | 'withdraws'; question: string } | { kind: 'staysIn' }
type From = { about: string; name: string; contact: string | null }

/** What a director reads from the page of their tournament or tour. A question is as somebody typed it. */
export function questionLetter(asking: Asking, { about, name, contact }: From, language: Language) {
  const letter = LETTERS[language]
  return {
    subject: asking.kind === 'question' ? letter.subject(about) : letter[asking.kind](name, about),
    text: [asking.kind === 'staysIn' ? letter.canMakeIt(name, about) : asking.question, [name, contact].filter(Boolean).join('\n')].join(
      '\n\n',
    ),
  }
}
