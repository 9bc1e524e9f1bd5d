import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './getting-paid.en.ts'

export const texts = {
  noun: 'tu cuenta para cobrar con tarjeta',
  start: {
    title: 'Acepta pagos con tarjeta',
    about:
      'Los pescadores pagan su inscripción desde su teléfono. El dinero llega a tu propia cuenta en nuestro procesador de tarjetas, Stripe, y de ahí a tu banco.',
    how: 'Toma unos diez minutos. Stripe pregunta quién eres y qué cuenta de banco usar. Nunca vemos tus datos bancarios ni los números de tarjeta.',
    costs: 'Los compañeros pueden pagar la mitad cada uno. Elige abajo quién cubre las comisiones de tarjeta: tú o tus pescadores.',
    connect: 'Conectar Stripe',
    off: 'Los pagos con tarjeta no están configurados en este sitio. El administrador puede activarlos.',
  },
  state: {
    ready: 'Los pescadores te pueden pagar con tarjeta.',
    readyNoBank: 'Los pescadores te pueden pagar con tarjeta. El dinero se retiene hasta que Stripe tenga tu cuenta de banco.',
    begun: 'Empezaste, pero Stripe todavía necesita algo de ti. Hasta entonces nadie te puede pagar con tarjeta.',
    restricted:
      'Stripe detuvo tus pagos con tarjeta hasta que reciba lo que necesita. Todavía puedes cobrar en efectivo y con cheque en la rampa.',
    needs: 'Stripe necesita: {needs}.',
    goOn: 'Continuar en Stripe',
    open: 'Abrir mi cuenta de Stripe',
  },
  facts: {
    title: 'Tu cuenta',
    cards: 'Tarjetas',
    on: 'Se aceptan',
    off: 'No se aceptan',
    bank: 'Depósitos',
    paysOut: 'Activados',
    waits: 'Todavía no',
    available: 'Disponible',
  },
  banks: {
    title: 'A dónde va el dinero',
    about: 'Cámbialo en Stripe.',
    none: 'Todavía no hay cuenta de banco.',
    bank: '{name} que termina en {last4}',
    card: 'Tarjeta de débito, {name} que termina en {last4}',
    kinds: { bank: 'Banco', card: 'Tarjeta' },
  },
  payouts: {
    title: 'Depósitos',
    note: 'Toca un depósito para ver sus pagos al lado de tus registros.',
    none: 'Todavía no hay depósitos.',
    sheet: '{amount} a tu banco',
    noun: 'el depósito',
    allSame: '{count, plural, one {Su pago coincide} other {Sus # pagos coinciden}} con tus registros.',
    notSame:
      '{count, plural, one {1 movimiento no coincide} other {# movimientos no coinciden}} con tus registros. Los pagos con tarjeta se revisan otra vez cada noche. Si mañana sigue igual, escríbenos.',
    notAll: 'Hay más movimientos de los que se ven aquí.',
    notSum: 'Los movimientos suman {sum}. Stripe envió {amount}.',
    total: 'Depositado',
    kept: 'comisión {fee}',
    state: { same: 'Coincide con tus registros', differs: 'Otro monto en tus registros', missing: 'No está en tus registros' },
  },
  movements: {
    title: 'Actividad de la cuenta',
    none: 'Todavía no hay actividad.',
    fee: 'Comisión {fee}',
  },
  types: {
    charge: 'Pago con tarjeta',
    payment: 'Pago con tarjeta',
    refund: 'Reembolso',
    payout: 'Depósito',
    transfer: 'A un pescador',
    adjustment: 'Disputa',
    fee: 'Comisiones y cuotas',
    topup: 'Agregado desde el banco',
  },
  states: {
    available: 'Disponible',
    pending: 'Pendiente',
    paid: 'Depositado',
    in_transit: 'En camino',
    failed: 'Falló',
    canceled: 'Cancelado',
  },
  end: {
    title: 'Dejar de cobrar con tarjeta',
    about: 'Nadie te puede pagar con tarjeta. El dinero que ya está en la cuenta llega a tu banco. Tus registros de pagos se quedan.',
    button: 'Desconectar Stripe',
    ask: '¿Desconectar Stripe?',
    item: '“Pagar con tarjeta” desaparece de tus torneos enseguida',
    done: 'Stripe desconectado.',
  },
} satisfies InOtherWords<typeof english>
