import type { AnglerMoneyWords } from './angler-words.ts'

const share = (crew: number, mine: string): string => (crew > 1 && mine ? ` Tu ${crew === 2 ? 'mitad' : 'parte'} es ${mine}.` : '')

export const texts: AnglerMoneyWords = {
  paid: () => 'Todo pagado.',
  free: () => 'Inscripción gratis. No hay nada que pagar.',
  nothing: () => 'No hay nada que pagar.',
  'in-line': () => 'Estás en la lista de espera. No pagas nada hasta que tengas lugar.',
  overpaid: ({ amount }) => `Pagaste ${amount} de más. Tu director te lo va a reembolsar o a corregir.`,
  refunded: ({ amount }) => `Se reembolsaron ${amount}. No hay nada que pagar.`,
  canceled: ({ toRefund, refunded }) => {
    if (toRefund) return `El torneo se canceló. A tu lancha se le reembolsan ${toRefund}.`
    return refunded ? `El torneo se canceló. Se reembolsaron ${refunded}.` : 'El torneo se canceló. No hay nada que pagar.'
  },
  'share-paid': ({ crew, paid, names, count, owes }) =>
    `Pagaste tu ${crew === 2 ? 'mitad' : 'parte'} (${paid}). ${names || 'Tu lancha'} ${count > 1 ? 'deben' : 'debe'} ${owes}.`,
  owes: ({ crew, owes, mine, how }) => `${crew > 1 ? 'Tu lancha debe' : 'Debes'} ${owes}.${share(crew, mine)}${how}`,
  'partner-paid': ({ names, count, paid, mine, how }) => `${names} ${count > 1 ? 'pagaron' : 'pagó'} ${paid}. Tú debes ${mine}.${how}`,
  'part-paid': ({ crew, paid, owes, mine, how }) =>
    `Tu lancha pagó ${paid} y debe ${owes}.${crew > 1 && mine ? ` Tu parte es ${mine}.` : ''}${how}`,
  'added-later': ({ items, owes, how }) => `Pagado. Se agregó después: ${items}, faltan ${owes}.${how}`,
  'refunded-owes': ({ amount, owes, how }) => `Se reembolsaron ${amount}. Tu lancha debe ${owes}.${how}`,
  disputed: ({ amount, owes, how }) => `Un pago con tarjeta de ${amount} está en disputa. Tu lancha debe ${owes}.${how}`,
  fee: 'cuota de inscripción',
  ways: {
    held: (until) => ` Paga a más tardar: ${until}, o tu lugar pasa al siguiente de la lista.`,
    card: (until) => ` Paga con tarjeta a más tardar el ${until}, o en la rampa.`,
    'card-or-ramp': () => ' Paga con tarjeta o en la rampa.',
    ramp: () => ' Paga en la rampa.',
    any: () => '',
  },
}
