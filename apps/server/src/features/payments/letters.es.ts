import type { texts as english } from './letters.en.ts'

export const texts: typeof english = {
  locale: 'es-US',
  cancelled: {
    subject: (event) => `${event} se canceló`,
    standard: (event) => `${event} se canceló.`,
    back: (amount, how) => `A tu lancha se le reembolsan ${amount} ${how}`,
    how: {
      card: 'a la tarjeta con la que se pagó. El banco puede tardar unos días.',
      cash: 'en efectivo, del director.',
      check: 'con cheque, del director.',
      credits: 'como crédito para otro torneo.',
    },
  },
  receipt: {
    subject: (event) => `Recibo: ${event}`,
    text: (event, lines) => `Lo que se pagó por ${event}:\n\n${lines.join('\n')}`,
    line: (what, amount) => `${what}: ${amount}`,
    fee: 'Cuota de inscripción',
    membership: 'Membresía',
    pot: 'Pozo',
    platform: 'Cuota de la plataforma',
    card: 'Comisión de tarjeta',
    sum: (amount) => `Total pagado: ${amount}`,
    byCard: (amount, card) => `Cobrado a tu ${card ? card.replace(/ (\d+)$/, ' terminada en $1') : 'tarjeta'}: ${amount}`,
    paidTo: (payee, day, number) => `Pagado ${payee ? `a ${payee} ` : ''}el ${day}. Recibo ${number}.`,
    payee: (payee) => `Pagado a ${payee}.`,
    payment: ({ day, how, amount, number }) => `${day} · ${how} · ${amount} · Recibo ${number}`,
    back: (how) => `${how}, reembolsado`,
    how: {
      cash: 'Efectivo',
      check: 'Cheque',
      card: 'Tarjeta',
      online: 'En línea',
      transfer: 'Transferencia',
      credits: 'Crédito',
      unstated: 'Método no registrado',
    },
  },
  share: {
    partner: 'Tu compañero',
    half: (amount) => `Tu mitad: ${amount}`,
    part: (amount) => `Tu parte: ${amount}`,
    subject: (share, event) => `${share} para ${event}`,
    text: (payer, event, share, day) => `${payer} pagó ${event}. ${share}. Págala a más tardar el ${day}.`,
  },
}
