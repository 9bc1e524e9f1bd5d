import type { texts as english } from './question-letter.en.ts'

export const texts: typeof english = {
  subject: (about) => `Pregunta sobre ${about}`,
  cantMakeIt: (name, about) => `No puede ir: ${name}, ${about}`,
}
