import type { texts as english } from './letters.en.ts'

export const texts: typeof english = {
  locale: 'es-US',
  cancelled: {
    subject: (event) => `${event} se canceló`,
    standard: (event) => `${event} se canceló.`,
    back: (amount, how) => `Tu lancha recibe ${amount} de vuelta ${how}`,
    how: {
      card: 'en la tarjeta que pagó. El banco puede tardar unos días.',
      cash: 'en efectivo, del director.',
      check: 'con cheque, del director.',
      credits: 'como crédito. Con él se paga otro evento.',
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
    sum: (amount) => `Pagado en total: ${amount}`,
    byCard: (amount) => `Tu tarjeta pagó: ${amount}`,
  },
  share: {
    partner: 'Tu compañero',
    half: (amount) => `Tu mitad: ${amount}`,
    part: (amount) => `Tu parte: ${amount}`,
    subject: (share, event) => `${share} para ${event}`,
    text: (payer, event, share, day) => `${payer} pagó ${event}. ${share}, págala hasta el ${day}.`,
  },
}
