import { type texts as english, ofWhat } from './director-letters.en.ts'

const PROOF = {
  entry: 'pescó (una exención firmada, una foto del pesaje)',
  membership: 'se unió (un mensaje suyo, resultados de la temporada)',
}
const THE = { entry: 'la inscripción', membership: 'la membresía' }
const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

export const texts: typeof english = {
  locale: 'es-US',
  dispute: {
    needs_response: (about) => ({
      subject: `Pago en disputa: ${about.event}`,
      text: `El titular de una tarjeta disputó un pago de ${about.amount} con su banco (${ofWhat(about)}). Tu parte se retiró de tu cuenta, y ${THE[about.what]} está otra vez sin pagar.\n\nHabla primero con el pescador: puede decirle a su banco que fue un error.${about.day ? ` Si tienes pruebas de que ${PROOF[about.what]}, envíanoslas antes del ${about.day}. Después el banco ya no las acepta.` : ''}`,
    }),
    won: (about) => ({
      subject: `Ganaste la disputa: ${about.event}`,
      text: `El banco regresa los ${about.amount} que había retirado (${ofWhat(about)}). Tu parte está otra vez en tu cuenta.`,
    }),
    lost: (about) => ({
      subject: `Perdiste la disputa: ${about.event}`,
      text: `El banco le dio la razón al titular de la tarjeta por los ${about.amount} (${ofWhat(about)}). De tu cuenta no sale nada más. ${upperFirst(THE[about.what])} todavía se puede pagar de otra manera.`,
    }),
  },
  paidToPlatform: {
    refund: ({ amount, of }) => ({
      subject: `Reembolso: ${amount}`,
      text: `Reembolsamos ${amount} por ${of} a tu tarjeta. Tu banco puede tardar unos días. No debes nada por eso.`,
    }),
    'refund-failed': ({ amount, of }) => ({
      subject: `Tu reembolso de ${amount} no llegó`,
      text: `Tu banco no pudo recibir nuestro reembolso de ${amount} por ${of}. Escríbenos y te lo reembolsamos de otra manera.`,
    }),
    dispute: ({ amount, of, isAsked }) => ({
      subject: 'El pago que nos hiciste está en disputa',
      text: `El titular de la tarjeta disputó ${amount} que se pagaron por ${of}. Mientras el banco lo revisa no tienes que hacer nada.\n\nSi fue un error, díselo a tu banco. Si el banco le da la razón al titular, ${isAsked ? 'el monto se debe otra vez' : 'escríbenos para pagar de otra manera'}.`,
    }),
    'dispute-won': ({ amount, of }) => ({
      subject: 'Disputa cerrada: pago confirmado',
      text: `El banco de tu tarjeta confirmó el pago de ${amount} por ${of}. Está pagado, y no tienes que hacer nada.`,
    }),
    'dispute-lost': ({ amount, of, next }) => ({
      subject: next ? `Se deben otra vez ${amount}` : 'El banco le dio la razón al titular de la tarjeta',
      text: next
        ? `El banco le dio la razón al titular de la tarjeta, así que se deben otra vez los ${amount} por ${of}. Paga en la página de abajo, o cobraremos a la tarjeta guardada el ${next}. Si ese intento y uno más fallan, tu cuenta se bloquea y no puedes inscribir pescadores.`
        : `El banco le dio la razón al titular de la tarjeta por los ${amount} por ${of}. Escríbenos para pagar de otra manera.`,
    }),
  },
  paidFor: { invoice: (month) => `la comisión de la plataforma de ${month}`, bill: 'tu plan' },
  feeNotPaid: {
    subject: 'No pudimos cobrar tu comisión de la plataforma',
    lockedSubject: 'Tu cuenta está bloqueada: comisión de la plataforma vencida',
    text: (amount, month) => `No pudimos cobrar la comisión de la plataforma de ${month}: ${amount}.`,
    why: {
      'cards.no-card': 'No hay tarjeta guardada.',
      'cards.declined': 'Tu tarjeta se rechazó.',
      'cards.asks': 'El banco de tu tarjeta quiere confirmar que eres tú.',
      'cards.taken-back': 'El primer pago se disputó.',
    },
    verify: (day) =>
      `Esto no cuenta como intento. Paga en la página de abajo, donde tu banco confirma que eres tú. Probaremos la tarjeta otra vez el ${day}.`,
    locked:
      'Lo intentamos tres veces, así que tu cuenta está bloqueada y no puedes inscribir pescadores. Los torneos que ya empezaron siguen. Paga en la página de abajo para desbloquearla enseguida.',
    again: (tries, most, day) =>
      `Este fue el intento ${tries} de ${most}. Lo intentaremos otra vez el ${day}. Antes de eso puedes agregar otra tarjeta o pagar en la página de abajo.`,
  },
  cameBack: ({ event, who, amount }) => ({
    subject: `Un premio regresó: ${event}`,
    text: `Stripe regresó los ${amount} enviados a ${who || 'quien ganó'} (${event}). El dinero está otra vez en tu cuenta, y el premio está marcado sin pagar.\n\nAbre la página de abajo para pagarlo de otra manera o enviarlo otra vez.`,
  }),
  refundFailed: ({ event, boat, amount }) => ({
    subject: `Reembolso rechazado: ${event}`,
    text: `El procesador de tarjetas rechazó el reembolso de ${amount} a ${boat || 'una lancha'}, que se retiró de ${event}. Aparece en Dinero para reembolsarlo de otra manera, y sus pescadores ya lo saben.`,
  }),
  saidStays: ({ event, boat }) => ({
    subject: `Retirada: ${boat || 'una lancha'}, ${event}`,
    text: `Tu aparato retiró sin conexión a ${boat || 'una lancha'} de ${event}. Antes de que eso llegara, la lancha dijo que sí puede ir. Está retirada, y sus pescadores ya lo saben. Si se queda, inscríbela otra vez.`,
  }),
  levelBill: ({ amount, tries, next }) => ({
    subject: next ? 'No se pudo cobrar tu plan' : 'Tu plan terminó: no se pudo cobrar',
    text: next
      ? `Tu tarjeta se rechazó por ${amount} de tu plan. Este fue el intento ${tries}. Por ahora conservas tu plan, y probaremos la tarjeta otra vez el ${next}.\n\nAntes de eso, abre Facturación en la página de abajo para pagar o agregar otra tarjeta.`
      : `Tu tarjeta se rechazó por ${amount} de tu plan después de ${tries} intentos, y ya no la probamos más. Todo lo que escribiste se queda, y los torneos que ya empezaron siguen. Elige un plan en la página de abajo.`,
  }),
  restricted: {
    subject: 'Tus pagos con tarjeta están detenidos',
    text: (needs) =>
      `Stripe limitó tu cuenta. Hasta que reciba lo que necesita, los pagos con tarjeta o los depósitos están detenidos.${needs.length ? ` Necesita: ${needs.join(', ')}.` : ''}\n\nAbre la página de abajo para responder. Toma unos minutos.`,
  },
}
