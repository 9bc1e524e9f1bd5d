import type { texts as english } from './letters.en.ts'

const BACK: typeof english.cancelled.how = {
  card: 'a la tarjeta con la que se pagó. El banco puede tardar unos días.',
  cash: 'en efectivo, del director.',
  check: 'con cheque, del director.',
  credits: 'como crédito para otro torneo.',
}
const OUT: typeof english.receipt.how = {
  ...{ cash: ' en efectivo', check: ' con cheque', card: ' a tu cuenta', online: ' en línea', transfer: ' por transferencia' },
  ...{ credits: ' como crédito', unstated: '', bank: '', float: '' },
}

export const texts: typeof english = {
  locale: 'es-US',
  cancelled: {
    subject: (event) => `${event} se canceló`,
    standard: (event) => `${event} se canceló.`,
    back: (amount, how) => `A tu lancha se le reembolsan ${amount} ${how}`,
    how: BACK,
  },
  receipt: {
    subject: (event) => `Recibo: ${event}`,
    text: (event, lines) => `Lo que se pagó por ${event}:\n\n${lines.join('\n')}`,
    line: (what, amount) => `${what}: ${amount}`,
    fee: 'Cuota de inscripción',
    membership: 'Membresía',
    pot: 'Pozo',
    platform: 'Comisión de la plataforma',
    card: 'Comisión de tarjeta',
    sum: (amount) => `Total pagado: ${amount}`,
    byCard: (amount, card) => `Cobrado a tu ${card ? card.replace(/ (\d+)$/, ' terminada en $1') : 'tarjeta'}: ${amount}`,
    paidTo: (payee, day, number) => `Pagado ${payee ? `a ${payee} ` : ''}el ${day}. Recibo ${number}.`,
    payee: (payee) => `Pagado a ${payee}.`,
    payment: ({ day, how, amount, number }) => `${day} · ${how} · ${amount} · Recibo ${number}`,
    overpaid: 'Pagado de más',
    refunds: 'Reembolsado',
    disputes: 'En disputa',
    disputed: (how) => `${how}, en disputa`,
    back: (how) => `${how}, reembolsado`,
    how: {
      cash: 'Efectivo',
      check: 'Cheque',
      card: 'Tarjeta',
      online: 'En línea',
      transfer: 'Transferencia',
      credits: 'Crédito',
      unstated: 'Método no registrado',
      bank: 'Banco',
      float: 'Efectivo inicial',
    },
  },
  moved: {
    refund: ({ event, amount, how, isMember = false }) => ({
      subject: `Reembolso: ${amount} de ${event}`,
      text: `${isMember ? 'Se te' : 'A tu lancha se le'} reembolsaron ${amount} de ${event} ${BACK[how]}`,
    }),
    'refund-failed': ({ event, amount }) => ({
      subject: `Tu reembolso no llegó: ${event}`,
      text: `El banco de la tarjeta no pudo recibir el reembolso de ${amount} de ${event}. Tu director te lo reembolsa de otra forma.`,
    }),
    dispute: ({ event, amount }) => ({
      subject: `Pago en disputa: ${event}`,
      text: `El titular de la tarjeta disputó con su banco el pago de ${amount} de ${event}. Si fue un error, avisa al banco.`,
    }),
    'dispute-won': ({ event, amount }) => ({
      subject: `Disputa cerrada: ${event}`,
      text: `El banco confirmó el pago con tarjeta de ${amount} de ${event}.`,
    }),
    'payout-handed-out': ({ event, amount, place }) => ({
      subject: `Premio: ${amount} de ${event}`,
      text: `Te pagaron ${amount} de ${event}${OUT[place]}.`,
    }),
    'payout-returned': ({ event, amount }) => ({
      subject: `Premio de regreso: ${event}`,
      text: `${amount} de tu premio de ${event} regresaron al director.`,
    }),
  },
  withdrawn: ({ event, back, waits }) => ({
    subject: `Retirada: ${event}`,
    text: [
      `Tu lancha ya no está inscrita en ${event}.`,
      ...back.map(({ amount, how, isAsked }) => `Se te ${isAsked ? 'reembolsan' : 'reembolsaron'} ${amount} ${BACK[how]}`),
      ...(waits ? [`Tu director todavía te debe reembolsar ${waits}.`] : []),
      ...(back.length === 0 && !waits ? ['No se reembolsó nada.'] : []),
    ].join(' '),
  }),
  share: {
    half: (amount) => `Tu mitad: ${amount}`,
    part: (amount) => `Tu parte: ${amount}`,
    subject: (share, event) => `${share} para ${event}`,
    text: (event, sentence) => `${event}: ${sentence}`,
  },
}
