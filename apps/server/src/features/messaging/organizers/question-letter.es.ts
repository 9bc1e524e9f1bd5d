import type { texts as english } from './question-letter.en.ts'

export const texts: typeof english = {
  subject: (about) => `Pregunta sobre ${about}`,
  withdraws: (name, about) => `No puede ir: ${name}, ${about}`,
  staysIn: (name, about) => `Sí puede ir: ${name}, ${about}`,
  canMakeIt: (name, about) => `${name} sí puede ir a ${about}.`,
}
