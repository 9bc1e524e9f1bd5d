import type { texts as english } from './question-letter.en.ts'

export const texts: typeof english = {
  subject: (about) => `Pregunta sobre ${about}`,
  withdraws: (name, about) => `No puede ir: ${name}, ${about}`,
  withdrew: (name, about) => `Se retiró: ${name}, ${about}`,
  staysIn: (name, about) => `Sí puede ir: ${name}, ${about}`,
  hasWithdrawn: (name, about, card, waits) =>
    [
      `${name} se retiró de ${about}.`,
      card ? `Se le reembolsan ${card} a la tarjeta según la política de reembolsos.` : 'No se reembolsó nada a una tarjeta.',
      ...(waits ? [`Faltan ${waits} por reembolsar. Aparece en Dinero.`] : []),
    ].join(' '),
  canMakeIt: (name, about) => `${name} sí puede ir a ${about}.`,
}
