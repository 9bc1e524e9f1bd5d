import type { Language } from '#platform/http/language-of'
import { texts as en } from './question-letter.en.ts'
import { texts as es } from './question-letter.es.ts'

const LETTERS = { en, es } satisfies Record<Language, typeof en>

/**
 * What somebody writes to a director: a question; that they can’t make it. What needs no words of theirs: that they can after all; that they have
 * withdrawn, with what went back to the card and what is left to refund.
 */
export type Asking =
  | { kind: 'question' | 'withdraws'; question: string }
  | { kind: 'staysIn' }
  | { kind: 'withdrew'; card: string | null; waits: string | null }
type From = { about: string; name: string; contact: string | null }

/** What a director reads from the page of their tournament or tour. A question is as somebody typed it. */
export function questionLetter(asking: Asking, { about, name, contact }: From, language: Language) {
  const letter = LETTERS[language]
  return {
    subject: asking.kind === 'question' ? letter.subject(about) : letter[asking.kind](name, about),
    text: [wordsOf(asking, { about, name }, letter), [name, contact].filter(Boolean).join('\n')].join('\n\n'),
  }
}

function wordsOf(asking: Asking, { about, name }: Pick<From, 'about' | 'name'>, letter: (typeof LETTERS)[Language]): string {
  if (asking.kind === 'staysIn') return letter.canMakeIt(name, about)
  return asking.kind === 'withdrew' ? letter.hasWithdrawn(name, about, asking.card, asking.waits) : asking.question
}
