import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './pay-by-card.en.ts'

export const texts = {
  pay: 'Pagar con tarjeta',
  goOn: 'Continuar al pago: {amount}',
  mine: '{crew, plural, =2 {Pagar mi mitad: {amount}} other {Pagar mi parte: {amount}}}',
  boat: 'Pagar por toda la lancha: {amount}',
  rest: 'Pagar el resto: {amount}',
  hasPaid: '{name}: pagó {amount}',
  owes: '{name}: debe {amount}',
  paidSoFar: 'Pagado hasta ahora: {paid} de {whole}',
  total: 'Total a tu tarjeta',
  entryFee: 'Cuota de inscripción',
  entryFeeLess: 'Inscripción con el cupón {code}',
  membership: 'Membresía',
  payMembership: 'Pagar membresía: {amount}',
  memberPaid: 'Tu membresía está pagada. Te mandamos el recibo por correo.',
  memberLeft: 'No se pagó nada. Paga con tarjeta ahora o paga a tu director.',
  platformFee: 'Comisión de la plataforma, $2 por pescador',
  cardFee: 'Comisión de tarjeta, 3% + $0.31',
  paid: 'Pagado con tarjeta. Nos vemos en la rampa.',
  waiting: 'Esperando la confirmación del banco. Esta página se actualiza sola, o puedes volver más tarde.',
  notHere: 'En este torneo no se aceptan tarjetas. Paga en la rampa.',
  left: 'No se pagó nada. Paga con tarjeta ahora o en la rampa.',
  leftPlace: 'No se pagó nada. Paga con tarjeta para conservar tu lugar.',
  needsInternet: 'Pagar con tarjeta necesita internet',
} satisfies InOtherWords<typeof english>
